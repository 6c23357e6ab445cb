/** Settings that outlast a game, as text and as values. Reading and writing the file is for the shell. */
import * as z from 'zod'
import { WHYS } from './commands/desk.ts'

const profile = z.strictObject({
  name: z.string().max(24).optional(),
  family: z.string().max(24).optional(),
  theme: z.string().max(24).optional(),
  pace: z.enum(['slow', 'normal', 'fast', 'instant']).prefault('normal'),
  hints: z.boolean().prefault(true),
  ids: z.boolean().prefault(false),
  ascii: z.boolean().prefault(false),
  whys: z.enum(WHYS).prefault('off'),
  /** Packs of content by name: the folder in which each was last seen. */
  packs: z.record(z.string().max(60), z.string().max(4096)).prefault({}),
})
export type Profile = z.output<typeof profile>

export const DEFAULT_PROFILE: Profile = profile.parse({})

/** The settings in a file, or the defaults and a sentence that says why. */
export function readProfile(text: string, path: string): { profile: Profile; fault: string | null } {
  const parsed = profile.safeParse(json(text))
  if (parsed.success) return { profile: parsed.data, fault: null }
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') || 'the file'
  return {
    profile: DEFAULT_PROFILE,
    fault: `The settings in ${path} cannot be read (${where}), so the defaults are used; delete the file or mend it.`,
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const profileText = (settings: Profile): string => `${JSON.stringify(settings, null, 2)}\n`

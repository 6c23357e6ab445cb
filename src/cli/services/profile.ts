// Reads and writes the settings in the platform's folder for them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import envPaths from 'env-paths'
import { DEFAULT_PROFILE, type Profile, profileText, readProfile } from '../../ui/profile.ts'

export const profilePath = (): string => join(envPaths('lychgate', { suffix: '' }).config, 'settings.json')

export function loadProfile(path = profilePath()): { profile: Profile; fault: string | null } {
  try {
    return readProfile(readFileSync(path, 'utf8'), path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { profile: DEFAULT_PROFILE, fault: null }
    return {
      profile: DEFAULT_PROFILE,
      fault: `The settings in ${path} cannot be read, so the defaults are used.`,
    }
  }
}

/** Null, or a sentence if the settings hold only for this game. */
export function saveProfile(profile: Profile, path = profilePath()): string | null {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, profileText(profile))
    return null
  } catch {
    return `The settings cannot be written to ${path}; they hold for this game only.`
  }
}

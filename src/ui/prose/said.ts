/** Sentences with the voice they are said in: the output of prose. */
import type { Happening, HappeningKind, HappeningOf } from '../../engine/happenings.ts'
import type { RuleId } from '../../engine/ids.ts'
import type { Scene } from './scene.ts'

/** Story, the system's own voice, dice, or a choice; the mark is what plain mode puts in front. */
export type Voice = 'story' | 'system' | 'dice' | 'choice'
export const MARKS: Record<Voice, string> = { story: '', system: '| ', dice: '* ', choice: '? ' }

export interface Said {
  voice: Voice
  text: string
  /** Stands on a line of its own, or begins one. */
  fresh?: true
  /** Follows from the line before it, dice included, and may share that line. */
  follows?: true
  /** The rules behind it, where something happened. */
  rules?: readonly RuleId[]
  /** A moment that deserves a pause; its title. */
  beat?: string
}

export const story = (text: string): Said => ({ voice: 'story', text })
export const fresh = (text: string): Said => ({ voice: 'story', text, fresh: true })
export const follows = (text: string): Said => ({ voice: 'story', text, follows: true })
export const system = (text: string): Said => ({ voice: 'system', text, fresh: true })
export const dice = (text: string): Said => ({ voice: 'dice', text, fresh: true })
export const choice = (text: string): Said => ({ voice: 'choice', text, fresh: true })

/** The sentences for one kind of happening; null if nothing is said. */
export type Teller<K extends HappeningKind> = (
  happening: HappeningOf<K>,
  scene: Scene,
  before: Happening | null,
) => Said | Said[] | null
export type Tellers<K extends HappeningKind> = { [Kind in K]: Teller<Kind> }

/** Sentences of one voice that belong together become one line. */
export function paragraphs(said: readonly Said[]): Said[] {
  const lines: Said[] = []
  for (const one of said) {
    const last = lines.at(-1)
    const joins = last && !one.fresh && (one.follows ? last.voice !== 'system' : last.voice === 'story')
    if (joins && last.voice !== 'choice') {
      last.text = `${last.text} ${one.text}`
      if (one.rules) last.rules = [...new Set([...(last.rules ?? []), ...one.rules])]
    } else lines.push({ ...one })
  }
  return lines
}

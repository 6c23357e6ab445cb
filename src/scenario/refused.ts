/** How a line was refused, and whether that is how a scenario expects it. */
import { REFUSALS } from '../engine/refusals.ts'
import type { Typed } from './stage.ts'

/** The prompt itself refused the line, and by no rule: it was no choice of the game. */
export const BY_THE_PROMPT = 'prompt'
export const REFUSED_AS = [...Object.keys(REFUSALS), BY_THE_PROMPT]

/** Rules and codes, all of which the refusal must have; `true` for any refusal. */
export type Refused = true | readonly string[]

export const isRefusedAs = (typed: Typed, wanted: Refused): boolean =>
  typed.refused && (wanted === true || wanted.every((one) => namesOf(typed).includes(one)))

/** Every name that `refused:` may call this refusal by. */
const namesOf = ({ rules, code }: Typed): string[] => {
  if (code !== null) return [...rules, code]
  return rules.length > 0 ? rules : [BY_THE_PROMPT]
}

/** "refused by L-ATK-01, attack-too-early". */
export const howRefused = (typed: Typed): string => `refused by ${namesOf(typed).join(', ')}`

/** What to write instead of `refused: true`, which any refusal satisfies. */
export const betterThanTrue = (typed: Typed): string => {
  const names = namesOf(typed)
  return `${howRefused(typed)}; write \`refused: ${names.length > 1 ? `[${names.join(', ')}]` : names[0]}\``
}

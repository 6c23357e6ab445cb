/** Clauses as sentences. */
import { capital } from '../language/vocabulary.ts'

export const sentence = (clause: string): string => {
  const whole = capital(clause)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/** Named reactions say their name first. */
export const named = (def: { name?: string }, text: string): string =>
  def.name ? `${def.name}. ${text}` : text

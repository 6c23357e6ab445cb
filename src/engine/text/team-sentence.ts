/** Who turns, as it is read out (L-FREE-12..16, L-HID-01..09). */
import type { TeamDef, TraitorRule } from '../language/defs.ts'
import type { Say } from '../language/say.ts'
import { capital, KIND_NAMES } from '../language/vocabulary.ts'

export function teamSentence(team: TeamDef, say: Say): string {
  switch (team.kind) {
    case 'known':
      return `The traitor is ${whoTurns(team.traitor, say)}.`
    case 'hidden':
      return `The traitor is ${whoTurns(team.traitor, say)} and stays hidden.`
    case 'unknown':
      return 'Nobody knows yet who will be the traitor.'
    case 'none':
      return 'There is no traitor.'
    case 'everyone':
      return 'Everyone plays alone.'
    case 'all-traitors':
      return 'All of you are traitors.'
  }
}

function whoTurns(rule: TraitorRule, say: Say): string {
  if ('highest' in rule)
    return `the player with the highest ${say.trait(rule.highest)}${rule.but ? ' but the revealer' : ''}`
  if ('lowest' in rule)
    return `the player with the lowest ${say.trait(rule.lowest)}${rule.but ? ' but the revealer' : ''}`
  if ('calling' in rule)
    return `the ${rule.calling.split('-').map(capital).join(' ')}, or else ${whoTurns(rule.else, say)}`
  if ('oldest' in rule) return 'the oldest explorer'
  if ('youngest' in rule) return 'the youngest explorer'
  if ('mostItems' in rule) return `the player with the most ${KIND_NAMES.item}s`
  if ('mostDead' in rule) return 'the player with the most dead ancestors'
  if ('random' in rule) return 'chosen at random'
  return 'the revealer'
}

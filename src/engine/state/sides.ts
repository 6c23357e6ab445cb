/** Who opposes whom, and what a traitor may shrug off (L-MOVE-07..09, L-TRTR, L-HID-10, L-AMB-55, L-AMB-65). */
import type { CharacterId } from '../ids.ts'
import type { TraitorPower } from '../language/defs.ts'
import type { Play } from '../play.ts'
import { findExplorer, findMonster, monsterDef } from './characters.ts'
import type { Explorer } from './state.ts'

export const teamKind = (play: Play): string | null =>
  play.state.haunt ? play.catalog.haunts[play.state.haunt.number]!.team.kind : null

/** L-HID-10, L-AMB-63: each player is a side of one. */
export const isFreeForAll = (play: Play): boolean => teamKind(play) === 'everyone'

/**
 * Opponents as the table knows them, so that no cost or list tells a secret (L-AMB-65). Before the haunt
 * there are none (L-MOVE-09); players with secret sides do not oppose each other, but monsters oppose all
 * who are not publicly traitors.
 */
export function areOpponents(play: Play, one: CharacterId, other: CharacterId): boolean {
  const { state } = play
  if (!state.haunt || state.phase === 'setup' || one === other) return false
  const a = findExplorer(state, one)
  const b = findExplorer(state, other)
  if (!a && !b) return false
  if (a && b) {
    if (a.dead || b.dead) return false // L-AMB-39
    if (isFreeForAll(play)) return true
    return a.shown !== null && b.shown !== null && a.shown !== b.shown
  }
  const person = (a ?? b) as Explorer
  if (isNeutral(play, a ? other : one)) return false
  return !person.dead && person.shown !== 'traitor'
}

/** A monster that is nobody's opponent. */
export function isNeutral(play: Play, id: CharacterId): boolean {
  const monster = findMonster(play.state, id)
  return monster !== null && monsterDef(play, monster).neutral === true
}

/** L-AMB-55: whom an attack may be aimed at; while a side is secret any other living player (L-AMB-98). */
export function mayAttack(play: Play, one: CharacterId, other: CharacterId): boolean {
  if (areOpponents(play, one, other)) return true
  const kind = teamKind(play)
  const a = findExplorer(play.state, one)
  const b = findExplorer(play.state, other)
  if (!(kind === 'hidden' || kind === 'unknown') || a === null || b === null || a === b || b.dead)
    return false
  return a.shown === null || b.shown === null
}

/** L-TRTR-01..09: the edition's powers, as the haunt adds or removes; L-AMB-96: a hidden traitor has none. */
export function hasPower(play: Play, explorer: Explorer, power: TraitorPower): boolean {
  const { haunt } = play.state
  if (!haunt || explorer.shown !== 'traitor') return false
  let has = play.rules.traitor.powers.includes(power)
  for (const passive of play.catalog.haunts[haunt.number]!.passives) {
    if (passive.ask === 'traitor-power' && passive.power === power) has = passive.has
  }
  return has
}

/** What hinders in the text of tiles passes a traitor by; whether their damage does as well is another power. */
export const ignoresHarm = (play: Play, explorer: Explorer): boolean =>
  hasPower(play, explorer, 'ignore-harm') || hasPower(play, explorer, 'ignore-harmless')

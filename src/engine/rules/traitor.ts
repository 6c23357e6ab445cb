/** Who turns, by the haunt's own rule; ties by a random crest or from the revealer leftwards (L-START-04, L-FREE-12..15, L-AMB-17, L-AMB-60, L-AMB-61). */
import type { ExplorerId } from '../ids.ts'
import type { TraitorRule } from '../language/defs.ts'
import { happen, type Play, type Procedures } from '../play.ts'
import { explorerOf, fromLeftOf, possession, traitValue } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import { hasPower } from '../state/sides.ts'
import type { Explorer } from '../state/state.ts'
import { buryCard } from './cards.ts'
import { harmsBearer } from './questions.ts'

/** Everybody who meets the rule equally well. */
export function candidates(play: Play, rule: TraitorRule): ExplorerId[] {
  const { state } = play
  const revealer = state.haunt!.revealer
  const others = (but?: 'revealer') =>
    state.explorers.filter(({ id }) => but === undefined || id !== revealer)
  if ('revealer' in rule) return [revealer]
  if ('highest' in rule) return most(others(rule.but), (explorer) => traitValue(play, explorer, rule.highest))
  if ('lowest' in rule) return most(others(rule.but), (explorer) => -traitValue(play, explorer, rule.lowest))
  if ('calling' in rule) {
    // L-FREE-15: the second criterion only when nobody has the calling.
    const called = state.explorers.filter(({ calling }) => calling === rule.calling).map(({ id }) => id)
    return called.length > 0 ? called : candidates(play, rule.else)
  }
  if ('oldest' in rule) return most(others(), ({ age }) => age)
  if ('youngest' in rule) return most(others(), ({ age }) => -age)
  if ('mostItems' in rule)
    return most(
      others(),
      ({ cards }) => cards.filter((card) => possession(play, card).kind === 'item').length,
    )
  if ('mostDead' in rule) return most(others(), ({ ancestors }) => ancestors)
  return others().map(({ id }) => id)
}

function most(explorers: Explorer[], measure: (explorer: Explorer) => number): ExplorerId[] {
  const best = Math.max(...explorers.map(measure))
  return explorers.filter((explorer) => measure(explorer) === best).map(({ id }) => id)
}

/** L-TOK-03, L-FREE-14: a random crest among the tied. */
export const tieByChance: Procedures['settleTie'] = ({ state }, tied) => pickOne(state.rng, 'haunt', tied)

/** E1-REVEAL-04, E1-REVEAL-05, E2-REVEAL-04, E3-REVEAL-05: the revealer, then leftwards. */
export const tieFromRevealer: Procedures['settleTie'] = ({ state }, tied) => {
  const revealer = explorerOf(state, state.haunt!.revealer)
  return [revealer, ...fromLeftOf(state, revealer.seat)].find(({ id }) => tied.includes(id))!.id
}

/** E1-TRAITOR-05, E2-TRAITOR-01: Events that hold somebody let go of them as they turn. */
export function getFree(play: Play, traitor: Explorer): void {
  if (!hasPower(play, traitor, 'get-free')) return
  for (const card of traitor.kept.filter((one) => play.catalog.cards[one]!.passives.some(harmsBearer))) {
    happen(play, { kind: 'got-free', rules: ['E2-TRAITOR-01'], who: traitor.id, card })
    buryCard(play, card)
  }
}

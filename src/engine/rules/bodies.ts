/**
 * Souls and bodies. An explorer's record is a soul at its seat: name, family, side, heirlooms. What belongs to the
 * body it is in (place, traits, things, death, what lies on it) goes with the body when bodies are changed.
 */
import type { ExplorerId } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { Explorer } from '../state/state.ts'
import { carryOff } from './move.ts'
import { checkLastOnes } from './victory.ts'

const BODY = [
  'body',
  'tile',
  'steps',
  'cards',
  'used',
  'kept',
  'objects',
  'dead',
  'borneBy',
  'ignores',
] as const
type Body = Pick<Explorer, (typeof BODY)[number]>
const bodyOf = (explorer: Explorer): Body =>
  Object.fromEntries(BODY.map((part) => [part, explorer[part]])) as unknown as Body

/** Two souls change bodies; the turn of either goes on in the new one, with the moves that are left. */
export function swapBodies(play: Play, one: ExplorerId, other: ExplorerId): void {
  rehouse(
    play,
    new Map([
      [one, other],
      [other, one],
    ]),
  )
  const [mine, theirs] = [one, other].map((id) => explorerOf(play.state, id).body)
  happen(play, {
    kind: 'bodies-swapped',
    rules: ['L-PREC-01'],
    who: one,
    with: other,
    body: mine!,
    left: theirs!,
  })
}

/** Every soul goes to its own body. Whose body has died is dead, and whose body lives is not. */
export function returnBodies(play: Play): void {
  const { explorers } = play.state
  const away = explorers.filter(({ id, body }) => id !== body)
  if (away.length === 0) return
  const dead = new Set(explorers.filter((explorer) => explorer.dead).map(({ id }) => id))
  rehouse(play, new Map(away.map(({ id, body }) => [id, body])))
  happen(play, {
    kind: 'bodies-returned',
    rules: ['L-PREC-01'],
    souls: away.map(({ id }) => id),
    died: away.filter((one) => one.dead && !dead.has(one.id)).map(({ id }) => id),
    woke: away.filter((one) => !one.dead && dead.has(one.id)).map(({ id }) => id),
  })
  checkLastOnes(play) // L-AMB-75
}

/** Gives the body each soul is in to another soul: from whoever had it to whoever has it now. */
function rehouse(play: Play, moves: Map<ExplorerId, ExplorerId>): void {
  const { state } = play
  const goesTo = (id: ExplorerId): ExplorerId => moves.get(id) ?? id
  const bodies = state.explorers.map((explorer) => ({ to: goesTo(explorer.id), body: bodyOf(explorer) }))
  for (const { to, body } of bodies) Object.assign(explorerOf(state, to), body)
  // Whoever is in a body bears what it bore, and lies under what lay on it.
  for (const explorer of state.explorers) if (explorer.borneBy) explorer.borneBy = goesTo(explorer.borneBy)
  for (const lasting of state.lasting) lasting.on = goesTo(lasting.on)
  if (state.turn.drags) state.turn.drags = goesTo(state.turn.drags)
  // L-AMB-36: whoever's turn it is stands elsewhere now, and has let go of what it held.
  for (const id of moves.keys()) carryOff(play, id)
}

/** Taking a card from a corpse (E3-DIE-04, E3-RUL-02): in its own right, beside the trade of the turn. */
import type { CardId, ExplorerId } from '../ids.ts'
import { keys } from '../keys.ts'
import { happen, type Play } from '../play.ts'
import { explorerOf, tileIdOf } from '../state/characters.ts'
import type { Explorer } from '../state/state.ts'
import { gainThing, loseThing } from './cards.ts'
import { react } from './reactions.ts'

const LOOT = 'loot'

export function lootings(play: Play, explorer: Explorer): { key: string; from: ExplorerId; card: CardId }[] {
  const { state, rules } = play
  if (state.turn.words.filter((word) => word === LOOT).length >= rules.hand.loot) return []
  return state.explorers
    .filter(({ id, dead }) => dead && id !== explorer.id && tileIdOf(state, id) === explorer.tile)
    .flatMap(({ id, cards }) => cards.map((card) => ({ key: keys.take(id, card), from: id, card })))
}

export function loot(play: Play, explorer: Explorer, from: ExplorerId, card: CardId): void {
  play.state.turn.words.push(LOOT)
  loseThing(play, explorerOf(play.state, from), card)
  gainThing(play, explorer, card)
  happen(play, { kind: 'looted', rules: ['E3-DIE-04'], who: explorer.id, from, card })
  react(play, 'received', explorer.id, { target: from, named: card })
}

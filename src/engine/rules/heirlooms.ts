/** Heirloom stickers: which card takes one, and putting it on (L-HEIR-01..11). */
import type { CardId } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import type { Explorer } from '../state/state.ts'
import { markOf } from './cards.ts'
import { record } from './record.ts'

/** L-HEIR-01, L-HEIR-08: an empty space on the card, and a sticker left. */
export function canBeHeirloom({ catalog, state }: Play, { heirlooms }: Explorer, card: CardId): boolean {
  const def = catalog.cards[card]!
  return def.kind !== 'event' && def.slot && !state.marks[card]?.heirloom && heirlooms.left > 0
}

/** L-HEIR-05: the sticker goes on, and a nameless card takes its finder's name. `counts`: it is the one of this game. */
export function makeHeirloom(
  play: Play,
  explorer: Explorer,
  card: CardId,
  cause: string,
  counts = true,
): void {
  const mark = markOf(play.state, card)
  mark.heirloom = explorer.family
  mark.name ??= explorer.name
  explorer.heirlooms.left--
  if (counts) explorer.heirlooms.made++
  const { family } = explorer
  happen(play, { kind: 'made-heirloom', rules: ['L-HEIR-05'], who: explorer.id, card, family })
  record(play, { kind: 'made-heirloom', card, family, name: mark.name, cause })
}

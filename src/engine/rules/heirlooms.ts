/** Heirloom stickers: which card takes one, and putting it on (L-HEIR-01..11). */
import type { CardId } from '../ids.ts'
import { keys, parseKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { markOf } from './cards.ts'
import { record } from './record.ts'
import { suggestedNames } from './suggestions.ts'

/** L-HEIR-01, L-HEIR-08: an empty space on the card, and a sticker left. */
export function canBeHeirloom({ catalog, state }: Play, { heirlooms }: Explorer, card: CardId): boolean {
  const def = catalog.cards[card]!
  return def.kind !== 'event' && def.slot && !state.marks[card]?.heirloom && heirlooms.left > 0
}

/** L-HEIR-05: the sticker goes on, once a nameless card has a name. `counts`: it is the one of this game. */
export function makeHeirloom(
  play: Play,
  { id: who }: Explorer,
  card: CardId,
  cause: string,
  counts = true,
): void {
  push(play, 'heirloom', { who, card, cause, counts })
}

/** In a campaign whoever found it writes the name; elsewhere it takes theirs. */
export function heirloomFrame(play: Play, frame: FrameOf<'heirloom'>): void {
  const { who, card, cause, counts } = frame.with
  const explorer = explorerOf(play.state, who)
  const { family, heirlooms, seat, name: own } = explorer
  const mark = markOf(play.state, card)
  if (frame.step === 0 && play.state.legacy && mark.name === null) {
    frame.step = 1
    const names = [own, ...suggestedNames(play, explorer, 'given').filter((one) => one !== own)]
    return ask(play, seat, 'write', { who, card, source: 'heirloom' }, names.map(keys.write))
  }
  const answer = answered(frame)
  const said = answer === null ? null : parseKey(answer)
  mark.heirloom = family
  mark.name ??= said?.kind === 'write' ? said.text : own
  heirlooms.left--
  if (counts) heirlooms.made++
  pop(play)
  happen(play, { kind: 'made-heirloom', rules: ['L-HEIR-05'], who, card, family })
  record(play, { kind: 'made-heirloom', card, family, name: mark.name, cause })
}

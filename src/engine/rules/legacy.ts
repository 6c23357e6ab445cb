/**
 * Before and after a game of a campaign: who comes, the Legacy cards up to PAUSE, the offer for those who were away;
 * then the cards up to STOP, the records and the history (L-CAMP-03..07, L-CAMP-22..24, L-SETUP-05..08, L-WIN-02..06).
 */
import { addresses } from '../addresses.ts'
import type { CardId, ChoiceKey, ExplorerId, Seat } from '../ids.ts'
import { keys, parseKey } from '../keys.ts'
import { chapterOf } from '../language/chapters.ts'
import type { ChapterDef, LegacyCardDef } from '../language/defs.ts'
import { entryDef } from '../language/lines.ts'
import { answered, ask, askAll, happen, type Play, pop, push, runList } from '../play.ts'
import { explorerOf, receive, remove } from '../state/characters.ts'
import { pickOne, shuffle } from '../state/dice.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { addPiece, endVisits } from './changes.ts'
import { canBeHeirloom, makeHeirloom } from './heirlooms.ts'
import { scopeFor } from './questions.ts'
import { record } from './record.ts'
import { suggestedAge, suggestedNames } from './suggestions.ts'
import { AGES } from './written.ts'

/** L-CAMP-22: Items that are offered to a family that was away. */
const OFFERED = 3

type Gather = FrameOf<'gather'>
type After = FrameOf<'after'>

export function gatherFrame(play: Play, frame: Gather): void {
  switch (frame.step) {
    case 0:
      frame.step = 1
      return askMembers(play)
    case 1:
      introduce(play)
      frame.step = 2
      return
    case 2:
      if (!readNext(play, frame)) frame.step = 3
      return
    case 3:
      frame.with.left = [...play.state.legacy!.offers]
      frame.step = 4
      return
    case 4:
      return offerItems(play, frame)
    default:
      pop(play)
      return begin(play)
  }
}

/** L-SETUP-05, L-SETUP-06: all at once, and nobody sees what another writes. */
function askMembers(play: Play): void {
  const nameless = play.state.explorers.filter(({ name }) => name === '')
  if (nameless.length === 0) return
  askAll(
    play,
    'all',
    nameless.map(({ seat, id }) => ({
      seat,
      kind: 'member',
      about: { who: id, card: null, tile: null, source: null },
      choices: null,
    })),
  )
}

/** Somebody new, by suggestion, or the survivor of the last game, as much older as years have passed (L-FAM-05). */
export function memberChoices(play: Play, seat: Seat): ChoiceKey[] {
  const explorer = play.state.explorers[seat]!
  const names = suggestedNames(play, explorer, 'given').map((name, n) =>
    keys.who(suggestedAge(play.state, explorer, n), name),
  )
  return survivorAge(play, explorer) === null ? names : ['again', ...names]
}

function survivorAge({ state, catalog }: Play, { family }: Explorer): number | null {
  const before = state.legacy?.forebears[family]
  const chapter = chapterOf(catalog, state.options)
  if (!before || before.died || !chapter) return null
  const age = before.age + chapter.year - before.year
  return age <= AGES.oldest ? age : null
}

/** L-SETUP-07, L-FAM-02: everybody says who they are, and the record gets its row. */
function introduce(play: Play): void {
  const { state, catalog, given } = play
  for (const explorer of state.explorers) {
    const key = given?.[explorer.seat]
    const said = key === undefined ? null : parseKey(key)
    const again = key === 'again'
    if (again) {
      const age = survivorAge(play, explorer)!
      Object.assign(explorer, { name: state.legacy!.forebears[explorer.family]!.name, age })
    } else if (said?.kind === 'who') Object.assign(explorer, { name: said.name, age: said.age })
    const { id, family, name, age } = explorer
    happen(play, { kind: 'introduced', rules: ['L-SETUP-07'], who: id, name, age, again })
    const year = chapterOf(catalog, state.options)?.year ?? 0
    record(play, { kind: 'sat-down', family, name, age, year, again, cause: 'rule:record' })
  }
}

/** L-CAMP-03: one card at a time, read and obeyed; says whether another may follow. */
function readNext(play: Play, frame: Gather | After): boolean {
  const { state } = play
  const chapter = chapterOf(play.catalog, state.options)
  const last = cardBefore(chapter, state.legacy!.deck)
  const isHalt = frame.rule === 'gather' ? last?.pause : last?.stop
  const card = chapter?.cards.find((one) => one.card === state.legacy!.deck)
  if (!chapter || !card || (frame.with.card !== null && (isHalt || last?.stop))) return false
  frame.with.card = card.card
  state.legacy!.deck++
  happen(play, { kind: 'legacy-read', rules: ['L-CAMP-03'], card: card.card })
  obey(play, chapter, card)
  return true
}

const cardBefore = (chapter: ChapterDef | null, deck: number): LegacyCardDef | undefined =>
  chapter?.cards.find(({ card }) => card === deck - 1)

function obey(play: Play, chapter: ChapterDef, card: LegacyCardDef): void {
  const cause = addresses.legacyCard(chapter.number, card.card)
  if (card.becomes !== undefined) addPiece(play, card.becomes, cause) // L-CAMP-07
  if (card.keep) play.state.legacy!.kept.push(card.card)
  record(play, { kind: 'turned', card: card.card, cause })
  runList(play, card.do, { ...scopeFor(cause, 'haunt', spokesman(play)), target: null })
}

/** The winners choose: the first of them in seat order; if nobody won, or before that, the first player. */
function spokesman({ state }: Play): ExplorerId {
  const winners = state.outcome?.players ?? []
  return (state.explorers.find(({ id }) => winners.includes(id)) ?? state.explorers[0]!).id
}

/** L-CAMP-22..24: three Items at random, of which one is kept; it may become an heirloom besides that of the game. */
function offerItems(play: Play, frame: Gather): void {
  const { state } = play
  const { with: mine } = frame
  const explorer = state.explorers.find(({ family }) => family === mine.left[0])
  const answer = answered(frame)
  if (answer === 'heirloom' || answer === 'keep') {
    if (answer === 'heirloom') makeHeirloom(play, explorer!, explorer!.cards.at(-1)!, 'rule:offer', false)
    mine.left.shift()
    return
  }
  if (answer !== null) return keepOffered(play, frame, explorer!, answer)
  if (mine.left.length === 0) {
    frame.step = 5
    return
  }
  if (!explorer || state.decks.item.length === 0) {
    mine.left.shift()
    return
  }
  mine.offered = state.decks.item.splice(0, OFFERED)
  ask(play, explorer.seat, 'card', { who: explorer.id, source: 'offer' }, mine.offered.map(keys.card))
}

function keepOffered(play: Play, frame: Gather, explorer: Explorer, answer: ChoiceKey): void {
  const { state } = play
  const { with: mine } = frame
  const said = parseKey(answer)
  const kept: CardId = said.kind === 'card' ? said.card : mine.offered[0]!
  receive(explorer, kept, false)
  remove(mine.offered, kept)
  state.decks.item.push(...mine.offered)
  mine.offered = []
  shuffle(state.rng, 'cards', state.decks.item) // L-CAMP-23
  happen(play, {
    kind: 'card-drawn',
    rules: ['L-CAMP-22'],
    who: explorer.id,
    card: kept,
    deck: 'item',
    passed: 0,
  })
  if (canBeHeirloom(play, explorer, kept))
    return ask(play, explorer.seat, 'heirloom', { who: explorer.id, card: kept }, ['keep', 'heirloom'])
  mine.left.shift()
}

/** The first player, and the first round. */
export function begin(play: Play): void {
  const { state } = play
  const first = pickOne(state.rng, 'haunt', play.procedures.mayGoFirst(play))
  const count = state.explorers.length
  state.phase = 'explore'
  state.order = state.explorers.map((_, n) => state.explorers[(first.seat + n) % count]!.id)
  happen(play, {
    kind: 'game-opened',
    rules: [state.options.chapter === null ? 'L-SETUP-10' : 'L-CAMP-03'],
    players: state.explorers.map(({ id }) => id),
    first: first.id,
  })
  happen(play, { kind: 'round-began', rules: ['L-TURN-08'], round: 1 })
}

/** Somebody has won; the campaign has more to say. */
export function startAfter(play: Play): void {
  play.state.phase = 'after'
  push(play, 'after', { card: null, left: [] })
}

export function afterFrame(play: Play, frame: After): void {
  const { state } = play
  switch (frame.step) {
    // L-AMB-07: ending, fates, cards, history.
    case 0:
      endVisits(play)
      frame.step = 1
      return
    case 1:
      if (readNext(play, frame)) return
      recordFates(play)
      returnBoxed(play)
      frame.with.left = state.explorers.map(({ id }) => id)
      frame.step = 2
      return
    case 2:
      return askFates(play, frame)
    default:
      return endSitting(play)
  }
}

/** L-WIN-05: cards that went to the box lie in their decks again. */
function returnBoxed({ state, catalog }: Play): void {
  for (const card of state.box.splice(0)) state.decks[catalog.cards[card]!.kind].push(card)
}

/** Sides that were drawn or named; whoever was turned in the middle of a haunt has betrayed nobody. */
const BETRAYING = ['known', 'hidden', 'unknown']

/** L-FAM-03: who died, and who was a traitor. */
function recordFates(play: Play): void {
  const { state, catalog } = play
  const { kind } = catalog.haunts[state.haunt!.number]!.team
  for (const { family, dead, team } of state.explorers) {
    const traitor = team === 'traitor'
    const betrayed = traitor && BETRAYING.includes(kind)
    record(play, { kind: 'recorded', family, died: dead, traitor, betrayed, cause: 'rule:record' })
  }
}

/** L-FAM-03, L-WIN-06: a line for each person if they like, and one for the house; neither counts in play. */
function askFates(play: Play, frame: After): void {
  const { with: mine } = frame
  const answer = answered(frame)
  if (answer !== null) {
    const who = mine.left.shift()
    const said = parseKey(answer)
    if (said.kind === 'write') {
      const family = who === HISTORY ? null : explorerOf(play.state, who!).family
      record(play, {
        kind: 'noted',
        family,
        text: said.text,
        cause: family ? 'rule:record' : 'rule:history',
      })
    }
    if (mine.left.length === 0 && who !== HISTORY) mine.left.push(HISTORY)
  }
  const next = mine.left[0]
  if (next === undefined) {
    frame.step = 3
    return
  }
  const { seat, id } = next === HISTORY ? play.state.explorers[0]! : explorerOf(play.state, next)
  ask(play, seat, 'write', { who: id, source: next === HISTORY ? 'history' : 'fate' }, ['pass'])
}
const HISTORY = '*history'

function endSitting(play: Play): void {
  const { state, catalog } = play
  const number = state.options.chapter ?? 0
  const entry = state.legacy!.changes.findLast(
    (change) => change.kind === 'read' && entryDef(catalog, change.entry)?.haunt !== undefined,
  )
  const cause = addresses.chapter(number)
  record(play, {
    kind: 'ended',
    haunt: state.haunt!.number,
    winner: state.outcome!.winner ?? 'nobody',
    entry: entry?.kind === 'read' ? entry.entry : null,
    cause,
  })
  const last = !Object.hasOwn(catalog.chapters, number + 1)
  happen(play, { kind: 'sitting-over', rules: ['L-CAMP-05'], chapter: number, last })
  pop(play)
  state.phase = 'over'
}

/** Facts of a scenario, each checked against the table as it stands. */
import { nearest } from '../catalog/nearest.ts'
import { decisionOf, legalChoices, nextSeat, playOf, type State } from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import { SIDES, TRAITS } from '../engine/ids.ts'
import { traitValue } from '../engine/state/characters.ts'
import { CHANGE_KINDS, type Change } from '../engine/state/legacy.ts'
import { viewFor } from '../engine/view.ts'
import { TELLERS } from '../ui/prose/tell.ts'
import { letterOf } from './given.ts'
import { differences, looksLike } from './matches.ts'
import { betterThanTrue, isRefusedAs, type Refused } from './refused.ts'
import type { Facts } from './scenario.ts'
import type { Stage } from './stage.ts'

/** One thing that must be so: what it is, whether it holds, and what is so instead. */
export interface Check {
  fact: string
  holds: boolean
  instead: string
  /** It names something that nothing could ever be, so its contrary is no fact either. */
  senseless?: true
  /** It holds, but says little. */
  note?: string
}

type Fact = (stage: Stage, expected: unknown) => Check[]

/** Everything besides the names of people, monsters and tiles. */
const FACTS: Record<string, Fact> = {
  table: (stage, expected) => described('table', tableFacts(stage), expected),
  state: (stage, expected) => described('state', stage.state, expected),
  log: (stage, expected) => logged(stage.happenings, listOf(expected)),
  changes: (stage, expected) => changed(stage.state.legacy?.changes ?? [], listOf(expected)),
  times: (stage, expected) => counted(stage.happenings, expected as Record<string, unknown>),
  view: (stage, expected) =>
    eachSeat(stage, expected, (seat, who, wanted) =>
      described(`view of ${who}`, viewFor(stage.catalog, stage.state, seat), wanted),
    ),
  hears: (stage, expected) =>
    eachSeat(stage, expected, (seat, who, wanted) => heard(stage, seat, who, listOf(wanted).map(String))),
  may: (stage, expected) =>
    eachSeat(stage, expected, (seat, who, wanted) =>
      listOf(wanted).map((line) => {
        const { acted, out } = stage.wouldType(seat, String(line))
        return { fact: `${who} may: ${line}`, holds: acted, instead: acted ? 'it was done' : out }
      }),
    ),
  refused: (stage, expected) =>
    eachSeat(stage, expected, (seat, who, wanted) =>
      Object.entries(wanted as Record<string, Refused>).map(([line, how]) => {
        const typed = stage.wouldType(seat, line)
        const by = how === true ? '' : ` by ${how.join(', ')}`
        const check = {
          fact: `${who} is refused ${line}${by}`,
          holds: isRefusedAs(typed, how),
          instead: typed.out,
        }
        return how === true && check.holds ? { ...check, note: `${line} is ${betterThanTrue(typed)}` } : check
      }),
    ),
}
export function checksOf(stage: Stage, facts: Facts): Check[] {
  return Object.entries(facts).flatMap(([name, expected]) => {
    if (name === 'not')
      return listOf(expected)
        .flatMap((inner) => checksOf(stage, inner as Facts))
        .map(inverted)
    return Object.hasOwn(FACTS, name) ? FACTS[name]!(stage, expected) : named(stage, name, expected)
  })
}

const inverted = (check: Check): Check =>
  check.senseless ? check : { fact: `not ${check.fact}`, holds: !check.holds, instead: 'it is so' }

const senseless = (fact: string, instead: string): Check => ({ fact, holds: false, instead, senseless: true })

const listOf = (expected: unknown): unknown[] => (Array.isArray(expected) ? expected : [expected])

function eachSeat(
  stage: Stage,
  expected: unknown,
  check: (seat: number, who: string, wanted: unknown) => Check[],
): Check[] {
  return Object.entries(expected as Record<string, unknown>).flatMap(([who, wanted]) => {
    const seat = stage.seatOf(who)
    return seat < 0 ? [nobody(who, peopleAt(stage))] : check(seat, who, wanted)
  })
}

const peopleAt = ({ state }: Stage): string[] => state.explorers.map(({ id }) => id)

const nobody = (name: string, known: readonly string[]): Check =>
  senseless(name, `nobody and nothing is called ${name} here; there are ${known.join(', ')}`)

/** A check for every field that is named. */
function described(what: string, is: object, expected: unknown, anyOrder = false): Check[] {
  return Object.entries(expected as Facts).map(([field, wanted]) => {
    if (!Object.hasOwn(is, field))
      return senseless(
        `${what}: ${field}`,
        `there is no ${field} to know; there are ${Object.keys(is).join(', ')}`,
      )
    const value = (is as Record<string, unknown>)[field]
    const [first] = differences(value, wanted, '', anyOrder)
    const at = first?.path ? `${field}.${first.path}` : field
    return {
      fact: `${what}: ${at}: ${shown(first ? first.expected : wanted)}`,
      holds: first === undefined,
      instead: first ? `it is ${shown(first.is)}` : '',
    }
  })
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** A person, a monster or a tile, by name. */
function named(stage: Stage, name: string, expected: unknown): Check[] {
  const { state } = stage
  const seat = stage.seatOf(name)
  const is =
    seat >= 0
      ? personFacts(stage, seat)
      : (monsterFacts(state, name) ?? tileFacts(state, letterOf(name)) ?? null)
  if (is) return described(name, is, expected, true)
  const { house, monsters } = state
  const things = [...monsters, ...house].map(({ id }) => letter(id))
  return [nobody(name, [...peopleAt(stage), ...things, ...Object.keys(FACTS), 'not'])]
}

/** Tiles go by the letter they are drawn with. */
const letter = (tile: string): string => (tile.length === 1 ? tile.toUpperCase() : tile)

function personFacts({ catalog, state }: Stage, seat: number): Record<string, unknown> {
  const explorer = state.explorers[seat]!
  const play = playOf(catalog, state)
  const values = TRAITS.map((trait) => [
    trait,
    explorer.steps[trait] === 0 ? 0 : traitValue(play, explorer, trait),
  ])
  return {
    ...explorer,
    ...Object.fromEntries(values),
    at: letter(explorer.tile),
    unused: explorer.cards.filter((card) => !explorer.used.includes(card)),
    moves: state.turn.who === explorer.id ? state.turn.moves : 0,
    asked: decisionOf(state, seat)?.kind ?? null,
  }
}

function monsterFacts(state: State, id: string): Record<string, unknown> | null {
  const monster = state.monsters.find((one) => one.id === id)
  return monster ? { ...monster, at: letter(monster.tile) } : null
}

function tileFacts(state: State, id: string): Record<string, unknown> | null {
  const tile = state.house.find((one) => one.id === id)
  if (!tile) return null
  const sides = (bits: number) => SIDES.filter((_, n) => bits & (1 << n))
  const here = [...state.explorers, ...state.monsters].filter((one) => one.tile === id).map((one) => one.id)
  return { ...tile, doors: sides(tile.doors), falses: sides(tile.falses), blocked: sides(tile.blocked), here }
}

function tableFacts({ catalog, state }: Stage): Record<string, unknown> {
  const seat = nextSeat(state)
  const { phase, round, turn, order, stack, decks, haunt, ongoing, outcome } = state
  return {
    phase,
    round,
    turn: order[state.slot] ?? null,
    mover: turn.who,
    moves: turn.moves,
    order,
    asked: seat === null ? null : state.explorers[seat]!.id,
    question: seat === null ? null : (decisionOf(state, seat)?.kind ?? null),
    choices: seat === null ? [] : legalChoices(catalog, state, seat),
    stack: stack.map(letter),
    house: state.house.map(({ id }) => letter(id)),
    monsters: state.monsters.map(({ id }) => id),
    items: decks.item,
    omens: decks.omen,
    events: decks.event,
    ongoing: ongoing.map(({ card }) => card),
    haunt: haunt?.number ?? null,
    tracks: haunt?.tracks ?? {},
    counters: haunt?.counters ?? {},
    winner: outcome?.winner ?? null,
    winners: outcome?.players ?? [],
    because: outcome?.because ?? null,
  }
}

/** Each must have happened, one after the other; others may have come between. */
function logged(happenings: readonly Happening[], expected: readonly unknown[]): Check[] {
  let from = 0
  return expected.flatMap((one) =>
    entriesOf(one).map(([kind, about]) => {
      if (!Object.hasOwn(TELLERS, kind)) return senseless(`log: ${kind}`, unknownKind(kind))
      const at = happenings.findIndex((it, n) => n >= from && it.kind === kind && looksLike(it, about))
      if (at >= 0) from = at + 1
      const such = happenings.filter((it) => it.kind === kind)
      const instead =
        such.length > 0 ? such.map(shown).join(' ') : happenings.map((it) => it.kind).join(', ') || 'nothing'
      return { fact: `log: ${kind} ${shown(about)}`, holds: at >= 0, instead: `what happened: ${instead}` }
    }),
  )
}

/** Each has been done to the box, one after the other; others may have come between. `[]`: nothing has. */
function changed(changes: readonly Change[], expected: readonly unknown[]): Check[] {
  const instead = `the changes: ${changes.map(shown).join(' ') || 'none'}`
  if (expected.length === 0) return [{ fact: 'changes: none', holds: changes.length === 0, instead }]
  let from = 0
  return expected.flatMap((one) =>
    entriesOf(one).map(([kind, about]) => {
      if (!(CHANGE_KINDS as readonly string[]).includes(kind))
        return senseless(`changes: ${kind}`, noSuch(kind))
      const at = changes.findIndex((it, n) => n >= from && it.kind === kind && looksLike(it, about))
      if (at >= 0) from = at + 1
      return { fact: `changes: ${kind} ${shown(about)}`, holds: at >= 0, instead }
    }),
  )
}

function noSuch(kind: string): string {
  const meant = nearest(kind, CHANGE_KINDS)
  return `nothing that changes a box is called ${kind}${meant ? `; did you mean ${meant}?` : ''}`
}

/** How often each has happened. */
function counted(happenings: readonly Happening[], expected: Record<string, unknown>): Check[] {
  return Object.entries(expected).map(([kind, times]) => {
    if (!Object.hasOwn(TELLERS, kind)) return senseless(`times: ${kind}`, unknownKind(kind))
    const such = happenings.filter((it) => it.kind === kind)
    return {
      fact: `times: ${kind} ${shown(times)}`,
      holds: looksLike(such.length, times),
      instead: `it happened ${such.length} times: ${such.map(shown).join(' ')}`,
    }
  })
}

function unknownKind(kind: string): string {
  const meant = nearest(kind, Object.keys(TELLERS))
  return `nothing that happens is called ${kind}${meant ? `; did you mean ${meant}?` : ''}`
}

const entriesOf = (one: unknown): [string, unknown][] =>
  typeof one === 'string' ? [[one, {}]] : Object.entries(one as Record<string, unknown>)

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

function heard(stage: Stage, seat: number, who: string, wanted: readonly string[]): Check[] {
  const all = stage.heard(seat)
  return wanted.map((text) => ({
    fact: `${who} hears "${text}"`,
    holds: plain(all).includes(plain(text)),
    instead: `what was heard: ${all.split('\n').slice(-12).join(' / ')}`,
  }))
}

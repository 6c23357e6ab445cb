/** A side's page of a haunt: the text that all sides hear, and the text for this side alone (L-START-06, L-HSTR-01, L-INFO-01). */
import { effectOf } from '../effects/table.ts'
import type { Team } from '../ids.ts'
import type { HauntDef, ObjectDef } from '../language/defs.ts'
import { type Reader, type Say, the, theirs } from '../language/say.ts'
import { or, wordName } from '../language/vocabulary.ts'
import type { Condition, Op } from '../language/words.ts'
import { actionText, passiveText, reactionText, type Voices } from './boxes.ts'
import { scaled } from './scaled.ts'
import { sentence } from './sentence.ts'
import { teamSentence } from './team-sentence.ts'
import { monsterText } from './things.ts'

interface Box {
  name: string
  kind: 'main' | 'side'
  /** Whose it is, where both sides read one book. */
  of?: Team
}

/** In the order it is read. */
export interface HauntPage {
  title: string
  team: string
  premise: string
  /** How its side goes about it; with one book, how each side does. */
  plans: { text: string; of?: Team }[]
  /** Of its own book; with one book, all there are. */
  truths: string[]
  theirTruths: string[]
  setup: string[]
  theirSetup: string[]
  win: string
  goals: (Box & { text: string | null })[]
  facts: string[]
  actions: (Box & { text: string })[]
  reactions: { name?: string; text: string }[]
  passives: string[]
  monsters: { name: string; lines: string[] }[]
  /** What the haunt brings to the table, as far as this side has heard of it. */
  tracks: string[]
  counters: string[]
  objects: string[]
  secrets: string[]
  lastRound: string
}

export function hauntPage(def: HauntDef, team: Team, voices: Voices): HauntPage {
  const { say } = voices
  const other = team === 'heroes' ? 'traitor' : 'heroes'
  const isOneBook = def.books !== 'both'
  const { goals, actions, reactions, monsters, facts } = boxesOf(def, team)
  const heardOf = heardBy(def, team)
  return {
    title: `${def.number}. ${def.name}`,
    team: teamSentence(def.team, say),
    premise: def.premise,
    plans: plansOf(def, team).map((plan) => ({ ...plan, text: scaled(plan.text, say.table) })),
    truths: isOneBook ? [...def.truths.heroes, ...def.truths.traitor] : def.truths[team],
    theirTruths: isOneBook ? [] : def.truths[other],
    setup: isOneBook ? setupLines(def, ['heroes', 'traitor'], say) : setupLines(def, [team], say),
    theirSetup: isOneBook ? [] : setupLines(def, [other], say),
    win: scaled(
      isOneBook ? [...new Set([def.wins.heroes, def.wins.traitor])].join(' ') : def.wins[team],
      say.table,
    ),
    goals: goals.map(({ name, kind, when, at, team: of }) => ({
      name,
      kind,
      text: when ? goalSentence(when, at, say) : null,
      ...ownerIn(def, of),
    })),
    facts: facts.map((fact) => scaled(fact, say.table)),
    actions: actions.map((one) => ({
      name: one.name ?? wordName(one.word),
      kind: one.goal ?? 'side',
      text: actionText({ ...one, name: undefined }, isFor(one.by, say.reader) ? say : voices.saysAny),
      ...ownerIn(def, one.by),
    })),
    reactions: [
      ...reactions.map((one) => ({
        ...(one.name && { name: one.name }),
        text: reactionText(one, 'haunt', voices),
      })),
      ...(def.houseTurn ? [{ text: sentence(`in the house's turn: ${say.list(def.houseTurn)}`) }] : []),
    ],
    // With a book of its own a side is spared what holds for the other.
    passives: def.passives
      .filter((one) => isOneBook || !('when' in one && one.when && say.left(one.when) === false))
      .map((one) => passiveText(one, 'haunt', voices)),
    monsters: monsters.map((one) => ({ name: one.name, lines: monsterText(one, voices) })),
    counters: def.counters.map(({ name, start }) =>
      sentence(`${name}: each person starts with ${say.value(start)}`),
    ),
    tracks: def.tracks.map(({ name, start }) => sentence(`${name}: ${say.value(start)} at the start`)),
    objects: def.objects.filter(({ id }) => heardOf(id)).map((object) => objectSentence(object, say)),
    secrets: [
      ...def.secrets
        .filter(({ id }) => heardOf(id))
        .map(({ name, knownTo }) =>
          sentence(
            `${the(name)}, known to ${knownTo === 'nobody' ? 'nobody at first' : 'the traitor alone'}`,
          ),
        ),
      ...def.notes
        .filter(({ id }) => heardOf(id))
        .map(({ name }) => sentence(`${the(name)} of each, known to the one who wrote it until it is shown`)),
    ],
    lastRound: `The haunt ends with round ${def.lastRound}. If nobody has won by then, the house has.`,
  }
}

/** Is it something the reader may do? */
const isFor = (by: Team | 'everyone' | undefined, reader: Reader | null): boolean =>
  !reader?.team || by === undefined || by === 'everyone' || by === reader.team

function plansOf(def: HauntDef, team: Team): HauntPage['plans'] {
  const { plan } = def
  if (!plan) return []
  if (def.books === 'both') return [{ text: plan[team] }]
  return (['heroes', 'traitor'] as const).map((of) => ({ text: plan[of], ...ownerIn(def, of) }))
}

/** "The Diary, which nobody can steal", "Lime, 12 of them, for the heroes alone". */
function objectSentence({ name, count, stealable, may, for: side }: ObjectDef, say: Say): string {
  const many = count === 1 ? the(name) : `${name}, ${say.value(count)} of them`
  const whose = side ? `, for ${side === 'heroes' ? 'the heroes' : 'the traitor'} alone` : ''
  const barred = [
    stealable ? '' : 'steal',
    may?.give === false ? 'give away' : '',
    may?.drop === false ? 'drop' : '',
  ]
  const cannot = or(barred.filter(Boolean))
  return sentence(`${many}${whose}${cannot && `, which nobody can ${cannot}`}`)
}

/** With one book for two sides the reader must be told whose box it is. */
const ownerIn = ({ books, team }: HauntDef, of: Team | 'everyone' | undefined): { of?: Team } =>
  books === 'both' || team.kind === 'everyone' || team.kind === 'all-traitors' || !of || of === 'everyone'
    ? {}
    : { of }

/** L-INFO-01, L-HID-04: the boxes a side may read; with one book all of them. */
function boxesOf(def: HauntDef, team: Team) {
  const sees = (one: Team | 'everyone' | undefined) =>
    def.books !== 'both' || one === undefined || one === 'everyone' || one === team
  const hasMonsters = sees('traitor')
  return {
    goals: def.goals.filter((goal) => sees(goal.team)),
    facts: (['heroes', 'traitor'] as const).flatMap((side) => (sees(side) ? def.facts[side] : [])),
    actions: def.actions.filter(({ by }) => sees(by)),
    reactions: def.reactions.filter(({ who }) => (who === 'monster' ? hasMonsters : sees(who))),
    monsters: hasMonsters ? def.monsters : [],
  }
}

/** Has a side heard of something the haunt declares: in a setup, which is done in the open, or in a box of its own? */
export function heardBy(def: HauntDef, team: Team): (id: string) => boolean {
  const { goals, actions, reactions, monsters } = boxesOf(def, team)
  const { setup, passives, houseTurn } = def
  const heard = new Set<string>()
  const listen = (part: unknown): void => {
    if (typeof part === 'string') heard.add(part)
    else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) listen(inner)
  }
  listen([setup, passives, houseTurn, goals, actions, reactions, monsters])
  return (id) => heard.has(id)
}

/** "At the end of round 7, if the Nail Count is 8 or more." "As soon as the traitor is dead." */
function goalSentence(when: Condition, at: 'round-end' | undefined, say: Say): string {
  if (!at) return sentence(`as soon as ${say.condition(when)}`)
  const parts = 'all' in when ? when.all : [when]
  const round = parts.find((part) => 'round' in part)
  if (!round || !('is' in round) || round.is === undefined)
    return sentence(`at the end of a round, if ${say.condition(when)}`)
  const rest = parts.filter((part) => part !== round)
  const only = rest.length > 0 ? `, if ${say.condition(rest.length === 1 ? rest[0]! : { all: rest })}` : ''
  return sentence(`at the end of round ${say.value(round.is)}${only}`)
}

/** L-START-08: a side without setup says so. */
function setupLines(def: HauntDef, sides: Team[], say: Say): string[] {
  const lines = sides.flatMap((side) => [
    ...(side === 'traitor' ? healing(def) : []),
    ...def.setup[side].ops.map((op) => sentence(setupClause(op, side, say))),
  ])
  return lines.length > 0 ? lines : ['There is nothing to set up.']
}

/** All hear it, so it names those it befalls: "the traitor gains 1 Might". */
function setupClause(op: Op, side: Team, say: Say): string {
  const list = { ref: '', ops: [op] }
  if (!effectOf(op).befalls || 'who' in op) return say.list(list)
  const whose = side === 'traitor' ? 'the traitor' : 'the revealer'
  return theirs(say, list, (_, third) => `${whose} ${third}`)
}

/** L-AMB-86: only traitors whom everybody knows heal. */
function healing({ traitorHeals, team: { kind } }: HauntDef): string[] {
  if (!traitorHeals) return []
  if (kind === 'all-traitors') return ['All heal all traits.']
  return kind === 'known' ? ['The traitor heals all traits.'] : []
}

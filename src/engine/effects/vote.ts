/**
 * A secret ballot (L-AMB-93): each picks somebody else. Totals are told by whom they fell on, ballots are not; they lie in
 * the unseen answers and then in the haunt's notes, never in a frame. What an extra brings runs with the scope
 * of the ballot itself, so that nothing tells whose it was.
 */
import type { ChoiceKey, ExplorerId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { OpList } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import type { Say } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { askAll, happen, type Play, runList } from '../play.ts'
import { people } from '../rules/targets.ts'
import { explorerOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { actingAs, aimedAt } from '../state/scope.ts'
import { type Effect, sameKeys } from './effect.ts'
import { type Extra, extraSchema, openExtras, runExtras, sayExtras } from './extras.ts'

declare module '../language/words.ts' {
  interface Ops {
    vote: VoteOp
  }
}

export interface VoteOp {
  op: 'vote'
  by: Who
  for: Who
  /** How much a ballot counts; asked of the voter. */
  weight?: Value
  /** Where each voter's last ballot is kept. */
  note?: string
  extras?: Extra[]
  /** With the one who has most as `target`. */
  won?: OpList
  tied?: OpList
}

/** Those who have somebody to pick; they are asked even where it is only one, since an extra might be open to one of them. */
const voters = (play: Play, op: VoteOp, scope: Scope): ExplorerId[] =>
  people(play, op.by, scope).filter((id) => candidates(play, op, scope, id).length > 0)

const candidates = (play: Play, op: VoteOp, scope: Scope, voter: ExplorerId): ExplorerId[] =>
  people(play, op.for, scope).filter((id) => id !== voter)

interface Ballot {
  voter: ExplorerId
  target: ExplorerId
  extra: string | null
}

const ballotOf = (voter: ExplorerId, key: ChoiceKey): Ballot => {
  const { target, extra } = readKey(key, 'target')
  return { voter, target, extra }
}

export const vote: Effect<VoteOp> = {
  schema: (kit) => {
    const { z, id, who, value, ops } = kit
    return z
      .strictObject({
        by: who,
        for: who,
        weight: value.optional(),
        note: id('note', 'writes').optional(),
        extras: z.array(extraSchema(kit)).optional(),
        won: ops.optional(),
        tied: ops.optional(),
      })
      .describe('each picks somebody else in secret; totals are told, ballots are not')
  },
  choices: (play, op, { scope }, seat) => {
    const voter = play.state.explorers[seat]!.id
    const extras = openExtras(play, op, actingAs(scope, voter))
    return candidates(play, op, scope, voter).flatMap((id) => [
      keys.target(id),
      ...extras.map(({ key }) => keys.target(id, key)),
    ])
  },
  run(play, op, frame) {
    const { scope } = frame.with
    const by = voters(play, op, scope)
    const { given } = play
    if (!given && by.length > 0) {
      askAll(
        play,
        'all',
        by.map((who) => ({
          seat: explorerOf(play.state, who).seat,
          kind: 'vote',
          about: { who, card: null, tile: null, source: scope.source },
          choices: null,
        })),
      )
      return 'again'
    }
    const ballots = by.map((voter) => ballotOf(voter, given![explorerOf(play.state, voter).seat]!))
    count(play, op, scope, ballots)
  },
  sentence: (op, say) => {
    const ends = [
      op.won && `with the one picked most: ${say.list(op.won)}`,
      op.tied && `on a tie: ${say.list(op.tied)}`,
    ]
    const heads = [
      `in secret and all at once, ${say.does(op.by, 'pick', 'picks')} ${say.one(op.for).replace(/^an? /, 'another ')}${weighs(op, say)}`,
      ...sayExtras(op.extras ?? [], say),
      'the totals are told, the ballots are not',
    ]
    return [...heads, ...ends.filter(Boolean)].join('; ')
  },
  // Who will be picked is for the voters to guess.
  weigh: () => {},
  quiet: true,
  givesTarget: ['won'],
  faults: ({ extras = [] }) => sameKeys(extras, 'extras'),
  asks: { answers: ({ extras = [] }) => extras },
}

const weighs = ({ weight }: VoteOp, say: Say): string =>
  weight === undefined ? '' : `; your ballot counts ${say.value(weight)}`

function count(play: Play, op: VoteOp, scope: Scope, ballots: readonly Ballot[]): void {
  const totals = new Map<ExplorerId, number>()
  for (const { voter, target } of ballots) {
    const weight = op.weight === undefined ? 1 : numberOf(play, op.weight, actingAs(scope, voter))
    totals.set(target, (totals.get(target) ?? 0) + weight)
  }
  if (op.note) write(play, op.note, ballots)
  const most = Math.max(0, ...totals.values())
  const first = [...totals.keys()].filter((id) => totals.get(id) === most)
  const chosen = first.length === 1 ? first[0]! : null
  happen(play, {
    kind: 'votes-counted',
    rules: ['L-AMB-93'],
    // In table order, whatever order the ballots came in.
    totals: play.state.explorers.flatMap(({ id }) =>
      totals.has(id) ? [{ who: id, votes: totals.get(id)! }] : [],
    ),
    chosen,
  })
  const list = chosen ? op.won : op.tied
  if (list) runList(play, list, aimedAt(scope, chosen))
  // Pushed last, they run first.
  runExtras(
    play,
    op,
    scope,
    ballots.map(({ extra }) => extra),
  )
}

function write(play: Play, note: string, ballots: readonly Ballot[]): void {
  const { haunt } = play.state
  if (!haunt) return
  const written = { ...haunt.notes[note] }
  for (const { voter, target } of ballots) written[voter] = { says: target, shown: false }
  haunt.notes[note] = written
}

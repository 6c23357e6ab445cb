/**
 * The players vote between courses, openly one after another or in secret and all at once. Totals are told, secret
 * ballots are not; a hidden result is told when the haunt begins. Every poll says what a tie means.
 */
import type { ChoiceKey, FamilyId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { type Catalog, LEANINGS, type Leaning, type OpList } from '../language/defs.ts'
import { grouped } from '../language/say.ts'
import { answered, ask, askAll, happen, type Play, runList } from '../play.ts'
import { pickOne } from '../state/dice.ts'
import type { Decision } from '../state/flow.ts'
import { aimedAt } from '../state/scope.ts'
import { type Effect, type OpsFrame, sameKeys } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    poll: PollOp
  }
}

export interface PollOption {
  key: string
  label: string
  /** The leanings that vote for it. */
  leans?: Leaning[]
  do?: OpList
}

/** Either courses of its own, or the families in play, of which the chosen one is `target`. */
export interface PollOp {
  op: 'poll'
  ask: string
  open?: boolean
  options?: PollOption[]
  families?: OpList
  /** The option that wins a tie; `draw` is a crest draw among the tied. */
  tied: string
  /** The result stays secret until the haunt begins, and goes by this name. */
  hidden?: string
}

interface Table {
  catalog: Pick<Catalog, 'families'>
  state: { explorers: readonly { family: FamilyId }[] }
}

/** What can be voted for, with what it appeals to. */
export function courses({ catalog, state }: Table, op: PollOp): PollOption[] {
  if (!op.families) return op.options ?? []
  return state.explorers.map(({ family }) => {
    const { name, leaning } = catalog.families[family]!
    return { key: family, label: name, leans: leaning ? [leaning] : [], do: op.families! }
  })
}

export const poll: Effect<PollOp> = {
  schema: ({ z, key, text, ops }) =>
    z
      .strictObject({
        ask: text(120),
        open: z.boolean().optional(),
        options: z
          .array(
            z.strictObject({
              key,
              label: text(60),
              leans: z.array(z.enum(LEANINGS)).optional(),
              do: ops.optional(),
            }),
          )
          .min(2)
          .optional(),
        families: ops.optional(),
        tied: key,
        hidden: key.optional(),
      })
      .describe(
        'all vote, the dead too: `open` in turn, else in secret; `tied` is an option or `draw`; `families` votes for one of those in play, `target` from then on; `hidden` keeps the result until the haunt (campaign)',
      ),
  choices: (play, op) => courses(play, op).map(({ key }) => keys.option(key)),
  run(play, op, frame) {
    if (!play.state.legacy) return
    const votes = op.open ? openVotes(play, frame) : secretVotes(play, frame)
    if (votes === null) return 'again'
    count(play, op, frame, votes)
  },
  sentence: (op, say) => {
    const how = op.open ? 'all vote in the open' : 'all vote in secret'
    const ends = op.families
      ? [`the family chosen: ${grouped(say, op.families)}`]
      : (op.options ?? []).map(({ label, do: list }) => `${label}${list ? `: ${grouped(say, list)}` : ''}`)
    const tie =
      op.tied === 'draw' ? 'a crest draw' : (op.options?.find(({ key }) => key === op.tied)?.label ?? op.tied)
    return `${how} (a tie: ${tie}): ${ends.join('; or ')}`
  },
  weigh: () => {},
  forks: true,
  quiet: true,
  givesTarget: ['families'],
  faults: ({ options, families, tied, hidden }) => [
    ...((options === undefined) === (families === undefined)
      ? [['', 'A poll is between `options` or between the `families` in play.'] as [string, string]]
      : []),
    ...sameKeys(options ?? [], 'options'),
    ...(tied !== 'draw' && !options?.some(({ key }) => key === tied)
      ? [['tied', 'A tie means one of the options, or `draw`.'] as [string, string]]
      : []),
    ...(hidden !== undefined && (families || options?.some(({ do: list }) => list))
      ? [
          ['hidden', 'What a hidden vote leads to is asked with `voted`; its options do nothing.'] as [
            string,
            string,
          ],
        ]
      : []),
  ],
  asks: {
    answers: ({ options = [] }) =>
      options.map(({ key, label, do: list }) => ({ key, label, do: list ?? { ref: '', ops: [] } })),
  },
}

const aboutOf = (frame: OpsFrame, who: string): Decision['about'] => ({
  who,
  card: null,
  tile: null,
  source: frame.with.from,
})

/** One after another in seat order from the first player; what has been said lies in the frame, since all have heard it. */
function openVotes(play: Play, frame: OpsFrame): string[] | null {
  const { with: mine } = frame
  if (frame.step === 0) mine.left = voters(play)
  else {
    const { option } = readKey(answered(frame)!, 'option')
    mine.mem = mine.mem === '' ? option : `${mine.mem},${option}`
    mine.left.shift()
  }
  const next = play.state.explorers.find(({ id }) => id === mine.left[0])
  if (!next) return mine.mem.split(',')
  ask(play, next.seat, 'poll', aboutOf(frame, next.id), null)
  return null
}

function secretVotes(play: Play, frame: OpsFrame): string[] | null {
  const { given } = play
  if (given) return Object.values(given).map((key: ChoiceKey) => readKey(key, 'option').option)
  askAll(
    play,
    'all',
    play.state.explorers.map(({ seat, id }) => ({
      seat,
      kind: 'secret-poll',
      about: aboutOf(frame, id),
      choices: null,
    })),
  )
  return null
}

function voters({ state }: Play): string[] {
  const first = Math.max(
    0,
    state.explorers.findIndex(({ id }) => id === state.order[0]),
  )
  const count = state.explorers.length
  return state.explorers.map((_, n) => state.explorers[(first + n) % count]!.id)
}

function count(play: Play, op: PollOp, frame: OpsFrame, votes: readonly string[]): void {
  const { state } = play
  const all = courses(play, op)
  const totals = all.map(({ key, label }) => ({
    key,
    label,
    votes: votes.filter((vote) => vote === key).length,
  }))
  const most = Math.max(...totals.map((total) => total.votes))
  const first = totals.filter((total) => total.votes === most).map(({ key }) => key)
  const chosen =
    first.length === 1 ? first[0]! : op.tied === 'draw' ? pickOne(state.rng, 'haunt', first) : op.tied
  if (op.hidden !== undefined) {
    state.legacy!.polls[op.hidden] = { value: chosen, among: all.map(({ key }) => key), shown: false }
    return happen(play, { kind: 'polled', rules: ['L-CAMP-25'], ask: op.ask, totals: [], chosen: null })
  }
  happen(play, { kind: 'polled', rules: ['L-CAMP-25'], ask: op.ask, totals, chosen })
  const course = all.find(({ key }) => key === chosen)!
  const scope = op.families ? aimedAt(frame.with.scope, explorerFor(play, chosen)) : frame.with.scope
  if (course.do) runList(play, course.do, scope)
}

const explorerFor = ({ state }: Play, family: FamilyId): string =>
  state.explorers.find((explorer) => explorer.family === family)!.id

/** Somebody writes a name: in the ledger, or the surname of their family (L-PREP-07). */
import type { CharacterId } from '../ids.ts'
import { keys, parseKey } from '../keys.ts'
import { whoIs } from '../language/evaluate.ts'
import type { Who } from '../language/words.ts'
import { answered, ask, type Play } from '../play.ts'
import { enterLine } from '../rules/changes.ts'
import { record } from '../rules/record.ts'
import { suggestedNames } from '../rules/suggestions.ts'
import { explorerOf, findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    write: WriteOp
  }
}

/** Either a line of the ledger, written by the first of these, or the surname of every family in play, the dead too. */
export interface WriteOp {
  op: 'write'
  who?: Who
  line?: string
  surname?: true
}

export const write: Effect<WriteOp> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({
        who: who.optional(),
        line: id('line', 'writes').optional(),
        surname: z.literal(true).optional(),
      })
      .describe(
        'somebody writes a name in a `line` of the ledger, or everybody the `surname` of their family (campaign)',
      ),
  run(play, op, frame) {
    const { with: mine } = frame
    const { legacy } = play.state
    if (!legacy) return
    const what = op.line ?? 'surname'
    if (frame.step === 0) {
      mine.left = op.surname
        ? play.state.explorers.flatMap(({ id }) => (surnameOf(play, id) === null ? [id] : []))
        : whoIs(play, op.who ?? 'me', mine.scope)
            .filter((id) => findExplorer(play.state, id) !== null)
            .slice(0, 1)
    } else {
      const who = mine.left.shift()!
      const said = parseKey(answered(frame)!)
      const text = said.kind === 'write' ? said.text : ''
      if (op.line !== undefined) enterLine(play, op.line, text, mine.scope.source)
      else nameFamily(play, who, text, mine.scope.source)
    }
    const next = mine.left[0]
    if (next === undefined) return
    const names = suggestedNames(play, explorerOf(play.state, next), op.surname ? 'surnames' : 'given')
    ask(play, explorerOf(play.state, next).seat, 'write', { who: next, source: what }, names.map(keys.write))
    return 'again'
  },
  sentence: (op, say) =>
    op.surname
      ? 'every family writes its surname on the record'
      : `${say.does(op.who, 'write', 'writes')} a name under ${say.name(op.line!)} in the ledger`,
  weigh: () => {},
  quiet: true,
  faults: ({ line, surname }) =>
    (line === undefined) === (surname === undefined)
      ? [['', 'A name is written in a `line`, or as a `surname`.']]
      : [],
}

/** A surname is the mark of a family. */
const surnameOf = ({ state }: Play, id: string): string | null => {
  const family: string = explorerOf(state, id).family
  return state.marks[family]?.name ?? null
}

function nameFamily(play: Play, who: CharacterId, name: string, cause: string): void {
  const family: string = explorerOf(play.state, who).family
  play.state.marks[family] = { ...(play.state.marks[family] ?? { ticks: 0, heirloom: null }), name }
  record(play, { kind: 'named', what: family, name, cause })
}

/** Pick one of several courses; what cannot be done is not offered, a single course is taken. */

import { keys, readKey } from '../keys.ts'
import type { OpList } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import { given, grouped } from '../language/say.ts'
import type { Condition } from '../language/words.ts'
import { answered, happen, type Play, runList } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { isPossible } from '../rules/possible.ts'
import type { Scope } from '../state/flow.ts'
import { byText } from './by-text.ts'
import { type Effect, sameKeys } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    choose: ChooseOp
  }
}

export interface Option {
  key: string
  label: string
  when?: Condition
  /** Once a game: by each person, or by anybody. Options of one key on the same page count together. */
  once?: 'person' | 'game'
  do: OpList
}
export interface ChooseOp {
  op: 'choose'
  options: Option[]
}

const onceOf = ({ key, once }: Option, { source, me }: Scope): string =>
  `${source}:option:${key}${once === 'person' ? `:${me}` : ''}`

const isSpent = (play: Play, option: Option, scope: Scope): boolean =>
  option.once !== undefined && play.state.onces.includes(onceOf(option, scope))

const open = (play: Play, op: ChooseOp, scope: Scope): Option[] =>
  op.options.filter(
    (option) =>
      !isSpent(play, option, scope) &&
      (!option.when || holds(play, option.when, scope)) &&
      isPossible(play, option.do, scope),
  )

export const choose: Effect<ChooseOp> = {
  schema: ({ z, key, text, condition, ops }) =>
    z
      .strictObject({
        options: z
          .array(
            z.strictObject({
              key,
              label: text(60),
              when: condition.optional(),
              once: z.enum(['person', 'game']).optional(),
              do: ops,
            }),
          )
          .min(2),
      })
      .describe('I pick one of several courses'),
  possible: (play, op, scope) => open(play, op, scope).length > 0,
  run(play, op, frame) {
    const { scope } = frame.with
    const options = open(play, op, scope)
    const answer = answered(frame)
    if (options.length === 0) return
    if (!answer) {
      const { card, source } = scope
      askFor(
        play,
        scope.me,
        'option',
        { card, source },
        options.map(({ key }) => keys.option(key)),
      )
      return 'again'
    }
    const option = options.find(({ key }) => answer === keys.option(key))!
    happen(play, {
      kind: 'chose',
      rules: byText(scope),
      who: scope.me,
      source: scope.source,
      option: option.label,
    })
    if (option.once) play.state.onces.push(onceOf(option, scope))
    runList(play, option.do, scope)
  },
  sentence: (op, say) =>
    `choose: ${op.options
      .map(({ label, when, once, do: list }) => {
        // Whoever chooses has been named.
        const told = grouped(say, list).replace(new RegExp(`^${say.mine.subject} `), '')
        const isSaid = told.toLowerCase().startsWith(label.toLowerCase())
        const rest = isSaid ? told.slice(label.length) : `: ${told}`
        const limits = [when ? given(say, when) : '', once ? `once per ${once}` : '']
          .filter(Boolean)
          .join(', ')
        return `${label}${limits ? ` (${limits})` : ''}${rest}`
      })
      .join('; or ')}`,
  weigh: (op, { play, scope, holds, choice }) =>
    choice(
      op.options
        .filter((option) => !isSpent(play, option, scope) && (!option.when || holds(option.when) > 0))
        .map((option) => ({ list: option.do })),
      scope.me,
    ),
  forks: true,
  faults: ({ options }) => sameKeys(options, 'options'),
  asks: {
    answers: ({ options }) => options,
    leadsTo: ({ options }, key, scope) => {
      const { option: picked } = readKey(key, 'option')
      const option = options.find((one) => one.key === picked)
      return option ? { list: option.do, scope } : null
    },
  },
}

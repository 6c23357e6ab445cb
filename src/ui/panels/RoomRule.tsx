/** What a room or card does, with the word that is typed for it standing out. */
import { Box } from 'ink'
import { wrap } from '../text/width.ts'
import type { Ground } from '../theme/roles.ts'
import { Styled } from '../theme/Styled.tsx'

export interface Rule {
  word: string
  does: string
}

interface RoomRuleProps extends Rule {
  width: number
  ground?: Ground
}

export function RoomRule({ word, does, width, ground = 'none' }: RoomRuleProps) {
  const [first = '', ...others] = wrap(textOf({ word, does }), width)
  return (
    <Box flexDirection="column">
      <Box>
        <Styled role="title" ground={ground}>
          {first.slice(0, word.length)}
        </Styled>
        <Styled ground={ground}>{first.slice(word.length)}</Styled>
      </Box>
      {others.map((line) => (
        <Styled key={line} ground={ground}>
          {line}
        </Styled>
      ))}
    </Box>
  )
}

/** "EAT (once per person): Heal Might." in two parts; without a word, all is what it does. */
export function ruleOf(sentence: string): Rule {
  const [, word, does] = /^([A-Z][A-Z -]+)( .*|:.*)$/s.exec(sentence.replace(/\.$/, '')) ?? []
  return word && does ? { word, does } : { word: '', does: sentence }
}

const textOf = ({ word, does }: Rule): string => `${word}${does}`
/** Rows it takes. */
export const ruleHeight = (rule: Rule, width: number): number => wrap(textOf(rule), width).length

/** Those that find room, in their order. */
export function rulesFitting(rules: readonly Rule[], width: number, room: number): Rule[] {
  let left = room
  return rules.filter((rule) => {
    left -= ruleHeight(rule, width)
    return left >= 0
  })
}

import { expect, test } from 'vitest'
import { askAttack, askHaunt, askInWords, askRoll, Misasked } from '../../src/odds/questions.ts'

test.each([
  ['roll 5 at least 6', askRoll(['5'], { 'at-least': '6' })],
  ['roll 5 dice --at-least 6', askRoll(['5'], { 'at-least': '6' })],
  ['roll 3 add -1 exactly 2', askRoll(['3'], { add: '-1', exactly: '2' })],
  ['ROLL 3 At Least 2 At Most 4', askRoll(['3'], { 'at-least': '2', 'at-most': '4' })],
  ['attack 4 3', askAttack(['4', '3'], {})],
  ['attack 4 against 3 with dice +1 add 2', askAttack(['4', '3'], { dice: '+1', add: '2' })],
  [
    'attack 4 3 defend dice -1 mental ranged',
    askAttack(['4', '3'], { 'defend-dice': '-1', mental: true, ranged: true }),
  ],
  ['haunt 4 omens omens left 2', askHaunt(['4'], { 'omens-left': '2' })],
  ['haunt 4 edition first', askHaunt(['4'], { edition: 'first' })],
])('%s', (sentence, odds) => expect(askInWords(sentence)).toEqual(odds))

test.each(['attack cora', 'search', 'attack'])('%s is no question about bare numbers', (sentence) => {
  expect(askInWords(sentence)).toBeNull()
})

test.each([
  ['roll', 'the number of dice must be a whole number from 1 to 8'],
  ['roll 0', 'the number of dice must be a whole number from 1 to 8'],
  ['roll 9', 'the number of dice must be a whole number from 1 to 8'],
  ['roll 5 at least 3 exactly 3', 'use --exactly without --at-least and --at-most'],
  ['roll 5 at least 4 at most 3', '--at-least must not be greater than --at-most'],
  ['attack 4', 'an attack takes two numbers'],
  ['attack 4 99', "the defender's trait must be a whole number from 0 to 20"],
  ['attack 4 3 mental physical', 'use either --mental or --physical, not both'],
  ['haunt -1', 'the number of omens must be a whole number from 1 to 99'],
  ['haunt 4 edition', '--edition takes one of legacy, first, second, third'],
  ['haunt 4 edition first needs 3', '--needs means nothing in the first edition'],
  ['haunt 4 edition second omens left 3', '--omens-left means nothing in the second edition'],
  ['roll 5 6', '"6" is not understood'],
])('%s is answered with what would be right', (sentence, because) => {
  expect(() => askInWords(sentence)).toThrow(Misasked)
  expect(() => askInWords(sentence)).toThrow(because)
})

// Choice keys: their text, which saves hold, and what parsing gives back.
import { describe, expect, test } from 'vitest'
import { decisionOf, legalChoices } from '../../src/engine/game.ts'
import {
  isAimed,
  isOfKind,
  keys,
  type ParsedKey,
  PLAIN_KEYS,
  parseKey,
  RESERVED_WORDS,
  readKey,
  verbOf,
} from '../../src/engine/keys.ts'
import { indexOf } from '../../src/engine/language/catalog-index.ts'
import { manyGames, playRandomly } from '../support/random-game.ts'
import { catalogOfTeams } from '../support/teams.ts'

const catalog = await catalogOfTeams()

const EXAMPLES: [key: string, text: string, parsed: ParsedKey][] = [
  [keys.move('north'), 'move:north', { kind: 'move', side: 'north' }],
  [keys.go('cellar'), 'go:cellar', { kind: 'go', tile: 'cellar' }],
  [keys.attack('red'), 'attack:red', { kind: 'attack', target: 'red', slug: null }],
  [keys.attack('red', 'bow'), 'attack:red:bow', { kind: 'attack', target: 'red', slug: 'bow' }],
  [keys.give('red', 'bell'), 'give:red:bell', { kind: 'give', partner: 'red', thing: 'bell' }],
  [keys.take('red', 'bell'), 'take:red:bell', { kind: 'take', partner: 'red', thing: 'bell' }],
  [keys.drop('bell'), 'drop:bell', { kind: 'drop', thing: 'bell' }],
  [keys.pickUp('bell'), 'pick-up:bell', { kind: 'pick-up', thing: 'bell' }],
  [keys.drag('red'), 'drag:red', { kind: 'drag', corpse: 'red' }],
  [keys.release('red'), 'release:red', { kind: 'release', corpse: 'red' }],
  [keys.ignore('fog'), 'ignore:fog', { kind: 'ignore', card: 'fog' }],
  [keys.heed('fog'), 'heed:fog', { kind: 'heed', card: 'fog' }],
  [keys.act('drink', 'well'), 'drink:well', { kind: 'act', word: 'drink', slug: 'well', aim: null }],
  [
    keys.aimed(keys.act('invoke', 'banish'), 'red'),
    'invoke:banish:red',
    { kind: 'act', word: 'invoke', slug: 'banish', aim: 'red' },
  ],
  [keys.damage('might'), 'damage:might', { kind: 'damage', trait: 'might' }],
  [keys.trait('might'), 'trait:might', { kind: 'trait', trait: 'might' }],
  [keys.target('red'), 'target:red', { kind: 'target', target: 'red', extra: null }],
  [keys.target('red', 'wait'), 'target:red+wait', { kind: 'target', target: 'red', extra: 'wait' }],
  [keys.tile('cellar'), 'tile:cellar', { kind: 'tile', tile: 'cellar' }],
  [keys.to('cellar'), 'to:cellar', { kind: 'to', tile: 'cellar' }],
  [keys.doorway('hall', 'east'), 'doorway:hall:east', { kind: 'doorway', tile: 'hall', side: 'east' }],
  [keys.turn(270), 'turn:270', { kind: 'turn', degrees: 270 }],
  [keys.card('bell'), 'card:bell', { kind: 'card', card: 'bell' }],
  [keys.more('bell'), 'more:bell', { kind: 'more', owner: null, card: 'bell' }],
  [keys.more('bell', 'red'), 'more:red:bell', { kind: 'more', owner: 'red', card: 'bell' }],
  [keys.keep('bell'), 'keep:bell', { kind: 'keep', id: 'bell' }],
  [keys.bury('bell'), 'bury:bell', { kind: 'bury', id: 'bell' }],
  [keys.under('bell'), 'under:bell', { kind: 'under', id: 'bell' }],
  [keys.thing('bell'), 'thing:bell', { kind: 'thing', thing: 'bell' }],
  [keys.token('nail'), 'token:nail', { kind: 'token', token: 'nail' }],
  [keys.option('flee'), 'option:flee', { kind: 'option', option: 'flee' }],
  [keys.bid(3), 'bid:3', { kind: 'bid', number: 3, extra: null }],
  [keys.bid(0, 'snuff'), 'bid:0+snuff', { kind: 'bid', number: 0, extra: 'snuff' }],
  [keys.gain(0), 'gain:0', { kind: 'gain', number: 0 }],
  [keys.result(4), 'result:4', { kind: 'result', number: 4 }],
  [
    keys.first('haunt:1/reactions/0'),
    'first:haunt:1/reactions/0',
    { kind: 'first', at: 'haunt:1/reactions/0' },
  ],
  [keys.write('Ann: a line'), 'write:Ann: a line', { kind: 'write', text: 'Ann: a line' }],
  [keys.who(34, 'Ann Marie'), 'who:34:Ann Marie', { kind: 'who', age: 34, name: 'Ann Marie' }],
  ...PLAIN_KEYS.map((word): [string, string, ParsedKey] => [keys.plain(word), word, { kind: 'plain', word }]),
]

describe('a choice key', () => {
  test.each(EXAMPLES)('%s keeps its text and its parts', (key, text, parsed) => {
    expect(key).toBe(text)
    expect(parseKey(key)).toEqual(parsed)
  })

  test('has an example for every kind', () => {
    const built = new Set(EXAMPLES.map(([key]) => verbOf(key)))
    expect(RESERVED_WORDS.filter((word) => !built.has(word))).toEqual([])
  })

  test.each(['move:sideways', 'damage:luck', 'give:red', 'doorway:hall', 'bid:lots', 'drink', ''])(
    'that is malformed, %j, is an action that nothing has',
    (key) => {
      expect(parseKey(key)).toMatchObject({ kind: 'act', word: verbOf(key) })
    },
  )

  test('in random games is an action of the content or one that the rules know', () => {
    const words = new Set([...indexOf(catalog).actions.values()].map(({ word }) => word))
    const seen = new Set<string>()
    for (const game of manyGames(catalog, 1).slice(0, 12))
      playRandomly(catalog, {
        ...game,
        at: (state, seat) => {
          const isTurn = ['main', 'monster'].includes(decisionOf(state, seat)!.kind)
          for (const key of legalChoices(catalog, state, seat)) {
            const parsed = parseKey(key)
            seen.add(parsed.kind)
            if (parsed.kind === 'act' && !(isTurn && words.has(parsed.word))) throw new Error(key)
          }
        },
      })
    expect(seen.size).toBeGreaterThan(12)
  })

  test('of another kind than was asked for is an error', () => {
    expect(readKey('trait:might', 'trait').trait).toBe('might')
    expect(() => readKey('trait:might', 'card')).toThrow('trait:might is no key of the kind card')
  })

  test('is told by its first word, whole', () => {
    expect(isOfKind('go:cellar', 'go')).toBe(true)
    expect(isOfKind('goad:cellar', 'go')).toBe(false)
    expect(isOfKind('go', 'go')).toBe(false)
    expect(isAimed('invoke:banish:red', 'invoke:banish')).toBe(true)
    expect(isAimed('invoke:banishment', 'invoke:banish')).toBe(false)
    expect(isAimed('invoke:banish', 'invoke:banish')).toBe(false)
  })
})

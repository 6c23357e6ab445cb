// Addresses of content: their text, which saves hold, and what parsing gives back.
import { describe, expect, test } from 'vitest'
import {
  actionAround,
  addresses,
  homesOf,
  isListOf,
  isOfMonster,
  isWithin,
  kindAt,
  type ParsedAddress,
  parseAddress,
  printedOn,
  UNARMED_ATTACK,
} from '../../src/engine/addresses.ts'
import { indexOf } from '../../src/engine/language/catalog-index.ts'
import { catalogOfTeams } from '../support/teams.ts'

const catalog = await catalogOfTeams()

const at = (kind: ParsedAddress['kind'], id: string, more: Partial<ParsedAddress> = {}): ParsedAddress => ({
  kind,
  id,
  monster: null,
  part: null,
  path: [],
  ...more,
})

const EXAMPLES: [address: string, text: string, parsed: ParsedAddress][] = [
  [addresses.tile('well'), 'tile:well', at('tile', 'well')],
  [addresses.card('item', 'bells'), 'item:bells', at('item', 'bells')],
  [addresses.haunt(1), 'haunt:1', at('haunt', '1')],
  [addresses.chapter(0), 'chapter:0', at('chapter', '0')],
  [addresses.family('red'), 'family:red', at('family', 'red')],
  [addresses.monster('cold-hand'), 'monster:cold-hand', at('monster', 'cold-hand')],
  [addresses.home('omen', 'skull'), 'omen:skull', at('omen', 'skull')],
  [UNARMED_ATTACK, 'rule:attack', at('rule', 'attack')],
  [
    addresses.monsterBox(1, 'cold-hand'),
    'haunt:1/monsters/cold-hand',
    at('haunt', '1', { monster: 'cold-hand', path: ['monsters', 'cold-hand'] }),
  ],
  [
    addresses.action('item:bells', 2),
    'item:bells/actions/2',
    at('item', 'bells', { part: { list: 'actions', n: 2 }, path: ['actions', '2'] }),
  ],
  [
    addresses.reaction(addresses.monsterBox(1, 'cold-hand'), 0),
    'haunt:1/monsters/cold-hand/reactions/0',
    at('haunt', '1', {
      monster: 'cold-hand',
      part: { list: 'reactions', n: 0 },
      path: ['monsters', 'cold-hand', 'reactions', '0'],
    }),
  ],
  [
    addresses.goal(1, 3),
    'haunt:1/goals/3',
    at('haunt', '1', { part: { list: 'goals', n: 3 }, path: ['goals', '3'] }),
  ],
  [addresses.houseTurn(1), 'haunt:1/house', at('haunt', '1', { path: ['house'] })],
  [
    addresses.list('item:bells', 'actions/0/do'),
    'item:bells#/actions/0/do',
    at('item', 'bells', { part: { list: 'actions', n: 0 }, path: ['actions', '0', 'do'] }),
  ],
]

describe('an address of content', () => {
  test.each(EXAMPLES)('%s keeps its text and its parts', (address, text, parsed) => {
    expect(address).toBe(text)
    expect(parseAddress(address)).toEqual(parsed)
    expect(kindAt(address)).toBe(parsed.kind)
  })

  test('is not any text', () => {
    expect(parseAddress('stack')).toBeNull()
    expect(parseAddress('')).toBeNull()
  })

  test('tells what an action is printed on, and which action a list stands in', () => {
    expect(printedOn('haunt:1/actions/2')).toBe('haunt:1')
    expect(actionAround('haunt:1#/actions/2/do/0/roll/bands/4+')).toBe('haunt:1/actions/2')
    expect(actionAround('haunt:1#/setup/first')).toBeNull()
  })

  test('tells the boxes of monsters from those of the haunt', () => {
    expect(['monster:cold-hand', 'haunt:1/monsters/cold-hand/reactions/0'].every(isOfMonster)).toBe(true)
    expect(['haunt:1', 'haunt:1/reactions/0', 'item:bells'].some(isOfMonster)).toBe(false)
  })

  test('tells lists of haunt 1 from those of haunt 12, and inner lists from their neighbours', () => {
    expect(isListOf('haunt:1#/setup/first', 'haunt:1')).toBe(true)
    expect(isListOf('haunt:12#/setup/first', 'haunt:1')).toBe(false)
    expect(isWithin('haunt:1#/actions/1/do/0/when/then', 'haunt:1#/actions/1/do')).toBe(true)
    expect(isWithin('haunt:1#/actions/1/done', 'haunt:1#/actions/1/do')).toBe(false)
  })

  test('leads to a home: every op list of the content stands in one', () => {
    const homes = homesOf(catalog).map(({ home }) => home)
    const lists = [...indexOf(catalog).lists.keys()]
    expect(lists.length).toBeGreaterThan(100)
    const strays = lists.filter((list) => !homes.some((home) => isListOf(list, home)))
    // What a campaign reads out has no home in the house.
    expect(strays.filter((list) => !['chapter', 'journal', 'ledger'].includes(kindAt(list)))).toEqual([])
  })
})

import { describe } from 'vitest'
import { BELLS, finds } from './finds.ts'

describe('L-DICE-08: bands', () => {
  finds([
    [
      'that leave a result out',
      BELLS,
      '1-3',
      '2-3',
      'actions/0/do/0/roll/bands/2-3',
      'No band covers the result 1.',
    ],
    [
      'that give a result twice',
      BELLS,
      '1-3',
      '1-4',
      'actions/0/do/0/roll/bands/4+',
      'The band 4+ overlaps another one.',
    ],
    [
      'that do not begin at 0',
      BELLS,
      ', 0: [damage: { kind: mental, amount: 1 }]',
      '',
      'actions/0/do/0/roll/bands/1-3',
      'No band covers the result 0.',
    ],
    [
      'that end',
      BELLS,
      "'4+'",
      '4-5',
      'actions/0/do/0/roll/bands',
      'No band covers 6 and more; the highest band is written `4+`.',
    ],
    [
      'that leave a result out at one table size',
      BELLS,
      "'4+': [heal: { traits: all }], 1-3",
      "'4/4/3+': [heal: { traits: all }], 1-3/2/2",
      'actions/0/do/0/roll/bands/4/4/3+',
      'With 4 players: no band covers the result 3.',
    ],
    [
      'that give a result twice at one table size',
      BELLS,
      "'4+'",
      "'4/4/3+'",
      'actions/0/do/0/roll/bands/4/4/3+',
      'With 5 players: the band 4/4/3+ overlaps another one.',
    ],
    [
      'with too few bounds',
      BELLS,
      "'4+'",
      "'4/4+'",
      'actions/0/do/0/roll/bands/4/4+',
      'One bound is needed for each table size (3, 4, 5 players): 3 in all.',
    ],
  ])
})

import { describe } from 'vitest'
import { BELLS, BREAD, finds, LID } from './finds.ts'

describe('an op that cannot be meant', () => {
  finds([
    [
      'L-START-05: a number for each table size',
      LID,
      '[1, 2, 2]',
      '[1, 2]',
      'setup/traitor/1/spawn/first/players',
      'One number is needed for each table size (3, 4, 5 players): 3 in all, not 2.',
    ],
    [
      'a roll of nothing',
      BELLS,
      'trait: sanity',
      'add: 1',
      'actions/0/do/0/roll',
      'A roll is made with a `trait` or with a fixed number of `dice`.',
    ],
    [
      'a track moved nowhere',
      LID,
      'track: nails, by: 1',
      'track: nails',
      'actions/0/do/0/track',
      'A track is moved either `by` so much or `to` a number.',
    ],
    [
      'two options with one key',
      BREAD,
      'key: leave',
      'key: eat',
      'do/0/choose/options/1/key',
      'There are two options with the key `eat`.',
    ],
    [
      'a tick on a card without boxes',
      BREAD,
      'do: []',
      'do: [tick: {}]',
      'do/0/choose/options/1/do/0/tick',
      'This ticks a box, but the card has no boxes.',
    ],
    [
      'a named trait where none is named',
      BREAD,
      'do: []',
      'do: [contest: { trait: named, with: me }]',
      'do/0/choose/options/1/do/0/contest/trait',
      'No trait has been named here: this belongs within `name-trait`.',
    ],
    [
      'two actions with one word',
      BELLS,
      'actions:',
      'actions:\n  - { word: ring, do: [] }',
      'actions/1/name',
      'There is already an action `ring` here; give each a name.',
    ],
    [
      'an action with a word of the rules',
      BELLS,
      'word: ring',
      'word: bury',
      'actions/0/word',
      'The rules use the word `bury` themselves; give the action another.',
    ],
  ])
})

import { describe } from 'vitest'
import { finds, LID } from './finds.ts'

describe('half of something', () => {
  finds([
    [
      'a track that is moved and never asked for',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: frost, name: Frost, start: 0 }]\nhouseTurn: [track: { track: frost, by: 1 }]',
      'tracks/1',
      'The track `frost` is moved, but nothing asks for it.',
    ],
    [
      'a track that is asked for and never moved',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: frost, name: Frost, start: 3 }]\nhouseTurn: [track: { track: nails, by: { track: frost } }]',
      'tracks/1',
      'The track `frost` is asked for, but no op moves it.',
    ],
    [
      'a counter that is changed and never asked for',
      LID,
      'name: Coffin }]',
      'name: Coffin }]\ncounters: [{ id: chill, name: Chill, start: 0 }]\nhouseTurn: [counter: { counter: chill, who: { all: heroes }, by: 1 }]',
      'counters/0',
      'The counter `chill` is moved, but nothing asks for it.',
    ],
    [
      'a note that is shown and never written',
      LID,
      'name: Coffin }]',
      'name: Coffin }]\nnotes: [{ id: ballot, name: last ballot }]\nhouseTurn: [show-note: { note: ballot, of: { all: people } }]',
      'notes/0',
      'The note `ballot` is asked for, but nobody writes it.',
    ],
    [
      'a token that is put down and never asked for',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]\nhouseTurn: [put-token: { token: lamp, on: { tile: hall } }]',
      'tokens/1',
      'The token `lamp` is put down, but nothing asks for it.',
    ],
    [
      'a token that is asked for and never put down',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]\nhouseTurn: [damage: { who: { all: people, at: { token: lamp } }, kind: mental, amount: 1 }]',
      'tokens/1',
      'The token `lamp` is asked for, but no op puts it down.',
    ],
  ])
})

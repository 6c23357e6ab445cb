import alea from 'seedrandom/lib/alea.js'
import { expect, test } from 'vitest'
import { rollDice, seedStreams } from '../../../src/engine/state/dice.ts'

test('given a seed, when dice are rolled in several draws, then they are the numbers that seedrandom gives', () => {
  const streams = seedStreams('alice')
  const generator = alea('alice/dice', { state: true })
  for (let draw = 0; draw < 200; draw++) {
    const expected = Array.from({ length: draw % 9 }, () => Math.floor(generator() * 3))
    expect(rollDice(streams, draw % 9, 3)).toEqual(expected)
    expect(streams.dice).toEqual(generator.state())
  }
})

import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { legacy } from '../../../src/engine/editions/legacy/answers.ts'
import { indexOf } from '../../../src/engine/language/catalog-index.ts'
import type { Bound } from '../../../src/engine/language/defs.ts'
import { rollDice, seedStreams } from '../../../src/engine/state/dice.ts'

test('L-AMB-26: given 300,000 dice, when counted, then each of the faces 0, 1 and 2 falls for a third of them', () => {
  const faces = rollDice(seedStreams('faces'), 300_000, legacy.dice.faces)
  for (const face of [0, 1, 2]) {
    const count = faces.filter((one) => one === face).length
    expect(Math.abs(count - 100_000), `face ${face}`).toBeLessThan(1_000)
  }
})

test('L-DICE-08: given every roll of the shipped content, when its rows are laid side by side, then each result from 0 up is in exactly one', async () => {
  const { lists } = indexOf(await loadCatalog())
  const rolls = [...lists.values()].flatMap(({ ops }) => ops.filter((op) => op.op === 'roll'))
  expect(rolls.length).toBeGreaterThan(0)
  const at = (bound: Bound, table: number) => (typeof bound === 'number' ? bound : bound[table]!)
  for (const { bands: rows } of rolls) {
    for (const table of [0, 1, 2]) {
      for (let result = 0; result <= 30; result++) {
        const fit = rows.filter(
          ({ from, to }) => at(from, table) <= result && (to === null || result <= at(to, table)),
        )
        expect(fit, `result ${result} of ${JSON.stringify(rows)}`).toHaveLength(1)
      }
    }
  }
})

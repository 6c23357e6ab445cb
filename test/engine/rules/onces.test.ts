import { expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/language/sentences.ts'
import { scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'A', cora: 'A' }
const digging = (once: string) =>
  scene({
    house: '[A]-[B]',
    people,
    revealer: 'cora',
    haunt: {
      team: { kind: 'none' },
      actions: [
        { word: 'search', name: 'Dig', by: 'heroes', once, do: [{ gain: { trait: 'might', by: 1 } }] },
      ],
    },
  })
type Table = Awaited<ReturnType<typeof digging>>
const mayDig = (table: Table) => table.legal().includes('search:dig')

/** Alice digs on A, then what may the next two do, and what in the next round? */
async function afterwards(once: string) {
  const table = await digging(once)
  table.choose('search:dig', 'end')
  const bobOnA = mayDig(table)
  table.choose('move:east')
  const bobOnB = mayDig(table)
  table.choose('end', 'end')
  return { bobOnA, bobOnB, nextRound: mayDig(table) }
}

test.each([
  ['person', 'once per person', { bobOnA: true, bobOnB: true, nextRound: false }],
  ['game', 'once per game', { bobOnA: false, bobOnB: false, nextRound: false }],
  ['round', 'once per round', { bobOnA: false, bobOnB: false, nextRound: true }],
  ['tile', 'once on each tile', { bobOnA: false, bobOnB: true, nextRound: false }],
  ['tile-round', 'each tile once per round', { bobOnA: false, bobOnB: true, nextRound: true }],
  ['person-round', 'once per person and round', { bobOnA: true, bobOnB: true, nextRound: true }],
])(
  'L-ACT-06, L-TURN-08: given an action once per %s, when it has been used, then it is remembered as long as that',
  async (once, head, may) => {
    expect(await afterwards(once)).toEqual(may)
    const { catalog } = await digging(once)
    const [action] = catalog.haunts[99]!.actions
    expect(sentencesOf(catalog).action(action!)).toBe(`SEARCH, Dig (${head}): Gain 1 Might.`)
  },
)

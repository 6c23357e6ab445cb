/** The moment before a haunt: Alice's step to the east finds the last Omen of the deck, and that starts it. */
import { type Scene, type SceneTable, scene } from './scene.ts'

type Haunt = Exclude<Scene['haunt'], number | undefined>

export async function reveal(haunt: Haunt, more: Partial<Scene> = {}): Promise<SceneTable> {
  const table = await scene({
    house: '[A]-',
    stack: ['O'],
    people: { alice: 'A', bob: 'A', cora: 'A', dan: 'A' },
    omens: { radio: {} },
    haunt,
    phase: 'explore',
    ...more,
    tiles: { O: { symbols: ['omen'] }, ...more.tiles },
    rolls: [0, ...(more.rolls ?? [])],
  })
  return table.choose('move:east')
}

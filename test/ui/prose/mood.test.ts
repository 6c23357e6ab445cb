import { describe, expect, test } from 'vitest'
import { bearing, placeProse, stirring, thingProse, weatherOf } from '../../../src/ui/prose/mood.ts'
import { type Scene, sceneOf } from '../../../src/ui/prose/scene.ts'
import { catalog, sessionFor, tableFor } from '../../support/plain.ts'

const table = tableFor({ seed: 'mood' })
const view = table.view(0)
const scene = (change: Partial<Scene['view']> = {}): Scene => sceneOf(catalog, { ...view, ...change })
const hall = catalog.tiles['entrance-hall']!.prose!
const placed = view.house.find(({ id }) => id === 'entrance-hall')!
const withGhosts = (ghosts: number) => [{ ...placed, ghosts }, ...view.house.filter((one) => one !== placed)]
const haunt = { ...({} as NonNullable<Scene['view']['haunt']>), number: 17 }

describe('the words of a place', () => {
  test('on the first visit it is described, with a line of its year', () => {
    expect(placeProse(scene({ visits: { 'entrance-hall': 1 } }), 'entrance-hall')).toBe(
      `${hall.look} ${hall.then.late}`,
    )
    const first = scene({ options: { ...view.options, chapter: 0 } })
    expect(placeProse(first, 'entrance-hall')).toBe(`${hall.look} ${hall.then.early}`)
  })

  test('on coming back it is what has changed, and what has woken while a haunt runs', () => {
    const visits = { 'entrance-hall': 2 }
    expect(placeProse(scene({ visits }), 'entrance-hall')).toBe(hall.again)
    expect(placeProse({ ...scene({ visits }), haunt: catalog.haunts[17]! }, 'entrance-hall')).toBe(hall.wakes)
    expect(placeProse(scene({ visits }), 'entrance-hall', true)).toContain(hall.look)
  })

  test('a ghost has the last word', () => {
    const ghosts = scene({ house: withGhosts(1), visits: { 'entrance-hall': 2 } })
    expect(placeProse(ghosts, 'entrance-hall')).toBe(`${hall.again} ${hall.ghost}`)
  })
})

test('the table counts the visits of each seat, and takes them back with an undo', () => {
  const session = sessionFor({ seed: 'mood' })
  const { seat } = session
  const start = session.table.view(seat).explorers[seat]!.tile
  expect(session.table.view(null).visits).toBeUndefined()
  session.line('go ground floor staircase')
  session.line('go entrance hall')
  expect(session.table.view(seat).visits?.[start]).toBe(2)
  expect(session.table.view(seat + 1).visits?.[start]).not.toBe(2)
  session.line('undo')
  expect(session.table.view(seat).visits?.[start]).toBe(1)
})

test('LOOK, EXAMINE and a new room tell the words', () => {
  const session = sessionFor({ seed: 'mood' })

  expect(session.line('look').out.join(' ')).toContain('The front door is broader than any family needs.')
  expect(session.line('examine bob').out.join(' ')).toMatch(
    /of the (Harrow|Vesper|Sallow|Thrale|Amberley) family/,
  )
})

test('a thing tells its history once somebody has named it', () => {
  expect(thingProse(scene(), 'bells')).toBe(catalog.cards.bells!.kind === 'item' ? lookOf('bells') : '')
  const marks = { bells: { ticks: 0, heirloom: 'red', name: 'Ned' } }
  expect(thingProse(scene({ marks }), 'bells')).toBe(
    `${lookOf('bells')} When Ned rang them, Harrow people came home. Some were not expected.`,
  )
})

const lookOf = (id: string): string => {
  const card = catalog.cards[id]!
  return card.kind === 'event' ? '' : card.prose!.look
}

test('a companion keeps one bearing, by age and temper', () => {
  const ned = { ...view.explorers[1]!, name: 'Ned', family: 'red' as const, age: 20 }
  const lines = catalog.families.red!.prose!
  const told = bearing(scene(), ned, 'timid')
  expect(lines.young.map((line) => line.replace('{name}', 'Ned'))).toContain(told.split(' So much')[0])
  expect(told).toMatch(/So much strength, and Ned keeps it between the wall and the door\.$/)
  expect(bearing(scene(), { ...ned, age: 70 }, null)).not.toBe(bearing(scene(), ned, null))
  expect(bearing(scene(), { ...ned, dead: true }, null)).toBe('')
})

test('the night moves on before the haunt, and no weather of a haunt comes twice in twelve rounds', () => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((round) => weatherOf(scene(), round, null))
  expect(hours.filter((line) => line !== null)).toEqual(catalog.prose!.weather.at(-1)!.lines)
  const first = scene({ options: { ...view.options, chapter: 0 } })
  expect(weatherOf(first, 2, null)).toBe('Dusk, and the wind comes up the hill from Thole, alone.')
  const later = Array.from({ length: 12 }, (_, n) => weatherOf(scene(), n + 2, haunt.number))
  expect(new Set(later).size).toBe(12)
})

test('a haunt roll that starts nothing stirs the Omen, or else the dice', () => {
  expect(stirring(scene(), 'kris', 3)).toBe('In its sheath the blade turns over, like a sleeper.')
  expect(stirring(scene(), null, 3)).toBe('Every light in the house bows, then straightens.')
  expect(stirring(scene(), null, 9)).toBe('It has chosen. It is only looking for its pen.')
})

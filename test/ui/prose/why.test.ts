import { describe, expect, test } from 'vitest'
import type { Aim, ScoredAim } from '../../../src/ai/memory.ts'
import { indexOf } from '../../../src/engine/language/catalog-index.ts'
import type { Reason } from '../../../src/table/table.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { ballotWhy, chanceText, fullWhy, purposeText, whyText } from '../../../src/ui/prose/why.ts'
import { catalog, tableFor } from '../../support/plain.ts'

const table = tableFor({ seed: 'why', haunt: 1 })
const scene = sceneOf(catalog, table.view(0))
const [alice, , cora] = scene.view.explorers
const TILE = 'entrance-hall'

const said = (aim: Aim, chance: number | null = null, instead: ScoredAim | null = null): string => {
  const reason: Reason = { n: 1, seat: 1, why: { aim, chance, worth: 1, instead }, view: table.view(1) }
  return whyText(scene, reason)
}

const act = (at: string, target: string | null = null): Aim => ({ kind: 'act', at, tile: TILE, target })

describe('what somebody is about', () => {
  test.each<[Aim, string]>([
    [{ kind: 'attack', target: cora!.id, tile: TILE }, 'attack Cora in the Entrance Hall'],
    [{ kind: 'attack', target: alice!.id, tile: TILE }, 'attack you in the Entrance Hall'],
    [{ kind: 'explore', tile: TILE, region: 'ground' }, 'open a door in the Entrance Hall'],
    [{ kind: 'explore', tile: 'front-steps', region: 'outside' }, 'open a door on the Front Steps'],
    [act('item:bells/actions/0'), 'ring the Bells in the Entrance Hall'],
    [act('tile:larder/actions/0'), 'eat in the Entrance Hall'],
    [act('omen:porcelain-doll/actions/0'), 'talk to the Porcelain Doll in the Entrance Hall'],
    [act('omen:spear/actions/0', cora!.id), 'attack Cora with the Spear in the Entrance Hall'],
    [act('haunt:17/actions/3', alice!.id), 'draw the damp in the Entrance Hall, choosing you'],
    [{ kind: 'fetch', thing: 'bells', tile: TILE }, 'fetch the Bells from the Entrance Hall'],
    [{ kind: 'hand', thing: 'bells', to: alice!.id }, 'hand the Bells to you'],
    [{ kind: 'flee', tile: TILE, from: cora!.id }, 'get away from Cora to the Entrance Hall'],
    [{ kind: 'flee', tile: TILE, from: null }, 'get away to the Entrance Hall'],
    [{ kind: 'join', tile: TILE, who: cora!.id }, 'join Cora in the Entrance Hall'],
    [{ kind: 'join', tile: TILE, who: null }, 'go to the Entrance Hall'],
    [{ kind: 'wait', tile: TILE }, 'wait in the Entrance Hall'],
  ])('%j', (aim, text) => {
    expect(said(aim)).toBe(`Bob means to ${text}.`)
  })

  test('what was meant in an earlier turn is told as past', () => {
    const view = { ...table.view(1), round: scene.view.round - 1 }
    const why = { aim: { kind: 'wait' as const, tile: TILE }, chance: null, worth: 1, instead: null }
    expect(purposeText(scene, { n: 1, seat: 1, why, view })).toMatch(
      /^Bob meant to wait in the Entrance Hall\. /,
    )
    expect(purposeText(scene, { n: 1, seat: 1, why, view: scene.view })).toBe(
      'Bob means to wait in the Entrance Hall. Anything else would cost more than it brings. Only something new in the house would change it.',
    )
  })

  test('an action goes by the name it is printed with, and every one of them has words', () => {
    for (const [at, def] of indexOf(catalog).actions) {
      const text = said({ kind: 'act', at, tile: TILE, target: null })
      expect(text).toMatch(/^Bob means to \p{L}[\p{L}\p{N} ',.’-]*\.$/u)
      expect(text).toContain((def.name ?? def.word).slice(1).replaceAll(def.name ? '\0' : '-', ' '))
    }
  })

  test('an action that names somebody says whom', () => {
    const naming = [...indexOf(catalog).actions].find(([, def]) => def.names && def.name)
    const [at] = naming!
    expect(said({ kind: 'act', at, tile: TILE, target: cora!.id })).toMatch(/, naming Cora\.$/)
  })

  test('an answer is told in the words of the question', () => {
    const view = table.view(1)
    const asked = {
      ...view,
      decision: { kind: 'damage', about: {}, choices: ['damage:might', 'damage:speed'] },
    } as typeof view
    const answer = (key: string): ScoredAim => ({ aim: { kind: 'answer', key }, chance: null, worth: 0 })
    const why = { ...answer('damage:might'), instead: answer('damage:speed') }
    expect(whyText(scene, { n: 1, seat: 1, why, view: asked })).toBe(
      'Bob chose "Might". Next best was "Speed".',
    )
  })

  test('the chance and what came second stand beside it', () => {
    const instead: ScoredAim = { aim: { kind: 'wait', tile: TILE }, chance: null, worth: 0 }
    expect(said({ kind: 'attack', target: cora!.id, tile: TILE }, 0.8, instead)).toBe(
      'Bob means to attack Cora in the Entrance Hall, 4 in 5 to succeed. Next best was to wait in the Entrance Hall.',
    )
  })
})

test.each([
  [1, 'all but certain'],
  [0.97, '32 in 33'],
  [0.8, '4 in 5'],
  [2 / 3, '2 in 3'],
  [0.5, '1 in 2'],
  [0.49, '1 in 2'],
  [0.3, '3 in 10'],
  [1 / 7, '1 in 7'],
  [0.04, '1 in 25'],
  [0.001, 'hardly a chance'],
])('a chance of %d is %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text)
})

test('WHY tells what else was weighed, how close it was, and below which chance the other plan would win', () => {
  const attack: Aim = { kind: 'attack', target: cora!.id, tile: TILE }
  const wait: Aim = { kind: 'wait', tile: TILE }
  const why = { aim: attack, chance: 0.8, worth: 0.4, instead: { aim: wait, chance: null, worth: 0.3 } }
  expect(fullWhy(scene, { n: 1, seat: 1, why, view: table.view(1) }, 'means')).toBe(
    'Bob means to attack Cora in the Entrance Hall, 4 in 5 to succeed. That would put Cora out of the way for a while. Next best was to wait in the Entrance Hall. Below a chance of about 3 in 5, Bob would do that instead.',
  )
  const close = { ...why, chance: null, instead: { aim: wait, chance: null, worth: 0.39 } }
  expect(fullWhy(scene, { n: 1, seat: 1, why: close, view: table.view(1) }, 'means')).toMatch(
    /, and it was close\. A small thing would change it\.$/,
  )
})

test('a vote is explained by whom the voter suspected then', () => {
  const why = { aim: { kind: 'wait', tile: TILE } as Aim, chance: null, worth: 0, instead: null }
  const suspects = [{ who: cora!.id, chance: 0.6 }]
  expect(ballotWhy(scene, { n: 1, seat: 1, why, view: table.view(1), suspects })).toBe(
    'In the last vote Bob voted. To go by what Bob had seen, Cora was the guilty one, 3 in 5.',
  )
})

import { expect, test } from 'vitest'
import { newMind, think } from '../../../src/ai/mind.ts'
import { pickFrom, rngFor } from '../../../src/ai/rng.ts'
import { noClues } from '../../../src/ai/secrets/clues.ts'
import { loadCatalog } from '../../../src/catalog/load.ts'
import type { State } from '../../../src/engine/ai-queries.ts'
import { advance, decisionOf, legalChoices, newGame, nextSeat, viewFor } from '../../../src/engine/game.ts'

const catalog = await loadCatalog()

/** A game of any choices at all, until somebody is asked this. */
function until(kind: string, haunt: number, seats: number, seed: string): State {
  const { state } = newGame(catalog, {
    seed,
    seats: Array.from({ length: seats }, () => ({})),
    options: { haunt },
  })
  for (let n = 0; n < 4000 && !state.outcome; n++) {
    const seat = nextSeat(state)!
    if (decisionOf(state, seat)!.kind === kind) return state
    advance(catalog, state, seat, pickFrom(legalChoices(catalog, state, seat), rngFor(seed, seat, n)))
  }
  throw new Error(`Nobody is asked for a ${kind} in the game ${seed}`)
}

const numberOf = (kind: string): number =>
  Object.values(catalog.haunts).find(({ reactions }) =>
    reactions.some(({ do: list }) => list.ops.some(({ op }) => op === kind)),
  )!.number

const answer = (state: State, seat: number, mind = newMind('steady')) =>
  think(catalog, viewFor(catalog, state, seat), mind, rngFor('ballots', seat, 1))

const vote = until('vote', numberOf('vote'), 4, 'ballots')
const bid = until('bid', numberOf('bid'), 4, 'bids')

test('given three players and the traitor known for sure to one alone, when voting, then the ballot falls on that one', () => {
  const three = until('vote', numberOf('vote'), 3, 'three')
  const traitor = three.explorers.find(({ team }) => team === 'traitor')!
  for (const { seat, id, dead } of three.explorers) {
    if (id === traitor.id || dead) continue
    const mind = newMind('steady')
    const told = [{ names: [traitor.id, id], isSo: true }]
    const knowing = { ...mind, memory: { ...mind.memory, clues: { ...noClues, told } } }
    expect(answer(three, seat, knowing).key).toBe(`target:${traitor.id}`)
  }
})

test('given a vote, when a ballot is written, then it is kept until it is counted', () => {
  const { key, mind } = answer(vote, nextSeat(vote)!)
  const { writing } = mind.memory.clues!
  expect(key.startsWith(`target:${writing!.mine.target}`)).toBe(true)
  expect(writing!.weight.traitor).toBeGreaterThan(writing!.weight.hero)
})

test('given a hidden traitor, when voting, then the ballot is a legal one for somebody else', () => {
  const { seat, id } = vote.explorers.find(({ team }) => team === 'traitor')!
  const { key } = answer(vote, seat)
  expect(legalChoices(catalog, vote, seat)).toContain(key)
  expect(key.startsWith(`target:${id}`)).toBe(false)
})

test('given heroes who know no more than all do, when voting, then none but the one they mean writes another name', () => {
  const heroes = vote.explorers.filter(({ team, dead }) => team === 'heroes' && !dead)
  const picks = heroes.map(({ seat }) => answer(vote, seat).key)
  const most = Math.max(...picks.map((pick) => picks.filter((other) => other === pick).length))
  expect(most).toBeGreaterThanOrEqual(heroes.length - 1)
})

test('given the same view, when answering a sealed question twice, then the answer is the same', () => {
  for (const state of [vote, bid]) {
    const seat = nextSeat(state)!
    expect(answer(state, seat).key).toBe(answer(state, seat).key)
  }
})

test('given other hidden sides behind the same view, when voting, then the ballot is the same', () => {
  const heroes = vote.explorers.filter(({ team, dead }) => team === 'heroes' && !dead)
  const [voter, other] = heroes
  const twin = structuredClone(vote)
  for (const explorer of twin.explorers) explorer.team = explorer.id === other!.id ? 'traitor' : 'heroes'
  expect(viewFor(catalog, twin, voter!.seat)).toEqual(viewFor(catalog, vote, voter!.seat))
  expect(answer(twin, voter!.seat).key).toBe(answer(vote, voter!.seat).key)
})

test('given sealed bids, when each is answered, then nobody bids more than they hold', () => {
  const asked = bid.asking!.open.map(({ seat }) => seat)
  expect(asked.length).toBeGreaterThan(0)
  for (const seat of asked) expect(legalChoices(catalog, bid, seat)).toContain(answer(bid, seat).key)
})

test('given a last hearing that would lose all, when bidding, then those who hold enough do not save', () => {
  const state = structuredClone(bid)
  const { tracks } = state.haunt!
  const goal = catalog.haunts[state.haunt!.number]!.goals.find(
    ({ team, when }) => team === 'traitor' && when && 'track' in when,
  )!
  const { track } = goal.when as { track: string }
  tracks[track] = 3
  const heroes = bid
    .asking!.open.map(({ seat }) => state.explorers[seat]!)
    .filter((one) => one.team === 'heroes')
  for (const hero of heroes) hero.objects.push(...Array.from({ length: 6 }, () => hero.objects[0]!))
  const sum = heroes.reduce((all, { seat }) => all + Number(answer(state, seat).key.slice('bid:'.length)), 0)
  expect(sum).toBeGreaterThan(0)
})

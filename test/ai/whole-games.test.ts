import { expect, test } from 'vitest'
import { newMind, think, witness } from '../../src/ai/mind.ts'
import { rngFor } from '../../src/ai/rng.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { advance, newGame, nextSeat, viewFor } from '../../src/engine/game.ts'
import { mayKnow } from '../../src/engine/view.ts'
import { HAUNTS } from './twins.ts'

const catalog = await loadCatalog()

/** Plays a game to its end; whatever should not be is thrown. Gives the most choices anybody made in one turn. */
function played(haunt: number, seats: number, seed: string): number {
  const opening = { seed, seats: Array.from({ length: seats }, () => ({})), options: { haunt } }
  const { state } = newGame(catalog, opening)
  const minds = state.explorers.map(() => newMind('steady'))
  const turns = new Map<string, number>()
  for (let n = 1; !state.outcome; n++) {
    if (n > 5000) throw new Error(`${seed} has no end`)
    const seat = nextSeat(state)!
    const view = viewFor(catalog, state, seat)
    const { key, mind } = think(catalog, view, minds[seat]!, rngFor(seed, seat, n))
    if (mind.memory.fault !== null) throw new Error(`${seed}: ${mind.memory.fault}`)
    if (view.decision!.kind === 'main') {
      const turn = `${state.phase}/${state.round}/${seat}`
      turns.set(turn, (turns.get(turn) ?? 0) + 1)
    }
    minds[seat] = mind
    const result = advance(catalog, state, seat, key)
    if ('refusal' in result) throw new Error(`${seed}: ${result.refusal.because}`)
    for (const { seat: each, id } of state.explorers) {
      const known = result.happenings.filter((one) => mayKnow(one, id))
      minds[each] = witness(catalog, minds[each]!, known)
    }
  }
  return Math.max(...turns.values())
}

test.each(HAUNTS)(
  'given haunt %i, then every game comes to an end, with legal answers only and no endless turn',
  (haunt) => {
    for (let game = 0; game < 2; game++)
      expect(played(haunt, 3 + ((haunt + game) % 3), `whole/${haunt}/${game}`)).toBeLessThan(40)
  },
  120_000,
)

import { expect, test } from 'vitest'
import { advance, clone, legalChoices, SEALED_KINDS, type State, viewFor } from '../../../src/engine/game.ts'
import { REGIONS } from '../../../src/engine/ids.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import type { Catalog } from '../../../src/engine/language/defs.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { manyGames, playRandomly } from '../../support/random-game.ts'
import { catalogOfTeams } from '../../support/teams.ts'

const catalog = await catalogOfTeams()

/** Haunts in which people answer unseen, write things down or have a side that nobody else knows. */
const SECRETIVE = [2, 43]

/** The same text as JSON. `expect` is slow, so it is called only to report a difference. */
function expectSame(one: unknown, other: unknown, seed: string): void {
  const [text, wanted] = [JSON.stringify(one), JSON.stringify(other)]
  if (text !== wanted) expect(text, seed).toBe(wanted)
}

/** Equal, in whatever order of keys. */
function expectEqual(one: unknown, other: unknown, seed: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, seed).toEqual(other)
}

/**
 * Every so many decisions of a spread of games, for every seat, until there are enough; of some haunts only what
 * comes after their beginning.
 */
function sample(
  games: number,
  every: number,
  look: (state: State, seat: number, seed: string) => void,
  haunts?: readonly number[],
  enough = Number.POSITIVE_INFINITY,
): number {
  let looks = 0
  for (const game of manyGames(catalog, games)) {
    if (looks > enough) break
    if (haunts && (game.haunt === null || !haunts.includes(game.haunt))) continue
    playRandomly(catalog, {
      ...game,
      at: (state, _asked, n) => {
        if (n % every !== 0 || (haunts && !state.haunt)) return
        for (const { seat } of state.explorers) {
          looks++
          look(state, seat, `${game.seed}#${n}`)
        }
      },
    })
  }
  return looks
}

test('resampling: a world imagined from a view looks the same from that seat and offers it the same choices', () => {
  const looks = sample(1, 9, (state, seat, seed) => {
    const view = viewFor(catalog, state, seat)
    const twin = imagine(catalog, view, seed)
    expectEqual(viewFor(catalog, twin, seat), view, seed)
    expectSame(legalChoices(catalog, twin, seat), legalChoices(catalog, state, seat), seed)
  })
  expect(looks).toBeGreaterThan(1_500)
})

test('non-interference: changing only what a seat may not know changes nothing it sees', () => {
  const looks = sample(2, 4, (state, seat, seed) => {
    const other = withOtherSecrets(state, seat)
    expectSame(viewFor(catalog, other, seat), viewFor(catalog, state, seat), seed)
  })
  expect(looks).toBeGreaterThan(10_000)
})

test.each([
  [2, 'bid'],
  [43, 'vote'],
])(
  'non-interference in haunt %i, %ss and all: 10,000 pairs of views, and the choices with them',
  (haunt, kind) => {
    let asked = 0
    const looks = sample(
      24,
      1,
      (state, seat, seed) => {
        if (state.asking?.open.some((open) => open.kind === kind)) asked++
        const other = withOtherSecrets(state, seat)
        expectSame(viewFor(catalog, other, seat), viewFor(catalog, state, seat), seed)
        expectSame(legalChoices(catalog, other, seat), legalChoices(catalog, state, seat), seed)
      },
      [haunt],
      10_000,
    )
    expect(looks).toBeGreaterThan(10_000)
    expect(asked).toBeGreaterThan(300)
  },
)

test('resampling in haunts with bids and ballots: an imagined twin looks the same, offers the same and can be played', () => {
  sample(
    4,
    3,
    (state, seat, seed) => {
      const view = viewFor(catalog, state, seat)
      const twin = imagine(catalog, view, seed)
      expectEqual(viewFor(catalog, twin, seat), view, seed)
      const legal = legalChoices(catalog, twin, seat)
      expectSame(legal, legalChoices(catalog, state, seat), seed)
      if (legal.length > 0) expect('refusal' in advance(catalog, twin, seat, legal[0]!), seed).toBe(false)
    },
    SECRETIVE,
  )
})

/** Packs reversed within equal backs, luck replaced, and every secret this seat does not hold given another value. */
function withOtherSecrets(state: State, seat: number): State {
  const other = clone(state)
  const { id } = state.explorers[seat]!
  const peeks = state.asking?.open.some(({ kind, seat: asked }) => kind === 'peek' && asked === seat)
  if (!peeks) {
    other.stack = reversedWithinBacks(other.stack, (tile) => catalog.tiles[tile]!.regions)
    for (const kind of ['event', 'item', 'omen'] as const) {
      other.decks[kind] = reversedWithinBacks(other.decks[kind], (card) => catalog.cards[card]!.regions)
    }
  }
  other.rng = { stack: { given: [1] }, cards: { given: [2] }, dice: { given: [0] }, haunt: { given: [1] } }
  hideAnotherTraitor(other, seat)
  for (const secret of Object.values(other.haunt?.secrets ?? {})) {
    if (!secret.shown && !secret.knownTo.includes(id))
      secret.value = secret.among.find((who) => who !== secret.value) ?? secret.value
  }
  for (const written of Object.values(other.haunt?.notes ?? {}))
    for (const [who, note] of Object.entries(written))
      if (who !== id && !note.shown)
        note.says = state.explorers.find((one) => one.id !== who && one.id !== note.says)!.id
  answerOtherwise(other, seat)
  return other
}

/** Others who have answered unseen have given another answer. */
function answerOtherwise(state: State, seat: number): void {
  const { asking } = state
  if (asking?.join !== 'all') return
  for (const { seat: asked, kind } of asking.open) {
    if (asked === seat || asking.given[asked] === undefined || !SEALED_KINDS.includes(kind)) continue
    const given = asking.given[asked]
    delete asking.given[asked]
    const answers = legalChoices(catalog, state, asked)
    asking.given[asked] = answers.find((answer) => answer !== given) ?? answers[0]!
  }
}

/** Where the traitor is hidden from this seat, somebody else is it. */
function hideAnotherTraitor(state: State, seat: number): void {
  const kind = state.haunt && catalog.haunts[state.haunt.number]!.team.kind
  const traitor = state.explorers.find(({ team }) => team === 'traitor')
  const other = state.explorers.find((explorer) => explorer.seat !== seat && explorer !== traitor)
  if (kind !== 'hidden' || !traitor || traitor.shown || traitor.seat === seat || !other) return
  traitor.team = 'heroes'
  other.team = 'traitor'
}

/** The pack upside down, as far as the backs allow: each back shows at the places where it showed before. */
function reversedWithinBacks(pack: string[], backOf: (id: string) => string[]): string[] {
  const byBack = new Map<string, string[]>()
  const backs = pack.map((id) => [...backOf(id)].sort().join())
  for (const [at, id] of pack.entries()) byBack.set(backs[at]!, [...(byBack.get(backs[at]!) ?? []), id])
  return backs.map((back) => byBack.get(back)!.pop()!)
}

test('canary: no marked secret is in another seat’s view or in what it is told', () => {
  for (const game of manyGames(catalog, 2)) {
    playRandomly(catalog, {
      ...game,
      at: (state, _asked, n) => {
        if (n % 13 !== 0) return
        const marked = withCanaries(state)
        const secrets = secretsOf(marked)
        for (const { seat, id } of state.explorers) {
          const seen = JSON.stringify(viewFor(canaries, marked, seat))
          for (const [canary, knowers] of secrets)
            if (!knowers.includes(id) && seen.includes(canary))
              expect.fail(`${game.seed}#${n}: ${id} sees ${canary}`)
        }
      },
      after: (state, happenings) => {
        for (const happening of happenings) {
          if (
            happening.kind !== 'secret-told' &&
            happening.kind !== 'looked' &&
            happening.kind !== 'told-team' &&
            happening.kind !== 'learned'
          )
            continue
          const knowers = state.explorers.filter(({ id }) => mayKnow(happening, id)).map(({ id }) => id)
          expect(knowers).toEqual([happening.who])
        }
      },
    })
  }
})

/** The catalog with every card and tile a second time, under a name that can occur nowhere else. */
const canaries: Catalog = {
  ...catalog,
  cards: withCanaryNames(catalog.cards),
  tiles: withCanaryNames(catalog.tiles),
}

function withCanaryNames<T extends { id: string }>(pieces: Record<string, T>): Record<string, T> {
  const marked = Object.values(pieces).map((piece) => ({ ...piece, id: `CANARY-${piece.id}` }))
  return { ...pieces, ...Object.fromEntries(marked.map((piece) => [piece.id, piece])) }
}

/** Every card of every pack under its canary name, and every secret a canary. */
function withCanaries(state: State): State {
  const marked = clone(state)
  const peeking = state.asking?.open.some(({ kind }) => kind === 'peek')
  if (peeking) return marked
  for (const kind of ['event', 'item', 'omen'] as const)
    marked.decks[kind] = marked.decks[kind].map((card) => `CANARY-${card}`)
  marked.stack = marked.stack.map((tile) => `CANARY-${tile}`)
  for (const [name, secret] of Object.entries(marked.haunt?.secrets ?? {}))
    if (!secret.shown) secret.value = `CANARY-${name}`
  for (const [name, written] of Object.entries(marked.haunt?.notes ?? {}))
    for (const [who, note] of Object.entries(written)) if (!note.shown) note.says = `CANARY-${name}-of-${who}`
  for (const { seat, kind } of marked.asking?.open ?? [])
    if (SEALED_KINDS.includes(kind) && marked.asking!.given[seat] !== undefined)
      marked.asking!.given[seat] = `CANARY-answer-of-${seat}`
  return marked
}

/** The canaries and who may hear each. */
function secretsOf(state: State): [string, string[]][] {
  const packs = [...state.stack, ...Object.values(state.decks).flat()]
    .filter((id) => id.startsWith('CANARY'))
    .map((id): [string, string[]] => [`"${id}"`, []])
  const secrets = Object.values(state.haunt?.secrets ?? {}).filter(({ value }) => value.startsWith('CANARY'))
  const notes = Object.values(state.haunt?.notes ?? {}).flatMap((written) =>
    Object.entries(written)
      .filter(([, { says }]) => says.startsWith('CANARY'))
      .map(([who, { says }]): [string, string[]] => [says, [who]]),
  )
  const answers = Object.entries(state.asking?.given ?? {})
    .filter(([, key]) => key.startsWith('CANARY'))
    .map(([seat, key]): [string, string[]] => [key, [state.explorers[Number(seat)]!.id]])
  return [
    ...packs,
    ...secrets.map(({ value, knownTo }): [string, string[]] => [value, knownTo]),
    ...notes,
    ...answers,
  ]
}

test('L-AMB-46, L-DECK-05: a view shows the backs of every pack in order and no identity', () => {
  sample(1, 40, (state, seat) => {
    const view = viewFor(catalog, state, seat)
    expect(view.stack).toEqual(
      state.stack.map((tile) => REGIONS.filter((region) => catalog.tiles[tile]!.regions.includes(region))),
    )
    expect(view.decks.omen.every((back) => back.length === 0)).toBe(true)
  })
})

test('a spectator sees what everybody sees, and is asked nothing', () => {
  const [game] = manyGames(catalog, 1)
  playRandomly(catalog, {
    ...game!,
    at: (state) => {
      const view = viewFor(catalog, state, null)
      expect(view.decision).toBeNull()
      expect(
        Object.values(view.haunt?.secrets ?? {}).every(({ shown, value }) => shown || value === null),
      ).toBe(true)
    },
  })
})

test('choosing in an imagined world never throws: it is a whole game', () => {
  sample(1, 60, (state, seat, seed) => {
    const twin = imagine(catalog, viewFor(catalog, state, seat), seed)
    for (const key of legalChoices(catalog, twin, seat))
      expect(() => advance(catalog, clone(twin), seat, key), seed).not.toThrow()
  })
})

/** What two well-known engines take on the same machine; prints one JSON object. Runs beside their packages. */
import { createRequire } from 'node:module'
import { cpuSeconds, median, medianOf } from './measure.ts'

const require = createRequire(import.meta.url)
const RUNS = 3

/** Sixty tiles of plain data, about 9 KB as JSON, and a move that rolls four dice and changes one tile. */
function bigGame() {
  const tiles = Array.from({ length: 60 }, (_, n) => ({
    id: `tile-${n}`,
    region: 'ground',
    x: n % 8,
    y: Math.floor(n / 8),
    turned: 0,
    doors: 15,
    next: [null, null, null, null],
    tokens: [],
    pile: [],
    objects: [],
    visits: 0,
  }))
  return {
    setup: () => ({ tiles, explorers: [3, 4, 5, 4].map((might) => ({ might, tile: 0 })), total: 0 }),
    moves: {
      step: (
        {
          G,
          random,
        }: { G: { tiles: { visits: number }[]; total: number }; random: { D6: (n: number) => number[] } },
        to: number,
      ) => {
        G.total = random.D6(4).reduce((sum, die) => sum + (die % 3), 0)
        G.tiles[to % 60]!.visits++
      },
    },
  }
}

function measureBoardgame(): number {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
  const game = bigGame()
  const reducer = CreateGameReducer({ game })
  const step = (n: number) => ({ type: 'MAKE_MOVE', payload: { type: 'step', args: [n], playerID: '0' } })
  const play = (moves: number): number => {
    let state = InitializeGame({ game, numPlayers: 2 })
    const seconds = cpuSeconds(() => {
      for (let n = 0; n < moves; n++) state = reducer(state, step(n))
    })
    if (state.G.tiles[0].visits === 0) throw new Error('boardgame.io made no move')
    const bytes = JSON.stringify(state.G).length
    if (bytes < 8500 || bytes > 9500) throw new Error(`the state of boardgame.io has ${bytes} bytes`)
    return moves / seconds
  }
  play(1500)
  return medianOf(RUNS, () => play(3000))
}

interface Battle {
  ended: boolean
  turn: number
  sides: { activeRequest: unknown; autoChoose: () => boolean; getChoice: () => string }[]
  choose: (side: string, choice: string) => boolean
  toJSON: () => unknown
}

/** Random battles of generation 9, each side choosing at random among what its request offers. */
function measureBattles() {
  const { Battle, State, Teams, toID } = require('@pkmn/sim')
  const { TeamGenerators } = require('@pkmn/randoms')
  Teams.setGeneratorFactory(TeamGenerators)
  const options = (seed: number) => ({
    formatid: toID('gen9randombattle'),
    seed: [seed, seed + 1, seed + 2, seed + 3],
    p1: { name: 'Alice', team: Teams.pack(Teams.generate('gen9randombattle', { seed: [1, 2, 3, seed] })) },
    p2: { name: 'Bob', team: Teams.pack(Teams.generate('gen9randombattle', { seed: [4, 5, 6, seed] })) },
  })
  let choices = 0
  const play = (seed: number, most = 1000): Battle => {
    const battle = new Battle(options(seed)) as Battle
    const luck = mulberry(seed)
    for (let n = 0; !battle.ended && n < most; n++) choices += chooseBoth(battle, luck)
    return battle
  }
  play(1)
  const rates = Array.from({ length: RUNS }, (_, run) => {
    choices = 0
    const battles = 12
    const seconds = cpuSeconds(() => {
      for (let n = 0; n < battles; n++) play(100 * run + n)
    })
    return { battles: battles / seconds, choices: choices / seconds }
  })
  const middle = play(7, 12)
  const copy = () => State.deserializeBattle(State.serializeBattle(middle))
  for (let n = 0; n < 20; n++) copy()
  const copies = 100
  const seconds = medianOf(RUNS, () =>
    cpuSeconds(() => {
      for (let n = 0; n < copies; n++) copy()
    }),
  )
  return {
    battlesPerSecond: median(rates.map(({ battles }) => battles)),
    choicesPerSecond: median(rates.map(({ choices: rate }) => rate)),
    battleCloneMicroseconds: (seconds / copies) * 1e6,
  }
}

/** Both sides answer what they are asked; the count of answers. */
function chooseBoth(battle: Battle, luck: () => number): number {
  let made = 0
  battle.sides.forEach((side, n) => {
    const request = side.activeRequest as { wait?: boolean; forceSwitch?: boolean[] } | null
    if (!request || request.wait) return
    const move = `move ${1 + Math.floor(luck() * 4)}`
    const isMade = !request.forceSwitch && battle.choose(`p${n + 1}`, move)
    if (!isMade) battle.choose(`p${n + 1}`, 'default')
    made++
  })
  return made
}

function mulberry(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let t = Math.imul(at ^ (at >>> 15), 1 | at)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const figures = { movesPerSecond: measureBoardgame(), ...measureBattles() }
export type Peers = typeof figures
process.stdout.write(`${JSON.stringify(figures)}\n`)

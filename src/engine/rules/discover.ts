/** Discovering a tile: searching the stack, laying it, its symbols (L-DISC, L-AMB-30..34). */
import { type ExplorerId, type Region, SIDES, type Side, type TileId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { cellBeyond, type Fit, fitsAt, isOpenDoorway, placeTile, sideIndex, tileOf } from '../state/house.ts'
import { hasPower } from '../state/sides.ts'
import { askHalf, takeHalf } from './barriers.ts'
import { cutTurn } from './cut-turn.ts'
import { startDraw } from './draw.ts'
import { rearrange } from './lay-tile.ts'
import { arrive, mayFindIn, spend } from './move.ts'
import { react } from './reactions.ts'
import { refillStack } from './reshuffle.ts'

export function startDiscovery(play: Play, who: ExplorerId, side: Side, cost: number): void {
  push(play, 'discover', { who, from: explorerOf(play.state, who).tile, side, tile: null, cost })
}

/**
 * Steps of a discovery once the tile lies there. L-DISC-10: first its symbols, then its text; in editions that
 * put the text first, what follows entering it has been done by TEXT_FIRST.
 */
const TEXT_FIRST = 2
const SYMBOLS = 3
const TEXT = 4

export function discoverFrame(play: Play, frame: FrameOf<'discover'>): void {
  const { who, from, side, cost } = frame.with
  const explorer = explorerOf(play.state, who)
  const origin = tileOf(play.state, from)
  const at = sideIndex(side)
  if (frame.step === 0) {
    frame.step = 1
    frame.with.tile = searchStack(play, origin.id, at)
    if (!frame.with.tile) {
      // L-DISC-18, L-AMB-31 (3): nothing is found, and nothing was spent.
      if (!play.state.exhausted.includes(origin.region)) play.state.exhausted.push(origin.region)
      happen(play, { kind: 'nothing-left', rules: ['L-DISC-18'], who, region: origin.region })
      return pop(play)
    }
    if (play.state.turn.who === who) spend(play, cost) // L-DISC-01
  }
  const tile = frame.with.tile!
  if (frame.step === 1) {
    const fits = waysToLay(play, tile, origin.id, at)
    const answer = answered(frame)
    if (fits.length > 1 && !answer) {
      return ask(
        play,
        explorer.seat,
        'turn-tile',
        { who, tile },
        fits.map(({ turned }) => keys.turn(turned * 90)),
      )
    }
    const turned = answer ? readKey(answer, 'turn').degrees / 90 : fits[0]!.turned
    const { x, y } = cellBeyond(origin, at)
    const laid = placeTile(play, tile, origin.region, x, y, turned)
    if (frame.with.mark !== undefined) laid.tokens.push(frame.with.mark)
    happen(play, {
      kind: 'tile-discovered',
      rules: ['L-DISC-04'],
      who,
      tile,
      region: origin.region,
      from,
      side,
    })
    tellComplete(play, tile)
    arrive(play, who, tile, cost, 'walked') // L-DISC-05
    const { mark } = frame.with
    if (mark === undefined) takeHalf(play, who, from, true)
    else askHalf(play, who, mark)
    frame.step = play.rules.discovery.first === 'text' ? TEXT_FIRST : SYMBOLS
    if (frame.step === TEXT_FIRST) react(play, 'enters', who)
    return
  }
  if (frame.step === SYMBOLS) {
    frame.step = TEXT
    return resolveSymbols(play, who, tile)
  }
  pop(play)
  if (play.rules.discovery.endsTurn && play.state.turn.who === who) cutTurn(play) // E3-TURN-03
  if (frame.step === TEXT_FIRST) resolveSymbols(play, who, tile)
  // L-AMB-103: a card drawn for a symbol may have taken its finder off the tile.
  if (explorer.dead || explorer.tile !== tile) return
  react(play, 'discovers', who)
  if (frame.step === TEXT) react(play, 'enters', who)
}

/** L-DISC-18: the regions for which the tile just laid was the last, if a doorway is still open there. */
function tellComplete(play: Play, tile: TileId): void {
  const { catalog, state } = play
  for (const region of catalog.tiles[tile]!.regions) {
    const isLast = !state.exhausted.includes(region) && !mayFindIn(play, region)
    if (
      isLast &&
      state.house.some((one) => one.region === region && SIDES.some((_, at) => isOpenDoorway(state, one, at)))
    )
      happen(play, { kind: 'region-complete', rules: ['L-DISC-18'], region })
  }
}

/** L-DISC-08, L-DISC-17: symbols left to right, also where an effect forced the discovery. */
const resolveSymbols = (play: Play, who: ExplorerId, tile: TileId): void =>
  push(play, 'symbols', { who, left: [...play.catalog.tiles[tile]!.symbols], tile })

/** Rotations for the drawn tile; the last tile of a region may seal it (L-AMB-31 (1)). */
function waysToLay(play: Play, tile: TileId, from: TileId, side: number): Fit[] {
  const origin = tileOf(play.state, from)
  const open = fitsAt(play, tile, origin, side)
  return open.length > 0 ? open : fitsAt(play, tile, origin, side, true)
}

const isFor = (play: Play, tile: TileId, region: Region): boolean =>
  play.catalog.tiles[tile]!.regions.includes(region)

/**
 * L-DISC-02, L-DISC-03, L-DISC-20, L-AMB-33: the first tile for the region that can lie here without
 * sealing it; those passed over are buried in the order seen, or discarded, and one full pass is enough. Where every
 * tile would seal the region it is rearranged (L-DISC-21, L-AMB-31).
 */
function searchStack(play: Play, from: TileId, side: number): TileId | null {
  const { state } = play
  const origin = tileOf(state, from)
  const forRegion = () => state.stack.filter((tile) => isFor(play, tile, origin.region))
  const fitting = (tiles: readonly TileId[]) =>
    tiles.find((tile) => fitsAt(play, tile, origin, side).length > 0)
  let matching = forRegion()
  let found = fitting(matching)
  if (!found && state.discards) {
    refillStack(play) // E2-DISC-07, E2-DISC-08
    matching = forRegion()
    found = fitting(matching)
  }
  if (!found && matching.length === 1) found = matching[0]!
  if (!found && matching.length > 1 && rearrange(play, origin, side)) {
    found = fitting(matching)
  }
  if (!found) return null
  const passed = state.stack.indexOf(found)
  const over = state.stack.slice(0, passed)
  state.stack = state.stack.slice(passed + 1)
  const under = state.discards?.stack ?? state.stack
  under.push(...over)
  if (passed > 0)
    happen(play, { kind: 'tile-buried-unseen', rules: ['L-DISC-02'], count: passed, region: origin.region })
  return found
}

/** L-DISC-08..10, L-TRTR-05, L-AMB-68: one symbol after another; a traitor may let an Event be. */
export function symbolsFrame(play: Play, frame: FrameOf<'symbols'>): void {
  const { who, left } = frame.with
  const explorer = explorerOf(play.state, who)
  const symbol = left[0]
  if (!symbol || explorer.dead) return pop(play)
  if (symbol === 'event' && hasPower(play, explorer, 'skip-event') && play.state.decks.event.length > 0) {
    const answer = answered(frame)
    if (!answer)
      return ask(play, explorer.seat, 'skip-event', { who, tile: frame.with.tile }, ['draw', 'skip'])
    if (answer === 'skip') {
      left.shift()
      return happen(play, { kind: 'event-skipped', rules: ['L-TRTR-05'], who })
    }
  }
  left.shift()
  startDraw(play, who, symbol, false)
}

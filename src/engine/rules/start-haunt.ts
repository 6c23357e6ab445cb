/** Starting the haunt: which one, who turns, setup by side in the open, reading, order (L-START, L-FREE-10..15, L-ORDER-05). */

import { addresses } from '../addresses.ts'
import { type CardId, type ExplorerId, type TileId, TRAITS } from '../ids.ts'
import { chapterOf } from '../language/chapters.ts'
import type { HauntDef, TeamDef } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import { askAll, happen, type Play, type Procedures, pop, runList } from '../play.ts'
import { explorerOf, knownTraitor, tileIdOf, traitorsOf } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Haunt } from '../state/state.ts'
import { freshTurn } from '../state/turn.ts'
import { startCounters } from './counters.ts'
import { allObjects } from './objects.ts'
import { hauntOrder } from './order.ts'
import { scopeFor } from './questions.ts'
import { candidates } from './traitor.ts'
import { healTrait } from './traits.ts'

export function startHauntFrame(play: Play, frame: FrameOf<'start-haunt'>): void {
  const { revealer, omen } = frame.with
  const haunt = () => play.catalog.haunts[play.state.haunt!.number]!
  switch (frame.step++) {
    case 0:
      return openHaunt(play, revealer, omen)
    case 1:
      return setTeams(play, haunt())
    case 2:
      return healTraitors(play, haunt())
    case 3:
      return runSetup(play, haunt(), 'heroes', revealer)
    case 4:
      // L-HID-01: a hidden traitor's name stands in no frame.
      return runSetup(play, haunt(), 'traitor', knownTraitor(play.state)?.id ?? revealer)
    case 5:
      // L-ORDER-05: play resumes when everybody has read their page.
      return askAll(
        play,
        'all',
        play.state.explorers.map(({ seat, id }) => ({
          seat,
          kind: 'ready',
          about: { who: id, card: null, tile: null, source: null },
          choices: ['ready'],
        })),
      )
    default:
      return resume(play)
  }
}

/** A haunt of which nothing has been set up yet. */
export const freshHaunt = (
  number: number,
  revealer: ExplorerId,
  omen: CardId | null,
  tile: TileId,
): Haunt => ({
  number,
  revealer,
  omen,
  tile,
  tracks: {},
  counters: {},
  aside: [],
  secrets: {},
  notes: {},
  disclosed: [],
  speeds: {},
})

function openHaunt(play: Play, revealer: ExplorerId, omen: CardId | null): void {
  const { state } = play
  const number = whichHaunt(play, revealer, omen)
  const def = play.catalog.haunts[number]!
  state.phase = 'setup'
  state.turn = freshTurn(null)
  state.haunt = freshHaunt(number, revealer, omen, tileIdOf(state, revealer))
  const scope = scopeFor(addresses.haunt(number), 'haunt', revealer)
  for (const track of def.tracks) state.haunt.tracks[track.id] = numberOf(play, track.start, scope)
  state.haunt.counters = startCounters(play, def)
  state.haunt.aside = allObjects(play, def)
  happen(play, { kind: 'haunt-began', rules: ['L-TRIG-07', 'L-START-03'], haunt: number, revealer })
}

/** By the chapter, or as the edition chooses; L-AMB-90: another stands in for a haunt that is not in play. */
function whichHaunt(play: Play, revealer: ExplorerId, omen: CardId | null): number {
  const { state, catalog } = play
  if (state.options.haunt !== null) return state.options.haunt
  const wanted = chapterOf(catalog, state.options)?.haunt ?? play.procedures.chooseHaunt(play, revealer, omen)
  const { haunts } = state.pieces
  if (wanted !== null && haunts.includes(wanted)) return wanted
  const used = pickOne(state.rng, 'haunt', haunts)
  happen(play, { kind: 'haunt-stand-in', rules: ['L-AMB-90'], wanted, used })
  return used
}

/**
 * L-FREE-10, L-AMB-59: the row of the tile where the revealer stands, the column of the Omen. Chance picks among the
 * rows and columns of pieces in play, so that a chart that grows changes no game.
 */
export const hauntFromChart: Procedures['chooseHaunt'] = ({ state, catalog }, revealer, omen) => {
  const { tiles, cards } = state.pieces
  const rows = inPlay(Object.keys(catalog.chart), tiles)
  if (rows.length === 0) return null
  const here = tileIdOf(state, revealer)
  const last = state.house.filter((tile) => rows.includes(tile.id)).at(-1)?.id
  const row = catalog.chart[rows.includes(here) ? here : (last ?? pickOne(state.rng, 'haunt', rows))]!
  const number = omen ? row[omen] : undefined
  return number ?? row[pickOne(state.rng, 'haunt', inPlay(Object.keys(row), cards))]!
}

const inPlay = (ids: string[], pieces: readonly string[]): string[] => {
  const found = ids.filter((id) => pieces.includes(id))
  return found.length > 0 ? found : ids
}

/** L-CORE-03, L-HID-01..09, L-AMB-62, L-AMB-63: sides by the kind of team; what the table is told is `shown`. */
function setTeams(play: Play, haunt: HauntDef): void {
  const { state } = play
  const { team } = haunt
  for (const explorer of state.explorers) {
    explorer.team = team.kind === 'all-traitors' ? 'traitor' : 'heroes'
    explorer.shown = explorer.team
  }
  happen(play, { kind: 'teams-set', rules: ['L-CORE-03'], teams: team.kind })
  if (team.kind === 'known' || team.kind === 'hidden') nameTraitor(play, team)
  if (team.kind === 'hidden' || team.kind === 'unknown' || team.kind === 'everyone')
    for (const explorer of state.explorers) explorer.shown = null
}

function nameTraitor(play: Play, team: Extract<TeamDef, { traitor: unknown }>): void {
  const { state } = play
  const tied = candidates(play, team.traitor)
  const who = play.procedures.settleTie(play, tied)
  const traitor = explorerOf(state, who)
  traitor.team = 'traitor'
  if (team.kind === 'known') {
    traitor.shown = 'traitor'
    happen(play, {
      kind: 'traitor-named',
      rules: ['L-FREE-12', 'L-START-04'],
      who,
      tied: tied.length > 1 ? tied : [],
    })
    return
  }
  // L-HID-01: each is told in private, so that being told gives nobody away.
  for (const { id, team: side } of state.explorers)
    happen(play, { kind: 'told-team', rules: ['L-HID-01'], seenBy: [id], who: id, team: side! })
}

/** L-AMB-86: a known traitor heals all traits, unless the haunt says otherwise. */
function healTraitors(play: Play, haunt: HauntDef): void {
  if (!haunt.traitorHeals || haunt.team.kind === 'hidden') return
  for (const traitor of traitorsOf(play.state))
    for (const trait of TRAITS) healTrait(play, traitor, trait, ['L-AMB-86'])
}

/** L-START-06, L-START-08, L-START-09: both setups are heard and done in the open. */
function runSetup(play: Play, haunt: HauntDef, side: 'heroes' | 'traitor', by: ExplorerId): void {
  runList(play, haunt.setup[side], scopeFor(addresses.haunt(haunt.number), 'haunt', by))
}

function resume(play: Play): void {
  const { state } = play
  state.phase = 'haunt'
  state.order = hauntOrder(play)
  state.slot = -1
  state.round = 1
  happen(play, {
    kind: 'haunt-set-up',
    rules: ['L-ORDER-01'],
    haunt: state.haunt!.number,
    order: [...state.order],
  })
  happen(play, { kind: 'round-began', rules: ['L-ORDER-01'], round: 1 })
  pop(play)
}

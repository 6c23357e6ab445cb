/** Starting the haunt: which one, who turns, setup by side in the open, reading, order (L-START, L-FREE-10..15, L-ORDER-05). */

import { runList } from '../effects/lists.ts'
import { type CardId, type ExplorerId, type TileId, TRAITS } from '../ids.ts'
import { chapterOf } from '../language/chapters.ts'
import type { HauntDef, TeamDef } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import { askAll, happen, type Play, pop } from '../play.ts'
import { explorerOf, knownTraitor, tileIdOf, traitorsOf } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Haunt } from '../state/state.ts'
import { startCounters } from './counters.ts'
import { allObjects } from './objects.ts'
import { hauntOrder } from './order.ts'
import { scopeFor } from './questions.ts'
import { candidates, settleTie } from './traitor.ts'
import { healTrait } from './traits.ts'
import { freshTurn } from './turn.ts'

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
  state.lasting = []
  state.haunt = freshHaunt(number, revealer, omen, tileIdOf(state, revealer))
  const scope = scopeFor(`haunt:${number}`, 'haunt', revealer)
  for (const track of def.tracks) state.haunt.tracks[track.id] = numberOf(play, track.start, scope)
  state.haunt.counters = startCounters(play, def)
  state.haunt.aside = allObjects(play, def)
  happen(play, { kind: 'haunt-began', rules: ['L-TRIG-07', 'L-START-03'], haunt: number, revealer })
}

/** By the chapter, or by L-FREE-10, L-AMB-59; a haunt that is not in this catalog is stood in for, and the log says so. */
function whichHaunt(play: Play, revealer: ExplorerId, omen: CardId | null): number {
  const { state, catalog } = play
  if (state.options.haunt !== null) return state.options.haunt
  const wanted = chapterOf(catalog, state.options)?.haunt ?? fromChart(play, revealer, omen)
  if (wanted !== null && catalog.haunts[wanted]) return wanted
  const known = Object.values(catalog.haunts).map(({ number }) => number)
  const used = pickOne(state.rng, 'haunt', known)
  happen(play, { kind: 'haunt-stand-in', rules: ['L-FREE-10'], wanted, used })
  return used
}

function fromChart(play: Play, revealer: ExplorerId, omen: CardId | null): number | null {
  const { state, catalog } = play
  const rows = Object.keys(catalog.chart)
  if (rows.length === 0) return null
  const here = tileIdOf(state, revealer)
  const last = state.house.filter((tile) => rows.includes(tile.id)).at(-1)?.id
  const row = catalog.chart[rows.includes(here) ? here : (last ?? pickOne(state.rng, 'haunt', rows))]!
  const number = omen ? row[omen] : undefined
  return number ?? pickOne(state.rng, 'haunt', Object.values(row))
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
  const who = settleTie(play, tied)
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

/** House rule of the haunt book: a traitor heals all traits unless the haunt says otherwise. */
function healTraitors(play: Play, haunt: HauntDef): void {
  if (!haunt.traitorHeals || haunt.team.kind === 'hidden') return
  for (const traitor of traitorsOf(play.state)) for (const trait of TRAITS) healTrait(play, traitor, trait)
}

/** L-START-06, L-START-08, L-START-09: both setups are heard and done in the open. */
function runSetup(play: Play, haunt: HauntDef, side: 'heroes' | 'traitor', by: ExplorerId): void {
  runList(play, haunt.setup[side], scopeFor(`haunt:${haunt.number}`, 'haunt', by))
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

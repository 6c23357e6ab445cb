/** Starting the haunt: which one, who turns, setup by side in the open, reading, order (L-START, L-FREE-10..15, L-ORDER-05). */

import { addresses } from '../addresses.ts'
import { type CardId, type ExplorerId, type TileId, TRAITS } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { chapterOf } from '../language/chapters.ts'
import type { HauntDef, TeamDef } from '../language/defs.ts'
import { holds, numberOf } from '../language/evaluate.ts'
import { answered, ask, askAll, happen, type Play, pop, push, runList } from '../play.ts'
import { explorerOf, knownTraitor, tileIdOf, traitorsOf } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import type { Decision, FrameOf } from '../state/flow.ts'
import type { Haunt } from '../state/state.ts'
import { freshTurn } from '../state/turn.ts'
import { startCounters } from './counters.ts'
import { allObjects } from './objects.ts'
import { hauntOrder } from './order.ts'
import { scopeFor } from './questions.ts'
import { candidates, getFree } from './traitor.ts'
import { healTrait } from './traits.ts'

export function startHauntFrame(play: Play, frame: FrameOf<'start-haunt'>): void {
  const { revealer } = frame.with
  const haunt = () => play.catalog.haunts[play.state.haunt!.number]!
  switch (frame.step++) {
    case 0:
      if (!openHaunt(play, frame)) frame.step = 0
      return
    case 1:
      return setTeams(play, haunt())
    case 2:
      if (!askVolunteer(play, frame, haunt())) healTraitors(play, haunt())
      return
    case 3:
    case 4:
    case 5:
      return prepare(play, STEPS[play.rules.haunt.reading][frame.step - 4]!, haunt(), revealer)
    default:
      return resume(play)
  }
}

type Preparation = 'heroes' | 'traitor' | 'read'
/** L-START-08, E2-HSETUP-03: what is done before play goes on, in the edition's order. */
const STEPS: Record<Play['rules']['haunt']['reading'], readonly Preparation[]> = {
  'setup-first': ['heroes', 'traitor', 'read'],
  'read-first': ['read', 'heroes', 'traitor'],
}

function prepare(play: Play, what: Preparation, haunt: HauntDef, revealer: ExplorerId): void {
  // L-HID-01: a hidden traitor's name stands in no frame.
  if (what !== 'read')
    return runSetup(play, haunt, what, (what === 'traitor' && knownTraitor(play.state)?.id) || revealer)
  // L-ORDER-05: play resumes when everybody has read their page.
  const open = play.state.explorers.map(
    ({ seat, id }): Decision => ({
      seat,
      kind: 'ready',
      about: { who: id, card: null, tile: null, source: null },
      choices: ['ready'],
    }),
  )
  askAll(play, 'all', open)
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

/** Says whether it is settled which haunt it is; otherwise the revealer has been asked. */
function openHaunt(play: Play, frame: FrameOf<'start-haunt'>): boolean {
  const { state } = play
  const { revealer, omen } = frame.with
  const number = whichHaunt(play, frame)
  if (number === null) return false
  const def = play.catalog.haunts[number]!
  state.phase = 'setup'
  state.turn = freshTurn(null)
  state.haunt = freshHaunt(number, revealer, omen, tileIdOf(state, revealer))
  const scope = scopeFor(addresses.haunt(number), 'haunt', revealer)
  for (const track of def.tracks) state.haunt.tracks[track.id] = numberOf(play, track.start, scope)
  state.haunt.counters = startCounters(play, def)
  state.haunt.aside = allObjects(play, def)
  for (const poll of Object.values(state.legacy?.polls ?? {})) poll.shown = true
  happen(play, { kind: 'haunt-began', rules: ['L-TRIG-07', 'L-START-03'], haunt: number, revealer })
  return true
}

/** By the chapter, or as the edition chooses; null while the revealer is asked. L-AMB-90: another stands in for a haunt that is not in play. */
function whichHaunt(play: Play, frame: FrameOf<'start-haunt'>): number | null {
  const { state } = play
  const { revealer, omen, number: named } = frame.with
  if (state.options.haunt !== null) return state.options.haunt
  const answer = answered(frame)
  const wanted =
    named ??
    hauntOfChapter(play, revealer, omen) ??
    play.procedures.chooseHaunt(play, revealer, omen, answer === null ? null : readKey(answer, 'tile').tile)
  if (wanted !== null && typeof wanted !== 'number') {
    const rooms = wanted.among.map((tile) => keys.tile(tile))
    ask(play, explorerOf(state, revealer).seat, 'tile', { who: revealer }, rooms)
    return null
  }
  const { haunts } = state.pieces
  if (wanted !== null && haunts.includes(wanted)) return wanted
  const used = pickOne(state.rng, 'haunt', haunts)
  happen(play, { kind: 'haunt-stand-in', rules: ['L-AMB-90'], wanted, used })
  return used
}

/** The first that holds; a chapter that is played by itself says which haunt it is. */
function hauntOfChapter(play: Play, revealer: ExplorerId, omen: CardId | null): number | null {
  const chapter = chapterOf(play.catalog, play.state.options)
  if (!chapter || (!play.state.legacy && chapter.haunt !== undefined)) return chapter?.haunt ?? null
  const scope = scopeFor(addresses.chapter(chapter.number), 'haunt', revealer, omen)
  const found = chapter.haunts.find(({ if: condition }) => !condition || holds(play, condition, scope))
  return found?.haunt ?? chapter.haunt ?? null
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
  // E2-HIDDEN-02: lots are dealt; nobody is tied for them.
  const who =
    'random' in team.traitor ? pickOne(state.rng, 'haunt', tied) : play.procedures.settleTie(play, tied)
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
    getFree(play, traitor)
    return
  }
  // L-HID-01: each is told in private, so that being told gives nobody away.
  for (const { id, team: side } of state.explorers)
    happen(play, { kind: 'told-team', rules: ['L-HID-01'], seenBy: [id], who: id, team: side! })
}

/** E3-REVEAL-07: a traitor who would rather not may look for somebody else, once; the step is then taken again. */
function askVolunteer(play: Play, frame: FrameOf<'start-haunt'>, haunt: HauntDef): boolean {
  const traitor = knownTraitor(play.state)
  if (!play.rules.traitor.volunteer || haunt.team.kind !== 'known' || !traitor || frame.with.asked)
    return false
  frame.with.asked = true
  frame.step = 2
  push(play, 'volunteer', { who: traitor.id, asked: null, declined: [] })
  return true
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
  happen(play, { kind: 'round-began', rules: ['L-ORDER-01'], round: 1, haunt: state.haunt!.number })
  pop(play)
}

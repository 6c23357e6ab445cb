/** The end of a game in facts: who won, who did what, how the night went, what is kept. Pure. */
import type { Happening } from '../../engine/happenings.ts'
import type { ExplorerId } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import { capital, listed, nameOf } from '../prose/names.ts'
import { tracksOf } from '../prose/progress.ts'
import { findExplorer, type Scene } from '../prose/scene.ts'
import { deedsIn, storyOf } from '../prose/story.ts'
import type { Role } from '../theme/roles.ts'

export interface Ending {
  /** "THE HEROES WIN". */
  title: string
  /** Day comes: the heroes, or whoever stood against the house, have won. */
  isDawn: boolean
  /** The last words of the haunt. */
  words: string
  people: readonly EndingPerson[]
  night: Night
  /** What the families keep; how it turned. */
  kept: readonly string[]
  turning: string | null
}

export interface EndingPerson {
  id: ExplorerId
  /** "found 4 rooms", "won 1 fight"; what matters most first. */
  deeds: readonly string[]
  fate: string
  role: Role
}

/** A number that went up and down, round by round. */
export interface Night {
  name: string
  /** What was wanted of it, if anything. */
  most: number | null
  /** At the end of each round. */
  values: readonly number[]
}

export function endingOf(scene: Scene, all: readonly Happening[]): Ending {
  const seen = all.filter((one) => mayKnow(one, scene.view.viewer))
  const { outcome, kept, turning } = storyOf(seen, scene)
  const winner = scene.view.outcome?.winner ?? null
  return {
    title: titleOf(scene),
    isDawn: winner !== 'traitor' && winner !== 'house' && winner !== null,
    words: outcome.length > 1 ? outcome[0]! : '',
    people: scene.view.explorers.map(({ id }) => personOf(scene, seen, id)),
    night: nightOf(scene, seen),
    kept,
    turning,
  }
}

function titleOf(scene: Scene): string {
  const { winner = null, players = [] } = scene.view.outcome ?? {}
  if (winner === null) return 'NOBODY WINS'
  if (winner === 'heroes') return 'THE HEROES WIN'
  if (winner === 'traitor' || winner === 'house') return `THE ${winner.toUpperCase()} WINS`
  const names = players.map((id) => nameOf(scene, id))
  return `${listed(names).toUpperCase()} ${players.length > 1 ? 'WIN' : 'WINS'}`
}

function personOf(scene: Scene, seen: readonly Happening[], id: ExplorerId): EndingPerson {
  const explorer = findExplorer(scene, id)!
  const deeds = deedsIn(seen, id)
  const isTraitor = explorer.team === 'traitor' && scene.haunt?.team.kind !== 'everyone'
  const fate = [isTraitor ? 'traitor' : '', explorer.dead ? `dead in round ${roundOfDeath(seen, id)}` : '']
    .filter(Boolean)
    .join(', ')
  return {
    id,
    deeds: deeds.length > 0 ? deeds : ['kept out of it'],
    fate: fate || 'alive',
    role: fate ? 'bad' : 'good',
  }
}

function roundOfDeath(seen: readonly Happening[], id: ExplorerId): number {
  let round = 1
  let died = 1
  for (const one of seen) {
    if (one.kind === 'round-began') round = one.round
    if (one.kind === 'died' && one.who === id) died = round
  }
  return died
}

/** The haunt's first number that somebody aims at; without one, the rooms that were found. */
function nightOf(scene: Scene, seen: readonly Happening[]): Night {
  const track = tracksOf(scene).findIndex(({ most }) => most !== null)
  if (track < 0 || !scene.haunt) return roomsFound(seen)
  const { name, most } = tracksOf(scene)[track]!
  const { id } = scene.haunt.tracks[track]!
  const values: number[] = []
  let value = 0
  let isHaunt = false
  for (const one of seen) {
    if (one.kind === 'track' && one.track === id) value = one.to
    if (one.kind !== 'round-began' || one.haunt === undefined) continue
    if (isHaunt) values.push(value)
    isHaunt = true
  }
  return { name: `${capital(name)} by round`, most, values: [...values, value] }
}

function roomsFound(seen: readonly Happening[]): Night {
  const values: number[] = []
  let found = 0
  for (const one of seen) {
    if (one.kind === 'tile-discovered') found++
    if (one.kind === 'round-began' && one.round > 1 && one.haunt === undefined) values.push(found)
  }
  return { name: 'Rooms found by round', most: null, values: [...values, found] }
}

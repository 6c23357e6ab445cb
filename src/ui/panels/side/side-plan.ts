/** How the panels beside the map share its rows: numbers, decided before anything is drawn, because Ink does not clip. */
import { type Scene, viewerOf } from '../../prose/scene.ts'
import { goalHeight } from './GoalPanel.tsx'
import { hereFacts, hereHeight } from './HerePanel.tsx'
import { partyHeight } from './PartyPanel.tsx'
import { youHeight } from './YouPanel.tsx'

export interface SidePlan {
  you: number
  here: number
  goal: number
  /** 0 where there is no room for the others. */
  party: number
}

/** From this height the others have a panel, and blank rows stand between panels. */
const TALL = 22

/** Who gives way: blank rows first, then the room's prose, then the party; never ladders, people here, the first bar. */
export function sidePlan(scene: Scene, width: number, rows: number): SidePlan {
  if (!viewerOf(scene)) return { you: 0, here: 0, goal: 0, party: rows }
  const isTall = rows >= TALL
  const goal = goalHeight(scene, width, isTall ? 6 : 2)
  // All that is carried is named where only prose gives way to it.
  const full = youHeight(scene, width, isTall ? 7 : 6)
  const isRoom = isTall || full + goal + 2 + hereFacts(scene, width) <= rows
  const you = isRoom ? full : youHeight(scene, width, 5)
  const party = isTall ? Math.min(partyHeight(scene), rows - 1 - you - goal - 2 - 2) : 0
  const rules = party > 0 ? 3 : 2
  const room = Math.max(2, rows - you - goal - party - rules)
  const here = hereHeight(scene, width, isTall ? Math.min(room, 10) : room)
  const spare = rows - you - goal - party - rules - here
  const gap = (n: number): number => (isTall && spare >= n ? 1 : 0)
  const plan = { you: you + gap(1), here: here + gap(2), goal: goal + gap(3) }
  const left = rows - plan.you - plan.here - plan.goal - rules
  // The last one takes all that is left.
  return party > 0 ? { ...plan, party: left } : { ...plan, goal: plan.goal + Math.max(0, left), party: 0 }
}

/** RULES in the game: the rulebook, and the rules that apply here and now. */
import type { Cited } from '../../engine/editions/cited.ts'
import type { Decision } from '../../engine/game.ts'
import type { RuleId } from '../../engine/ids.ts'
import { verbOf } from '../../engine/keys.ts'
import { ask } from '../../rulebook/ask.ts'
import { type Layout, layOut } from '../../rulebook/layout.ts'
import { tileOfActor } from '../prose/choices.ts'
import { idList, rulesBehind } from '../prose/cite.ts'
import { placeText, roomRules } from '../prose/place.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import { findPlaced, type Scene, viewerOf } from '../prose/scene.ts'
import { type Desk, type Result, refuses, says } from './desk.ts'
import { cardText } from './look.ts'
import { turnLine } from './situation.ts'

const CLOSED = 'There is no rulebook at this table. LEGAL lists what you can do, WHY names the rules.'

/** RULES HAUNT ROLL, RULES L-ATK-01, RULES HERE. Splitting into words drops the hyphens of ids, so it reads the raw line. */
export function askRules(desk: Desk, words: readonly string[], command: string): Result {
  if (words.length === 1 && words[0] === 'here') return says(...here(desk))
  const index = desk.rules()
  if (!index) return refuses(system(CLOSED))
  const [, ...typed] = command.trim().split(/\s+/)
  const asked = typed.filter((word) => word !== '--all')
  const reply = ask(index, { words: asked })
  const layout = { ...layoutFor(desk), all: asked.length < typed.length, asked: asked.join(' ') }
  const said = layOut(index, reply, layout).filter(Boolean).map(system)
  return reply.kind === 'nothing' || reply.kind === 'misuse' ? refuses(...said) : says(...said)
}

const layoutFor = ({ width }: Desk): Layout => ({ width, plain: true, inGame: true, asked: '' })

/** "L-MOVE-12 Drawing a card ends your moves" */
export function titled(desk: Desk, id: RuleId): string {
  const entry = desk.rules()?.find(id)
  return entry ? `${entry.id} ${entry.title}` : id
}

/** The entry of one rule; empty without a rulebook. */
export function ruleLines(desk: Desk, id: RuleId): Said[] {
  const index = desk.rules()
  if (!index?.find(id)) return []
  return layOut(index, ask(index, { words: [id] }), { ...layoutFor(desk), asked: id })
    .filter(Boolean)
    .map(system)
}

/** What is printed on the room and on what you carry, and the rules for what you may do now. */
function here(desk: Desk): Said[] {
  const scene = desk.scene()
  const tile = tileOfActor(scene)
  const index = desk.rules()
  const room = tile === null ? [] : [placeText(scene, tile), ...roomRules(scene, tile)].map(fresh)
  const cards = (viewerOf(scene)?.cards ?? []).flatMap((card) => cardText(scene, card))
  const ids = rulesBehind(scene, ...ofPlace(scene, tile), ...ofDecision(scene))
  const rules = index ? ids.map((id) => system(`${titled(desk, id)}.`)) : [system(`${idList(ids)}.`)]
  const now = scene.view.decision?.kind === 'main' ? [fresh(turnLine(scene))] : []
  return [...room, ...cards, ...now, ...(ids.length > 0 ? rules : [])]
}

/** Rules that this place calls for. */
function ofPlace(scene: Scene, tile: string | null): Cited[] {
  const placed = tile === null ? null : findPlaced(scene, tile)
  if (!placed) return []
  const { runestone, passage, actions } = scene.catalog.tiles[placed.id]!
  const rules: [applies: boolean, rule: Cited][] = [
    [placed.unopened.length > 0, 'L-DISC-01'],
    [scene.view.leaveCost > 1, 'L-MOVE-03'],
    [passage, 'L-MOVE-13'],
    [actions.length > 0, 'L-ACT-04'],
    [placed.ghosts > 0, 'L-REG-14'],
    [runestone, 'L-REG-12'],
    [scene.view.ongoing.some((one) => one.tile === placed.id), 'L-EVENT-07'],
  ]
  return rules.flatMap(([applies, rule]) => (applies ? [rule] : []))
}

const OF_VERBS: Record<string, Cited> = {
  move: 'L-MOVE-02',
  go: 'L-REG-06',
  attack: 'L-ATK-02',
  give: 'L-ACT-11',
  take: 'L-ACT-18',
  drop: 'L-ACT-13',
  'pick-up': 'L-ACT-21',
  end: 'L-TURN-05',
}

const OF_QUESTIONS: Partial<Record<Decision['kind'], Cited[]>> = {
  damage: ['L-TRAIT-04'],
  'turn-tile': ['L-DISC-04', 'L-DISC-06'],
  option: ['L-EVENT-10', 'L-EVENT-03'],
  permit: ['L-ACT-18'],
  ready: ['L-ORDER-05'],
}

/** Rules of what may be chosen: of each verb in a turn, of the question otherwise. */
function ofDecision({ view }: Scene): Cited[] {
  const { decision } = view
  if (!decision) return []
  if (decision.kind !== 'main' && decision.kind !== 'monster') return OF_QUESTIONS[decision.kind] ?? []
  const verbs = decision.choices.map(verbOf)
  return verbs.map((verb) => OF_VERBS[verb] ?? 'L-ACT-06')
}

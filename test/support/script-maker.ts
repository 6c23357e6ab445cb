/** Games found by a purposeful player, written down as the commands a person would type. */
import { readFileSync } from 'node:fs'
import { planFor } from '../../src/cli/services/seating.ts'
import type { State } from '../../src/engine/game.ts'
import { SIDES } from '../../src/engine/ids.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { firstPieces } from '../../src/table/first-pieces.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { runCommand } from '../../src/ui/commands/commands.ts'
import { type Desk, freshMemory } from '../../src/ui/commands/desk.ts'
import { reasonToStop } from '../../src/ui/commands/ways.ts'
import { PlainSession } from '../../src/ui/plain/session.ts'
import { exitsOf } from '../../src/ui/prose/atlas.ts'
import { choiceOf, tileOfActor } from '../../src/ui/prose/choices.ts'
import { findPlaced, type Scene } from '../../src/ui/prose/scene.ts'
import type { Pick } from './random-game.ts'

export interface Game {
  haunt: number
  seats: number
  seed: string
}

/** The table that `lychgate run` would open, with people in all seats and the pieces of recorded games. */
export async function tableOf(catalog: Catalog, { haunt, seats, seed }: Game): Promise<Table> {
  const options = { seats: String(seats), human: String(seats), seed, haunt: String(haunt) }
  const plan = await planFor(catalog, options, (sentence) => {
    throw new Error(sentence)
  })
  return openTable(catalog, { ...plan, pieces: firstPieces({ haunt }) })
}

/** A script as it lies in test/scripts: what it is run with, and what comes of it, stand in its head. */
export function readScript(path: string) {
  const text = readFileSync(path, 'utf8')
  const field = (name: string): string => new RegExp(`^# ${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  const option = (name: string): string => new RegExp(`--${name} (\\S+)`).exec(field('Options'))?.[1] ?? ''
  const game = { haunt: Number(option('haunt')), seats: Number(option('seats')), seed: option('seed') }
  return { text, game, outcome: field('Outcome') }
}

export const stateOf = (table: Table): State => table.toSave('').state

/** "heroes, because goal: Mercy and Ann"; what a script says in its head, and what must come of it. */
export function outcomeText({ outcome, explorers }: State): string {
  if (!outcome) return 'none'
  const names = outcome.players.map((id) => explorers.find((one) => one.id === id)!.name)
  const isPerson = explorers.some(({ id }) => id === outcome.winner)
  const winner = !isPerson ? outcome.winner : names.length > 1 ? 'together' : 'alone'
  return `${winner}, because ${outcome.because}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
}

/** The body of a script: a comment for each round and each change of seat, then what is typed. */
export async function scriptOf(catalog: Catalog, game: Game, picks: readonly Pick[]): Promise<string[]> {
  const table = await tableOf(catalog, game)
  const session = new PlainSession(
    table,
    table.seats.map((_, seat) => seat),
  )
  session.start()
  const lines: string[] = []
  let [round, seatNow, open] = ['', -1, false]
  for (const [n, { seat, key }] of picks.entries()) {
    // A command that hands something over says by itself that there is no more of it.
    if (table.journal.length > n) continue
    const scene = session.scene(seat)
    const heading = roundOf(scene)
    if (heading !== round) lines.push('', `# ${heading}`)
    if (seat !== seatNow || heading !== round) lines.push(`# ${table.seats[seat]!.name}`)
    const text = phrase(session, scene, key)
    const joins = open && seat === seatNow && heading === round && !text.includes('.')
    if (joins) lines.push(`${lines.pop()}. ${text}`)
    else lines.push(text)
    ;[round, seatNow] = [heading, seat]
    const kind = scene.view.decision?.kind
    open = play(session, text) && (kind === 'main' || kind === 'monster')
  }
  return lines
}

const roundOf = ({ view, haunt }: Scene): string => {
  if (view.phase === 'explore') return `Exploring, round ${view.round}`
  return view.phase === 'setup' ? `The haunt begins: ${haunt!.name}` : `Haunt, round ${view.round}`
}

/** Types a line; answers whether another command may follow on it. */
function play(session: PlainSession, text: string): boolean {
  const { table, seat } = session
  const before = table.told.length
  const { refused, out } = session.line(text)
  if (refused) throw new Error(`"${text}" was refused: ${out.join(' ')}`)
  if (session.seat !== seat || table.isOver) return false
  const happenings = table.told.slice(before).map(({ happening }) => happening)
  return reasonToStop(session.scene(seat), happenings) === null
}

/** The shortest of several ways to say it that is understood as just this choice. */
function phrase(session: PlainSession, scene: Scene, key: string): string {
  const found = waysToSay(scene, key).find((text) => understood(session, scene, text) === key)
  if (found === undefined) throw new Error(`There is no way to say ${key}`)
  return found
}

function waysToSay(scene: Scene, key: string): string[] {
  const { decision } = scene.view
  const { label, also = [] } = choiceOf(scene, key)
  const [verb = '', rest = ''] = key.split(':')
  const plain = label.replace(/[,.;]/g, '').toLowerCase()
  const number = String((decision?.choices.indexOf(key) ?? 0) + 1)
  if (decision?.kind !== 'main' && decision?.kind !== 'monster')
    return [plain, ...also.map((other) => other.toLowerCase()), number]
  if (verb === 'move' && SIDES.some((side) => side === rest)) return [rest.charAt(0)]
  const placed = findPlaced(scene, tileOfActor(scene) ?? '')
  const by = verb === 'go' && placed ? exitsOf(scene, placed).find((exit) => exit.key === key)?.by : undefined
  const [word = '', ...others] = plain.split(' ')
  const name = others.join(' ')
  // "drive a nail" says it all; "the talisman" does not say what becomes of it.
  const ways = name.startsWith('the ') ? [plain, name] : [name, plain]
  const more = also.map((other) => `${plain} ${other}`)
  return [by ?? '', ...ways, ...more, `${word} ${key.split(':').slice(1).join(' ')}`].filter(Boolean)
}

/** Which choice a line would make; nothing is done. */
function understood(session: PlainSession, scene: Scene, text: string): string | null {
  const chosen: string[] = []
  const desk: Desk = {
    table: session.table,
    seat: session.seat,
    memory: freshMemory(),
    width: session.width,
    rules: () => null,
    scene: () => scene,
    choose: (key) => {
      chosen.push(key)
      return { said: [], acted: true, stop: 'nothing is done' }
    },
    understand: () => ({ said: [] }),
  }
  if (text.includes('.') || text.includes(';')) return null
  runCommand(desk, text)
  return chosen.length === 1 ? chosen[0]! : null
}

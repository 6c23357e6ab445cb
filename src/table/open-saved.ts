/** Opens a saved game: is it whole, does it make sense, and does its record still lead to where it stands? */
import { canonical } from '../catalog/hash.ts'
import type { Problem } from '../catalog/problems.ts'
import { choose, clone, isPlayable, legalChoices, nextSeat, type State } from '../engine/game.ts'
import type { RulesetId } from '../engine/ids.ts'
import { brokenInvariants } from '../engine/invariants.ts'
import type { Catalog, PackId } from '../engine/language/defs.ts'
import { contentOf, openingFault } from './opening.ts'
import { replay } from './replay.ts'
import { type Body, type Envelope, readSave } from './save.ts'
import type { Saves } from './saves-dir.ts'
import { Table } from './table.ts'
import type { Minds } from './thinkers.ts'

export interface OpenedGame {
  /** Ready to be played, and saved where it was read from. */
  table: Table
  /** The record leads to the state, so that choices may be taken back. */
  followsRecord: boolean
  /** What the player should know about it. */
  notices: string[]
}

/** The content of an edition, with the pack that a game was played with. */
export type CatalogOf = (edition: RulesetId, pack?: PackId) => Promise<Catalog>

/**
 * `catalogOf` hands out the content of the edition that the game turns out to be of. Without `minds` the game can
 * only be looked at where computers sit.
 */
export async function openSaved(
  catalogOf: CatalogOf,
  saves: Saves,
  name: string,
  minds: Minds | null = null,
): Promise<OpenedGame | { problem: Problem }> {
  const read = saves.read(name)
  if ('problem' in read) return read
  const opened = await openBytes(catalogOf, read.bytes, saves.pathOf(name), saves.app, minds)
  if ('problem' in opened) return opened
  saves.sweep(name)
  opened.table.resumeIn(saves, name)
  return opened
}

/** The same for the bytes of any save file; the game is saved nowhere yet. */
export async function openBytes(
  catalogOf: CatalogOf,
  bytes: Buffer,
  file: string,
  app: string,
  minds: Minds | null,
): Promise<OpenedGame | { problem: Problem }> {
  const result = await readSave(bytes, file, app)
  if ('problem' in result) return result
  const { save } = result
  const refuse = (expected: string) => ({ problem: { file, path: 'body', expected, nearest: null } })
  const { edition } = save.body.state
  if (!isPlayable(edition))
    return refuse(`This game uses the edition ${edition}, which this version cannot play.`)
  const opened = setUp(await catalogOf(edition, save.body.opening.pack), save, minds)
  if (typeof opened === 'string') return refuse(opened)
  opened.table.recall(save.body.seats)
  return opened
}

/** A sentence where the game cannot go on. */
function setUp(catalog: Catalog, { app, body }: Envelope, minds: Minds | null): OpenedGame | string {
  const { content, opening, seats, state, journal } = body
  const fault = openingFault(catalog, opening)
  if (fault !== null) return `This game cannot go on with this content: ${fault}. Nothing was changed.`
  const replayed = playedAgain(catalog, body, minds)
  if (replayed) return { table: replayed, followsRecord: true, notices: [] }
  const now = contentOf(catalog, opening)
  if (content !== null && content !== now)
    return `This game was played with the content ${content}, and this is ${now}: its choices no longer lead to where it stands. Nothing was changed.`
  const broken = brokenIn(catalog, state)
  if (broken !== null) return `The save makes no sense: ${broken}. Nothing was changed.`
  const table = new Table(catalog, { opening, seats, minds, at: { state: clone(state), journal } })
  const notice = `This game was made by ${app}, and its record leads elsewhere now; it goes on from where it stands.`
  return { table, followsRecord: false, notices: [notice] }
}

/** The table to which the record leads, if that is the state of the save. */
function playedAgain(catalog: Catalog, body: Body, minds: Minds | null): Table | null {
  const { opening, seats, journal, state } = body
  try {
    const { table, diverged } = replay(catalog, { opening, seats, journal, is: null }, { minds })
    return diverged === null && canonical(table.state) === canonical(state) ? table : null
  } catch {
    // A record that the rules of today stumble over leads nowhere.
    return null
  }
}

/** The first thing that cannot be so. Rules that stumble over a state have found one as well. */
function brokenIn(catalog: Catalog, state: State): string | null {
  try {
    // A copy has the fields that a state has, no more; what is missing comes out as undefined.
    const copy = clone(state)
    if (canonical(copy) !== canonical(state)) return 'its state has a field that no state has'
    const [broken] = brokenInvariants(catalog, copy)
    if (broken === undefined) tryChoices(catalog, copy)
    return broken ?? null
  } catch {
    return 'the rules cannot read its state'
  }
}

/** Makes each choice that is open now, on copies: frames that no rule can go on from are found out here. */
function tryChoices(catalog: Catalog, state: State): void {
  const seat = nextSeat(state)
  if (seat !== null) for (const key of legalChoices(catalog, state, seat)) choose(catalog, state, seat, key)
}

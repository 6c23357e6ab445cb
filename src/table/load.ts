/** Opens a saved game: is it whole, does it make sense, and does its record still lead to where it stands? */
import { canonical } from '../catalog/hash.ts'
import type { Problem } from '../catalog/problems.ts'
import { choose, clone, EDITION_IDS, legalChoices, nextSeat, type State } from '../engine/game.ts'
import type { EditionId } from '../engine/ids.ts'
import { brokenInvariants } from '../engine/invariants.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { openingFault } from './opening.ts'
import { recordingOf } from './recording.ts'
import { replay } from './replay.ts'
import { type Body, type Envelope, readSave } from './save.ts'
import type { Saves } from './saves-dir.ts'

export interface Saved {
  body: Body
  /** Where it came from and goes on; null for a game that is only looked at. */
  saves: Saves | null
  /** The record leads to the state: it can be played again, and taken back. */
  followsRecord: boolean
  /** What the player should know about it. */
  notices: string[]
}

/** `catalogOf` hands out the content of the edition that the game turns out to be of. */
export async function loadGame(
  catalogOf: (edition: EditionId) => Promise<Catalog>,
  saves: Saves,
  name: string,
): Promise<{ saved: Saved; catalog: Catalog } | { problem: Problem }> {
  const file = saves.pathOf(name)
  const read = saves.read(name)
  if ('problem' in read) return read
  const result = await readSave(read.bytes, file, saves.app)
  if ('problem' in result) return result
  const { save } = result
  const refuse = (expected: string) => ({ problem: { file, path: 'body', expected, nearest: null } })
  const { edition } = save.body.state
  if (!EDITION_IDS.includes(edition))
    return refuse(`This game is of the edition ${edition}, which is not here.`)
  const catalog = await catalogOf(edition)
  const judged = judge(catalog, save)
  if (typeof judged === 'string') return refuse(judged)
  saves.sweep(name)
  return { saved: { ...judged, body: { ...save.body, name }, saves }, catalog }
}

/** A sentence where the game cannot go on. */
function judge(catalog: Catalog, save: Envelope): Pick<Saved, 'followsRecord' | 'notices'> | string {
  const { content, app, body } = save
  const followsRecord = leadsThere(catalog, save)
  const isOtherContent = content !== catalog.hash
  if (followsRecord) {
    const notice = `The content has changed since this game began (${content} then, ${catalog.hash} now), but not for this game.`
    return { followsRecord, notices: isOtherContent ? [notice] : [] }
  }
  if (isOtherContent)
    return `This game was played with the content ${content}, and this is ${catalog.hash}: its choices no longer lead to where it stands. Nothing was changed.`
  const broken = brokenIn(catalog, body)
  if (broken !== null) return `The save makes no sense: ${broken}. Nothing was changed.`
  const notice = `This game was made by ${app}, and its record leads elsewhere now; it goes on from where it stands.`
  return { followsRecord, notices: [notice] }
}

function leadsThere(catalog: Catalog, save: Envelope): boolean {
  const recording = recordingOf(save, null)
  if (openingFault(catalog, recording.opening) !== null) return false
  // Fingerprints count the hash of the content: under another one only the choices can be compared.
  if (save.content !== catalog.hash) recording.journal = recording.journal.map(({ is: _, ...entry }) => entry)
  try {
    const { table, diverged } = replay(catalog, recording)
    // All but the name of the content, which was looked at already.
    const there = { ...table.toSave('').state, catalog: save.content }
    return diverged === null && canonical(there) === canonical(save.body.state)
  } catch {
    // A record that the rules of today stumble over leads nowhere.
    return false
  }
}

/** The first thing that cannot be so. Rules that stumble over a state have found one as well. */
function brokenIn(catalog: Catalog, { state }: Body): string | null {
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

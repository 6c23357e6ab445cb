/** The input of prose: the catalog, one seat's view, and the rules text that fits the haunt and the table. */
import type { Asks } from '../../engine/effects/effect.ts'
import { effectOf, type Op } from '../../engine/effects/table.ts'
import { rulesetOf } from '../../engine/game.ts'
import type { Region } from '../../engine/ids.ts'
import { type CatalogIndex, indexOf } from '../../engine/language/catalog-index.ts'
import type { Catalog, HauntDef } from '../../engine/language/defs.ts'
import type { Reader, Say } from '../../engine/language/say.ts'
import { type SentenceOptions, type Sentences, sentencesOf } from '../../engine/text/sentences.ts'
import type { View } from '../../engine/view.ts'
import { clean } from './clean.ts'

export interface Scene {
  catalog: Catalog
  view: View
  index: CatalogIndex
  haunt: HauntDef | null
  sentences: Sentences
  /** Regions of the house in this edition, in the order in which stairs lead up. */
  regions: readonly Region[]
  /** Rule IDs are printed after sentences. */
  ids: boolean
}
export type Explorer = View['explorers'][number]
export type Monster = View['monsters'][number]
export type Placed = View['house'][number]
/** The op a decision was asked by, with its place in the catalog. */
export type Frame = View['frames'][number]

export function sceneOf(catalog: Catalog, view: View, ids = false): Scene {
  const haunt = view.haunt ? catalog.haunts[view.haunt.number]! : null
  const { regions } = rulesetOf(view.edition)
  return {
    catalog,
    view,
    index: indexOf(catalog),
    haunt,
    sentences: textFor(catalog, view, haunt),
    regions,
    ids,
  }
}

/** Who reads, and who is who in the haunt, as far as the reader may know. */
export function readerOf({ explorers, viewer, haunt }: View, kind: HauntDef['team']['kind']): Reader {
  const me = explorers.find(({ id }) => id === viewer)
  const named = (id: string): string =>
    id === viewer ? 'you' : clean(explorers.find((one) => one.id === id)?.name ?? id)
  const traitors = explorers.filter(
    (one) => one.shown === 'traitor' || (one === me && one.team === 'traitor'),
  )
  const isOne = ['known', 'hidden'].includes(kind) && traitors.length === 1
  return {
    ...(me?.team && { team: me.team }),
    revealer: named(haunt!.revealer),
    ...(isOne && { traitor: named(traitors[0]!.id) }),
  }
}

const texts = new WeakMap<Catalog, Map<string, Sentences>>()

/** Made once for each haunt, size of table and reader. */
function textFor(catalog: Catalog, view: View, haunt: HauntDef | null): Sentences {
  const known = texts.get(catalog) ?? new Map<string, Sentences>()
  texts.set(catalog, known)
  const reader = haunt ? readerOf(view, haunt.team.kind) : undefined
  const key = JSON.stringify([haunt?.number, view.explorers.length, reader])
  const made = known.get(key) ?? sentencesOf(catalog, optionsFor(view, haunt))
  known.set(key, made)
  return made
}

/** The same words, with the chances of the reader's rolls in them. */
export const sentencesFor = ({ catalog, view, haunt }: Scene, chance: Say['chance']): Sentences =>
  sentencesOf(catalog, { ...optionsFor(view, haunt), chance })

function optionsFor(view: View, haunt: HauntDef | null): SentenceOptions {
  const table = rulesetOf(view.edition).scaling.indexOf(view.explorers.length)
  return {
    ...(haunt && { haunt, reader: readerOf(view, haunt.team.kind) }),
    ...(table >= 0 && { table }),
  }
}

export const findExplorer = ({ view }: Scene, id: string): Explorer | null =>
  view.explorers.find((explorer) => explorer.id === id) ?? null

export const findMonster = ({ view }: Scene, id: string): Monster | null =>
  view.monsters.find((monster) => monster.id === id) ?? null

export const findPlaced = ({ view }: Scene, id: string): Placed | null =>
  view.house.find((tile) => tile.id === id) ?? null

export const viewerOf = (scene: Scene): Explorer | null =>
  scene.view.viewer === null ? null : findExplorer(scene, scene.view.viewer)

/** Where somebody is; a carried corpse is where its bearer is. */
export function tileOf(scene: Scene, id: string): string | null {
  const explorer = findExplorer(scene, id)
  if (!explorer) return findMonster(scene, id)?.tile ?? null
  return explorer.borneBy ? tileOf(scene, explorer.borneBy) : explorer.tile
}

/** The frame that is waiting for an answer. */
export const topFrame = ({ view }: Scene): Frame | null => view.frames.at(-1) ?? null

/** The op that asks, and how it puts its question; null if a rule asks. */
export function askingOf(scene: Scene): { op: Op; asks: Asks<Op> } | null {
  const frame = topFrame(scene)
  const op = frame?.rule === 'ops' ? scene.index.lists.get(frame.with.from)?.ops[frame.with.pc] : undefined
  return op ? { op, asks: effectOf(op).asks ?? {} } : null
}

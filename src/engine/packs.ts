/** Packs as they look from behind: what each back is, and dealing what nobody has seen among the backs that show (L-DECK-05). */
import { type CardKind, REGIONS, type Region } from './ids.ts'
import { piecesOf } from './language/chapters.ts'
import type { Catalog } from './language/defs.ts'
import { shuffle } from './state/dice.ts'
import type { State } from './state/state.ts'

/** Regions in one order whatever the file says, so that a back tells no more than its marks. */
const backs = new WeakMap<object, Region[]>()
export function backOf(def: { regions: Region[] }): Region[] {
  let back = backs.get(def)
  if (!back) {
    back = REGIONS.filter((region) => def.regions.includes(region))
    backs.set(def, back)
  }
  return back
}

/** Everything that can lie in a pack, with what its back is called. */
type Pack = readonly { id: string; back: string }[]
type Packs = Record<CardKind | 'stack', Pack>
const packs = new WeakMap<Catalog, Map<number | null, Packs>>()

export function packsOf(catalog: Catalog, chapter: number | null): Packs {
  const known = packs.get(catalog) ?? new Map<number | null, Packs>()
  packs.set(catalog, known)
  const before = known.get(chapter)
  if (before) return before
  const { tiles, cards } = piecesOf(catalog, { chapter })
  const deck = (kind: CardKind): Pack =>
    cards
      .filter((id) => catalog.cards[id]!.kind === kind)
      .map((id) => ({ id, back: nameOf(backOf(catalog.cards[id]!)) }))
  const stack = tiles
    .filter((id) => !catalog.tiles[id]!.start)
    .map((id) => ({ id, back: nameOf(backOf(catalog.tiles[id]!)) }))
  const all = { event: deck('event'), item: deck('item'), omen: deck('omen'), stack }
  known.set(chapter, all)
  return all
}

/** Backs are few and shared: each is named once. */
const names = new WeakMap<readonly Region[], string>()
function nameOf(back: readonly Region[]): string {
  let name = names.get(back)
  if (name === undefined) {
    name = back.join()
    names.set(back, name)
  }
  return name
}

/** What is not seen anywhere, in any order that fits the backs; the top is as it was looked at. */
export function dealt(
  rng: State['rng'],
  shown: readonly Region[][],
  pack: Pack,
  seen: ReadonlySet<string>,
  top: readonly string[],
): string[] {
  const unknown = pack.filter(({ id }) => !seen.has(id) && !top.includes(id))
  shuffle(rng, 'cards', unknown)
  const byBack = new Map<string, string[]>()
  for (const { id, back } of unknown) {
    const same = byBack.get(back)
    if (same) same.push(id)
    else byBack.set(back, [id])
  }
  const nextOf = new Map<string, number>()
  return shown.map((back, n) => {
    if (n < top.length) return top[n]!
    const name = nameOf(back)
    const next = nextOf.get(name) ?? 0
    nextOf.set(name, next + 1)
    const id = byBack.get(name)?.[next]
    if (id === undefined) throw new Error('The view shows a back that no card left can have')
    return id
  })
}

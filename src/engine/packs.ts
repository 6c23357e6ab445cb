/** Packs as they look from behind: what each back is, and dealing what nobody has seen among the backs that show (L-DECK-05). */
import { type CardKind, REGIONS, type Region } from './ids.ts'
import { oncePerPieces } from './pieces.ts'
import { shuffle } from './state/dice.ts'
import type { State } from './state/state.ts'

/** Regions in one order whatever the file says, so that a back tells no more than its marks. Equal backs are one array. */
const backs = new WeakMap<object, Region[]>()
const known: Region[][] = []
export function backOf(def: { regions: Region[] }): Region[] {
  let back = backs.get(def)
  if (!back) {
    const regions = REGIONS.filter((region) => def.regions.includes(region))
    back = known[numberOf(regions)] ?? regions
    backs.set(def, back)
  }
  return back
}

/** Backs are few; each has a number. A back may come from JSON, so it is compared by its regions if need be. */
function numberOf(back: readonly Region[]): number {
  const same = known.indexOf(back as Region[])
  if (same >= 0) return same
  const equal = known.findIndex((one) => one.join() === back.join())
  return equal >= 0 ? equal : known.push([...back]) - 1
}

/** A back that nobody sees. */
export const UNSEEN: Region[] = []

/** Backs that show are dealt first; whatever is left lies under those that do not. */
function dealtUnseen(shown: readonly Region[][], top: readonly string[], byBack: string[][]): string[] {
  const seen = shown.map((back, n) => (n < top.length ? top[n]! : (byBack[numberOf(back)]?.pop() ?? null)))
  const rest = byBack.flat()
  return seen.map((id) => {
    const dealtId = id ?? rest.shift()
    if (dealtId === undefined) throw new Error('The view shows more cards than there can be')
    return dealtId
  })
}

/** Everything that can lie in a pack, with the number of its back. */
type Pack = readonly { id: string; back: number }[]
type Packs = Record<CardKind | 'stack', Pack>

export const packsOf = oncePerPieces((catalog, { tiles, cards }): Packs => {
  const deck = (kind: CardKind): Pack =>
    cards
      .filter((id) => catalog.cards[id]!.kind === kind)
      .map((id) => ({ id, back: numberOf(backOf(catalog.cards[id]!)) }))
  const stack = tiles
    .filter((id) => !catalog.tiles[id]!.start)
    .map((id) => ({ id, back: numberOf(backOf(catalog.tiles[id]!)) }))
  return { event: deck('event'), item: deck('item'), omen: deck('omen'), stack }
})

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
  const byBack: string[][] = known.map(() => [])
  for (let n = unknown.length - 1; n >= 0; n--) byBack[unknown[n]!.back]!.push(unknown[n]!.id)
  const hidden = shown.some((back) => back === UNSEEN || back.length === 0)
  if (hidden) return dealtUnseen(shown, top, byBack)
  return shown.map((back, n) => {
    if (n < top.length) return top[n]!
    const id = byBack[numberOf(back)]?.pop()
    if (id === undefined) throw new Error('The view shows a back that no card left can have')
    return id
  })
}

// Statistics of one game: actions used, rounds without a change, the goal that ended it.
import { parseAddress } from '../../engine/addresses.ts'
import type { Happening, HappeningKind } from '../../engine/happenings.ts'
import { indexOf } from '../../engine/language/catalog-index.ts'
import type { Catalog } from '../../engine/language/defs.ts'

export interface Notes {
  /** Printed actions by their address, and how often each was used. */
  actions: Record<string, number>
  /** The longest run of rounds of the haunt without a change. */
  still: number
  /** Who acts when in a round of the haunt, as explorers. */
  order: string[]
  /** The address of what ended it. */
  endedAt: string | null
}

/** Happenings that change the state of the game; moves and hand-overs do not count. */
const CHANGES: ReadonlySet<HappeningKind> = new Set<HappeningKind>([
  'tile-discovered',
  'tile-moved',
  'tile-buried',
  'card-drawn',
  'card-buried',
  'card-destroyed',
  'trait-fell',
  'trait-rose',
  'healed',
  'found-object',
  'object-placed',
  'lost-object',
  'monster-placed',
  'monster-removed',
  'token-placed',
  'token-removed',
  'ghost-removed',
  'track',
  'counter',
  'secret-told',
  'secret-shown',
  'note-shown',
  'learned',
  'haunt-set-up',
  'team-changed',
  'died',
  'rose',
  'corpse-taken',
  'bodies-swapped',
  'bodies-returned',
])

export class NoteTaker {
  readonly notes: Notes = { actions: {}, still: 0, order: [], endedAt: null }
  #still = 0
  #hasChanged = true
  readonly #index

  constructor(catalog: Catalog) {
    this.#index = indexOf(catalog)
  }

  take(happenings: readonly Happening[], inHaunt: boolean): void {
    for (const happening of happenings) {
      if (CHANGES.has(happening.kind)) this.#hasChanged = true
      this.#one(happening, inHaunt)
    }
  }

  #one(happening: Happening, inHaunt: boolean): void {
    switch (happening.kind) {
      case 'acted': {
        const { source, word, name } = happening
        const printed = this.#index.printed.get(source) ?? []
        const action = printed.find(({ def }) => def.word === word && (def.name ?? null) === name)
        return action && this.#used(action.at)
      }
      case 'attacked':
        return happening.at === undefined ? undefined : this.#used(happening.at)
      case 'round-began':
        return inHaunt ? this.#endRound() : undefined
      case 'haunt-set-up':
        this.notes.order = happening.order.filter((slot) => !slot.startsWith('*'))
        return
      case 'won':
        this.notes.endedAt = happening.at ?? null
        return
    }
  }

  #used(at: string): void {
    this.notes.actions[at] = (this.notes.actions[at] ?? 0) + 1
  }

  #endRound(): void {
    this.#still = this.#hasChanged ? 0 : this.#still + 1
    this.#hasChanged = false
    this.notes.still = Math.max(this.notes.still, this.#still)
  }
}

/** The name of the innermost named part: goal, action or monster. */
export function nameAt({ haunts }: Catalog, at: string): string | null {
  const address = parseAddress(at)
  if (address?.kind !== 'haunt') return null
  let name: string | null = null
  let part: unknown = haunts[address.id]
  for (const step of address.path) {
    if (typeof part !== 'object' || part === null) break
    part = (part as Record<string, unknown>)[step]
    const found = (part as { name?: unknown } | undefined)?.name
    if (typeof found === 'string') name = found
  }
  return name
}

/** The things of a catalog that carry rules, each under the name its op lists are addressed by. */
import type { CardDef, Catalog, HauntDef, TileDef } from '../engine/language/defs.ts'

export interface Home {
  /** `tile:well`, `item:bells`, `haunt:1`. */
  home: string
  def: TileDef | CardDef | HauntDef
  /** Set for a haunt, which alone has tracks, tokens, Objects, monsters and secrets. */
  haunt: HauntDef | null
}

export function homesOf(catalog: Catalog): Home[] {
  return [
    ...Object.values(catalog.tiles).map((def) => ({ home: `tile:${def.id}`, def, haunt: null })),
    ...Object.values(catalog.cards).map((def) => ({ home: `${def.kind}:${def.id}`, def, haunt: null })),
    ...Object.values(catalog.haunts).map((def) => ({ home: `haunt:${def.number}`, def, haunt: def })),
  ]
}

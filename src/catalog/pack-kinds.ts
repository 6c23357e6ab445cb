/** What a pack may hold, by the word for one of it and by its folder. */
export const PACK_FOLDERS = {
  haunt: 'haunts',
  tile: 'tiles',
  item: 'items',
  event: 'events',
  omen: 'omens',
} as const
export type PackKind = keyof typeof PACK_FOLDERS

export const PACK_KIND_WORDS = Object.keys(PACK_FOLDERS) as PackKind[]
export const PACK_KINDS: readonly string[] = Object.values(PACK_FOLDERS)

// Packs: read from the folder that is named, remembered, and found again for a game that was played with one.
import { resolve } from 'node:path'
import { loadCatalog, loadWithPack } from '../../catalog/load.ts'
import type { Pack } from '../../catalog/pack.ts'
import { ContentError, count, type Problem, printable, problemLine } from '../../catalog/problems.ts'
import type { RulesetId } from '../../engine/ids.ts'
import type { Catalog, PackId } from '../../engine/language/defs.ts'
import { EXIT } from './exit-codes.ts'

/** A pack that cannot be used: a sentence, or a line for each problem. */
export class PackFault extends Error {
  constructor(
    sentence: string,
    readonly exitCode: (typeof EXIT)[keyof typeof EXIT],
  ) {
    super(sentence)
    this.name = 'PackFault'
  }
}

/** The pack that this command was given. */
let given: Pack | null = null

/** Reads the pack that --pack names. */
export async function openPack(folder: string): Promise<Pack> {
  const { statSync } = await import('node:fs')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new PackFault(`There is no folder ${folder}; --pack takes the folder of a pack.`, EXIT.usage)
  const { readPack } = await import('../../catalog/pack.ts')
  const read = readPack(folder)
  if ('problems' in read) throw badPack(folder, read.problems)
  given = read.pack
  return read.pack
}

/** The content of an edition, with the pack in this folder if one is named. */
export async function contentWith(edition: RulesetId, folder: string | undefined): Promise<Catalog> {
  if (folder === undefined) return loadCatalog(edition)
  const pack = await openPack(folder)
  const catalog = await added(edition, pack)
  await remember(pack)
  return catalog
}

/** The content that a game was played with. Throws a PackFault if its pack is not there as it was. */
export async function gameCatalog(edition: RulesetId, pack?: PackId): Promise<Catalog> {
  if (!pack) {
    if (given) throw new PackFault('This game was played without a pack: leave --pack out.', EXIT.usage)
    return loadCatalog(edition)
  }
  const asPlayed = given ?? (await recall(pack))
  const was = `This game was played with the pack ${printable(pack.name)} (${printable(pack.hash)})`
  if (asPlayed === null)
    throw new PackFault(
      `${was}, which is not where it was: name its folder with --pack. Nothing was changed.`,
      EXIT.packMissing,
    )
  if (asPlayed.hash !== pack.hash)
    throw new PackFault(
      `${was}, and ${asPlayed.folder} now holds another (${asPlayed.hash}): put its files back as they were, or name a folder that has them with --pack. Nothing was changed.`,
      EXIT.packMissing,
    )
  const catalog = await added(edition, asPlayed)
  if (given) await remember({ ...given, name: pack.name })
  return catalog
}

/** A pack that a version of the program reads no more is as good as lost to the game, and so says what is wrong. */
async function added(edition: RulesetId, pack: Pack): Promise<Catalog> {
  try {
    return await loadWithPack(edition, pack)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    throw badPack(pack.folder, error.problems)
  }
}

function badPack(folder: string, problems: readonly Problem[]): PackFault {
  const shown = problems.slice(0, MOST_SHOWN).map(problemLine)
  const left = problems.length - shown.length
  const all = `The pack ${printable(folder)} has ${count(problems.length)}${left > 0 ? `, of which these are ${MOST_SHOWN}` : ''}; "lychgate check ${printable(folder)}" lists them.`
  return new PackFault([...shown, all].join('\n'), EXIT.failed)
}
const MOST_SHOWN = 10

/** Settings keep where packs were last seen, so that a save names no folder of anybody's machine. */
async function remember({ name, folder }: Pack): Promise<void> {
  const { loadProfile, saveProfile } = await import('./profile.ts')
  const { profile, fault } = loadProfile()
  if (fault !== null || profile.packs[name] === folder) return
  const others = Object.entries(profile.packs).filter(([known]) => known !== name)
  saveProfile({
    ...profile,
    packs: Object.fromEntries([[name, resolve(folder)], ...others].slice(0, MOST_KEPT)),
  })
}
const MOST_KEPT = 50

async function recall({ name }: PackId): Promise<Pack | null> {
  const { loadProfile } = await import('./profile.ts')
  const { packs } = loadProfile().profile
  const folder = Object.hasOwn(packs, name) ? packs[name]! : null
  if (folder === null) return null
  const { readPack } = await import('../../catalog/pack.ts')
  const read = readPack(folder)
  return 'pack' in read ? read.pack : null
}

/** The haunts of the pack that was given, as far as this edition plays them. */
export function givenHaunts(catalog: Catalog): number[] {
  const numbers = (given?.files ?? []).flatMap(({ path }) => {
    const [, number] = /(?:^|\/)haunts\/(\d+)-[^/]*$/.exec(path) ?? []
    return number === undefined ? [] : [Number(number)]
  })
  return numbers.filter((number) => Object.hasOwn(catalog.haunts, number)).sort((a, b) => a - b)
}

/** What a pack adds, in a line: 1 haunt, 2 Items. */
export function addedBy({ files }: Pack): string {
  const kinds = files.map(({ path }) => path.split('/').at(-2)!)
  const many = (kind: string, one: string, more: string) => {
    const number = kinds.filter((each) => each === kind).length
    return number === 0 ? [] : [`${number} ${number === 1 ? one : more}`]
  }
  return [
    ...many('haunts', 'haunt', 'haunts'),
    ...many('tiles', 'tile', 'tiles'),
    ...many('omens', 'Omen', 'Omens'),
    ...many('items', 'Item', 'Items'),
    ...many('events', 'Event', 'Events'),
  ].join(', ')
}

// One line at the end for authors: the step that comes after this one. Nothing for those who only look.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isOverlay } from '../../catalog/files.ts'
import type { Problem } from '../../catalog/problems.ts'

const step = (command: string): string[] => [`Next: ${command}`]

/** After `check` of a pack, or of one file in it: mend, or read the pages of its haunt. */
export function afterCheck(path: string, problems: readonly Problem[]): string[] {
  const pack = packOf(path)
  if (pack === null) return []
  if (problems.length > 0) return step(`mend what is named, then lychgate check ${path}`)
  const haunt = hauntIn(statSync(path).isDirectory() ? pack : path)
  return step(haunt === null ? `lychgate pack ${pack}` : `lychgate preview haunt ${haunt} --pack ${pack}`)
}

/** After the pages: its scenarios if it has any, else random play, which finds rules that never end. */
export const afterPreview = (pack: string | undefined, haunt: number): string[] =>
  pack === undefined
    ? []
    : existsSync(join(pack, 'try'))
      ? step(`lychgate try ${join(pack, 'try')} --pack ${pack}`)
      : random(pack, haunt)

export function afterTry(pack: string | undefined, failed: number): string[] {
  if (pack === undefined) return []
  if (failed > 0) return step(`mend the haunt or the scenario, then lychgate check ${pack}`)
  const haunt = hauntIn(pack)
  return haunt === null ? step(`lychgate pack ${pack}`) : random(pack, haunt)
}

/** After random play steady play, which shows who wins; after that, playing it. */
export function afterSimulation(pack: string, haunt: number | null, isRandom: boolean): string[] {
  if (!isRandom || haunt === null) return step(`lychgate pack ${pack}`)
  return step(`lychgate simulate --pack ${pack} --haunt ${haunt} --games 400`)
}

const random = (pack: string, haunt: number): string[] =>
  step(`lychgate simulate --pack ${pack} --haunt ${haunt} --ai random --games 100 --check`)

/** The folder of the pack that a path lies in; null for what belongs to the box. */
function packOf(path: string): string | null {
  if (statSync(path).isDirectory()) return isOverlay(path) ? null : path
  const pack = dirname(dirname(path))
  return isOverlay(pack) ? null : pack
}

/** The number of the first haunt in a pack, or of this file. */
function hauntIn(path: string): number | null {
  const names = statSync(path).isDirectory() ? namesIn(join(path, 'haunts')) : [basename(path)]
  const [number] = names.flatMap((name) => /^(\d+)-.*\.yaml$/.exec(name)?.[1] ?? [])
  return number === undefined ? null : Number(number)
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

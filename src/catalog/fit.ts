/**
 * Which editions a haunt or a pack's file fits: it is read in each, and what is wrong with it there says why not. A file
 * that lies in no folder of an edition is played by every edition it fits, and left out of the others.
 */
import { playableEditions, rulesetOf } from '../engine/editions/rulesets.ts'
import type { RulesetId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { unfitBecause } from './boxes.ts'
import type { SourceFile } from './files.ts'
import { isForAll } from './pack.ts'
import type { Problem } from './problems.ts'
import { type ContentPackOptions, parsePack } from './read.ts'
import { readYaml } from './yaml.ts'

export interface Fitted {
  catalog: Catalog
  /** What is wrong with files of this edition alone, and with the box. */
  problems: Problem[]
  /** Files for all editions that are left out of this one, by the first reason. */
  left: Map<string, Problem[]>
}

/** Reads an edition with these files added, without those that it cannot play. */
export async function fitted(
  shipped: readonly SourceFile[],
  added: readonly SourceFile[],
  options: ContentPackOptions & { edition: RulesetId },
): Promise<Fitted> {
  const left = new Map<string, Problem[]>()
  const rules = rulesetOf(options.edition)
  const say = (file: string, problems: Problem[]) => left.set(file, [...(left.get(file) ?? []), ...problems])
  for (const file of added.filter(isForAll)) {
    const because = unplayable(file, rules)
    if (because !== null) say(file.path, [{ file: file.path, path: '', expected: because, nearest: null }])
  }
  for (;;) {
    const kept = added.filter(({ path }) => !left.has(path))
    const { catalog, problems } = await parsePack([...shipped, ...kept], { ...options, packed: true })
    const forAll = new Set(kept.filter(isForAll).map(({ path }) => path))
    const atFault = problems.filter(({ file }) => forAll.has(file))
    if (atFault.length === 0) return { catalog, problems, left }
    for (const problem of atFault) say(problem.file, [problem])
  }
}

function unplayable({ path, text }: SourceFile, rules: ReturnType<typeof rulesetOf>): string | null {
  if (!path.startsWith('haunts/')) return null
  const { value, faults } = readYaml(text)
  if (faults.length > 0 || typeof value !== 'object' || value === null) return null
  const because = unfitBecause(value as Record<string, unknown>, rules)
  return because === null ? null : `This edition cannot play it: ${because}.`
}

export interface HauntFit {
  number: number
  name: string
  /** By edition: null where it is played, else why it is not. */
  because: Partial<Record<RulesetId, string | null>>
}

/** Of every haunt, the editions that play it, and why the others do not. */
export async function hauntFits(
  files: readonly SourceFile[],
  catalogs: Partial<Record<RulesetId, Catalog>>,
): Promise<HauntFit[]> {
  const fits = new Map<number, HauntFit>()
  const read = playableEditions().flatMap((edition) => catalogs[edition] ?? [])
  for (const catalog of read)
    for (const { number, name } of Object.values(catalog.haunts))
      fits.set(number, fits.get(number) ?? { number, name, because: {} })
  for (const catalog of read) {
    const { edition } = catalog
    const wanting = new Set([...fits.keys()].filter((number) => !Object.hasOwn(catalog.haunts, number)))
    const spare = files.filter((file) => wanting.has(numberOf(file))).map(forAll)
    const { left } = await fitted(files, spare, { edition, complete: true })
    for (const { number, because } of fits.values())
      because[edition] = wanting.has(number) ? whyNot(spare, left, number) : null
  }
  return [...fits.values()].sort((a, b) => a.number - b.number)
}

function whyNot(spare: readonly SourceFile[], left: Fitted['left'], number: number): string {
  const file = spare.find((one) => numberOf(one) === number)
  const [problem] = (file && left.get(file.path)) ?? []
  return problem ? problem.expected.replace(/^This edition cannot play it: /, '') : NOT_TAKEN
}

/** It fits by its words; the list of what the box takes leaves it out all the same. */
const NOT_TAKEN = 'the box does not take it (take.yaml).'

/** -1 where it is no haunt. */
const numberOf = ({ path }: SourceFile): number => {
  const [, number] = /(?:^|\/)haunts\/(\d+)-[^/]*\.yaml$/.exec(path) ?? []
  return number === undefined ? -1 : Number(number)
}

/** The same file as if it lay in no folder of an edition. */
const forAll = ({ path, text }: SourceFile): SourceFile => ({
  path: path.split('/').slice(-2).join('/'),
  text,
  pack: true,
})

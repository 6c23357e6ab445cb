/** What single ops, values and actions must have beyond their schema. */
import type { Around } from '../../engine/effects/effect.ts'
import { effectOf, type Op } from '../../engine/effects/table.ts'
import { keys, RESERVED_WORDS } from '../../engine/keys.ts'
import type { ActionDef } from '../../engine/language/defs.ts'
import { type Node, nodesIn } from '../tree.ts'
import { join } from '../walk.ts'
import { type Checking, tablesOf } from './checking.ts'

export function checkOps({ catalog, homes, trees, report }: Checking): void {
  const tables = tablesOf(catalog)
  const carry = new Set(homes.map(({ home }) => home))
  for (const { home, tree } of trees) {
    if (carry.has(home)) continue
    const tell: Tell = (path, expected) => report(home, path, expected)
    checkNumbers(tree, tables, tell)
    checkFaults(tree, { isTraitNamed: false, boxes: 0 }, tell)
  }
  for (const { home, def, tree } of homes) {
    const tell: Tell = (path, expected) => report(home, path, expected)
    checkNumbers(tree, tables, tell)
    checkFaults(tree, { isTraitNamed: false, boxes: 'boxes' in def ? def.boxes : 0 }, tell)
    if ('actions' in def) checkActions(def.actions, tell)
  }
}

type Tell = (path: string, expected: string) => void

/** L-START-05: one number for each size of the table. */
function checkNumbers(tree: Node, tables: readonly number[], tell: Tell): void {
  for (const { kind, value, path } of nodesIn(tree)) {
    if (!isValue(kind) || typeof value !== 'object') continue
    const { players } = value as { players?: readonly number[] }
    if (players && players.length !== tables.length)
      tell(
        join(path, 'players'),
        `One number is needed for each table size (${tables.join(', ')} players): ${tables.length} in all, not ${players.length}.`,
      )
  }
}

const isValue = (kind: string | null): boolean => kind === 'VALUE' || kind === 'AMOUNT'

/** What each op finds wrong with itself. */
function checkFaults(node: Node, around: Around, tell: Tell): void {
  if (node.kind !== 'OP') {
    for (const inner of node.inner) checkFaults(inner, around, tell)
    return
  }
  const op = node.value as Op
  const { faults, namesTrait } = effectOf(op)
  for (const [step, expected] of faults?.(op, around) ?? []) tell(join(node.path, step), expected)
  for (const inner of node.inner) {
    const isTraitNamed =
      around.isTraitNamed || (namesTrait as readonly string[] | undefined)?.includes(inner.field)
    checkFaults(inner, { ...around, isTraitNamed: isTraitNamed ?? false }, tell)
  }
}

/** Actions are chosen by word and name, which must tell them apart. */
function checkActions(actions: readonly ActionDef[], tell: Tell): void {
  for (const [n, { word }] of actions.entries())
    if (RESERVED_WORDS.includes(word) && word !== 'attack')
      tell(`actions/${n}/word`, `The rules use the word \`${word}\` themselves; give the action another.`)
  const called = actions.map(({ word, name }) => keys.act(word, slug(name ?? '')))
  for (const [n, key] of called.entries()) {
    if (called.indexOf(key) === n) continue
    const { word, name } = actions[n]!
    tell(
      `actions/${n}/name`,
      name
        ? `There is already an action \`${word}\` called ${name}.`
        : `There is already an action \`${word}\` here; give each a name.`,
    )
  }
}

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

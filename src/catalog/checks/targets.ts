/** `target` where nobody has been picked, met or aimed at: such an effect reaches nobody. */
import { effectOf, type Op } from '../../engine/effects/table.ts'
import type { ActionDef, ReactionDef } from '../../engine/language/defs.ts'
import { TRIGGERS, tilesWord, whoWord } from '../../engine/language/tables.ts'
import type { Tiles, Who } from '../../engine/language/words.ts'
import type { Node } from '../tree.ts'
import type { Checking } from './checking.ts'

export function checkTargets({ homes, report }: Checking): void {
  for (const { home, tree } of homes)
    look(tree, false, (path) =>
      report(home, path, 'There is no `target` here: nobody has been picked, met or aimed at.'),
    )
}

/** Is there a `target` in this field of a part, whatever there was before? */
function gives({ kind, value }: Node, field: string): boolean {
  switch (kind) {
    case 'OP':
      return (effectOf(value as Op).givesTarget as readonly string[] | undefined)?.includes(field) ?? false
    case 'ACTION':
      return field === 'attack' || (field === 'do' && (value as ActionDef).target !== undefined)
    case 'REACTION':
      return (field === 'do' || field === 'when') && TRIGGERS[(value as ReactionDef).on].givesTarget === true
    case 'MONSTER':
      return field === 'attack'
    case 'WHO':
      return whoWord(value as Who).givesTarget?.includes(field) ?? false
    default:
      return false
  }
}

function look(node: Node, has: boolean, tell: (path: string) => void): void {
  if (!has && isTarget(node)) tell(node.path)
  for (const inner of node.inner) look(inner, has || gives(node, inner.field), tell)
}

const isTarget = ({ kind, value }: Node): boolean =>
  (kind === 'WHO' && whoWord(value as Who).isTarget === true) ||
  (kind === 'TILES' && tilesWord(value as Tiles).isTarget === true)

/** `target` where nobody has been picked, met or aimed at: such an effect reaches nobody. */
import type { Checking } from '../check.ts'
import { isBand, isOpList, join, type Part, rangeOf } from '../walk.ts'

type Tell = (path: string, expected: string) => void

export function checkTargets({ homes, report }: Checking): void {
  for (const { home, def } of homes) look(def, '', false, (path, expected) => report(home, path, expected))
}

/** What each op leads to with somebody as `target`. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  'choose-who': ['do'],
  'for-each': ['do'],
  contest: ['won', 'lost', 'beaten', 'tied'],
  vote: ['won'],
  learn: ['if'],
}

/** Is there a `target` in this field of a part, whatever there was before? */
function gives(part: Part, key: string): boolean {
  if (typeof part.op === 'string') return LEADS[part.op]?.includes(key) ?? false
  if (key === 'attack') return true
  if (key === 'if') return 'all' in part // in a group, the one asked about
  return key === 'do' && (part.target !== undefined || part.on === 'given')
}

function look(part: unknown, path: string, has: boolean, tell: Tell): void {
  if (typeof part !== 'object' || part === null) return
  if (Array.isArray(part)) {
    for (const [n, inner] of part.entries()) {
      if (inner === 'target' && !has && path.endsWith('these')) tell(join(path, String(n)), MISSING)
      else if (isBand(inner)) look(inner.do, join(path, rangeOf(inner)), has, tell)
      else look(inner, join(path, String(n)), has, tell)
    }
  } else if (isOpList(part)) {
    for (const [n, op] of part.ops.entries()) look(op, join(path, `${n}/${op.op}`), has, tell)
  } else
    for (const [key, inner] of Object.entries(part)) {
      if (!has && isTarget(key, inner)) tell(join(path, key), MISSING)
      look(inner, join(path, key), has || gives(part as Part, key), tell)
    }
}

const MISSING = 'There is no `target` here: nobody has been picked, met or aimed at.'

/** Fields that hold text may say what they like. */
const isTarget = (key: string, inner: unknown): boolean =>
  !TEXTS.includes(key) && (inner === 'target' || inner === 'there')
const TEXTS: readonly string[] = ['name', 'text', 'label', 'key', 'id', 'word', 'short', 'code', 'flavour']

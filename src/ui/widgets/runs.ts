/** Cells and rows as runs of one look: the fewer there are, the less Ink has to lay out. */
import type { Cell, Ground, Role, Run, Runs } from '../theme/roles.ts'

interface Open {
  text: string
  role: Role
  ground: Ground
  italic: boolean
}

/** Runs of one look. A blank without a ground joins the run before it; blanks at the end are left out. */
export function runsOf(row: readonly Cell[]): Run[] {
  return merged(row.map(({ glyph, ...look }) => ({ text: glyph, ...look })))
}

export function merged(runs: Runs): Run[] {
  const all: Open[] = []
  for (const { text, role = 'text', ground = 'none', italic = false } of runs) {
    const open = all.at(-1)
    const isBlank = ground === 'none' && text.trim() === ''
    const isSame = open?.role === role && open.italic === italic
    if (open && open.ground === ground && (isBlank || isSame)) open.text += text
    else all.push({ text, role, ground, italic })
  }
  const last = all.at(-1)
  if (last?.ground === 'none') last.text = last.text.trimEnd()
  return all.filter(({ text }) => text !== '')
}

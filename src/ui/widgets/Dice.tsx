/** Dice on the table: 0, 1 or 2 pips each; those still falling show a question mark. */
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from './Rows.tsx'

/** Null for a die that is still falling. */
export type Face = number | null

export const Dice = ({ faces, width }: { faces: readonly Face[]; width: number }) => (
  <Rows rows={diceRows(faces, width, useGlyphs())} />
)

/** As many beside each other as there is room for. */
export function diceRows(faces: readonly Face[], width: number, glyphs: Glyphs): Runs[] {
  const wide = glyphs.isAscii ? 5 : 6
  const many = Math.max(1, Math.floor((width + 1) / wide))
  const rows: Runs[] = []
  for (let n = 0; n < faces.length; n += many) {
    const some = faces.slice(n, n + many)
    if (glyphs.isAscii)
      rows.push(some.map((face) => ({ text: `[${asciiPips(face)}] `.padEnd(wide), role: roleOf(face) })))
    else for (const part of [0, 1, 2] as const) rows.push(some.map((face) => edgeOf(face, part, glyphs)))
  }
  return rows
}

const roleOf = (face: Face): Role => (face === null ? 'dim' : 'dice')
const asciiPips = (face: Face): string =>
  face === null ? '?' : face > 2 ? String(face) : 'o'.repeat(face) || ' '

function edgeOf(face: Face, part: 0 | 1 | 2, { joints, across, down, pip }: Glyphs) {
  const role = roleOf(face)
  if (part === 0) return { text: `${joints[6]}${across.repeat(3)}${joints[12]} `, role }
  if (part === 2) return { text: `${joints[3]}${across.repeat(3)}${joints[9]} `, role }
  const pips =
    face === null
      ? ' ? '
      : face === 0
        ? '   '
        : face === 1
          ? ` ${pip} `
          : face === 2
            ? `${pip} ${pip}`
            : ` ${face} `
  return { text: `${down}${pips}${down} `, role }
}

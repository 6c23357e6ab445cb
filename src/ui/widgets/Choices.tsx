/** Numbered choices; the one picked is lit. */

import { wrapped } from '../text/runs.ts'
import { widthOf } from '../text/width.ts'
import type { Run, Runs } from '../theme/roles.ts'
import { Rows } from './Rows.tsx'

export interface ChoiceItem {
  label: string
  detail?: string
  /** Under it: its odds. */
  below?: readonly Runs[]
}
interface ChoicesProps {
  choices: readonly ChoiceItem[]
  /** The number of the first one; a bid is a number itself. */
  first?: number
  picked: number | null
  width: number
}

export const Choices = (props: ChoicesProps) => <Rows rows={choiceRows(props).flat()} />

/** The rows of each choice. */
export function choiceRows({ choices, first = 1, picked, width }: ChoicesProps): Runs[][] {
  const digits = widthOf(String(first + choices.length - 1))
  return choices.map((choice, n) =>
    oneChoice(choice, String(first + n).padStart(digits), n === picked, width),
  )
}

function oneChoice(
  { label, detail = '', below = [] }: ChoiceItem,
  number: string,
  isPicked: boolean,
  width: number,
) {
  const head: Run = {
    text: ` ${number} `,
    ...(isPicked ? { ground: 'chip-title' as const } : { role: 'title' as const }),
  }
  const indent = widthOf(head.text) + 1
  const room = Math.max(1, width - indent)
  const inset: Run = { text: ' '.repeat(indent) }
  const ground = isPicked ? ('select' as const) : ('none' as const)
  const named = wrapped(label, room, { role: 'strong', ground })
  const told = detail ? wrapped(detail, room, { role: 'text' }) : []
  const isOneRow = named.length === 1 && told.length === 1 && widthOf(label) + 2 + widthOf(detail) <= room
  const rows = isOneRow ? [[...named[0]!, { text: '  ' }, ...told[0]!]] : [...named, ...told]
  return [...rows, ...below].map(
    (runs, n): Runs => (n === 0 ? [head, { text: ' ' }, ...runs] : [inset, ...runs]),
  )
}

/** A person's mark on the colour of their family: " @ ". */
import type { Family, Run } from '../theme/roles.ts'
import { Row } from './Row.tsx'

interface ChipProps {
  text: string
  family: Family
}

export const Chip = (props: ChipProps) => <Row runs={[chipRun(props)]} />

export const chipRun = ({ text, family }: ChipProps): Run => ({
  text: ` ${text} `,
  role: 'chip',
  ground: `chip-${family}`,
})

/** One row of a picture; drawn again only if its cells are new. */
import { memo } from 'react'
import type { Cell } from '../theme/roles.ts'
import { Row } from './Row.tsx'
import { runsOf } from './runs.ts'

export const CellRow = memo(function CellRow({ row }: { row: readonly Cell[] }) {
  return <Row runs={runsOf(row)} />
})

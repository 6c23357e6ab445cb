/** The table of a moment without its prompt, for a picture. */
import type { Table as Game } from '../../table/table.ts'
import { useSize } from '../layout/SizeProvider.tsx'
import { tableLayout } from '../layout/table-layout.ts'
import { LogBook } from '../prose/log-book.ts'
import { sceneOf, tileOf } from '../prose/scene.ts'
import { Table } from './table/Table.tsx'

const NOTHING: ReadonlySet<string> = new Set()

export function PicturePage({ table }: { table: Game }) {
  const layout = tableLayout(useSize())
  const scene = sceneOf(table.catalog, table.view(null))
  const { who } = scene.view.turn
  const log = new LogBook(table).lines(scene, null)
  const centre = who && tileOf(scene, who)
  return (
    <Table
      title="LYCHGATE"
      scene={scene}
      log={log}
      banner={null}
      changed={NOTHING}
      page={null}
      centre={centre}
      from={0}
      layout={layout}
    />
  )
}

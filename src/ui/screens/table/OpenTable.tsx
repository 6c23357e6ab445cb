/** The table of a game that goes on: what it shows, and below it the line that is typed. */
import { useKey } from '../../keys/KeyProvider.tsx'
import { useSize } from '../../layout/SizeProvider.tsx'
import { tableLayout } from '../../layout/table-layout.ts'
import { KeysLine } from '../../panels/KeysLine.tsx'
import { PromptLine } from '../../panels/PromptLine.tsx'
import { PageKeys } from '../../panels/side/PageKeys.tsx'
import { TryLine } from '../../panels/TryLine.tsx'
import { useStore } from '../../store/store.ts'
import type { TableStore } from '../../store/table-store.ts'
import { Table } from './Table.tsx'

export function OpenTable({ store }: { store: TableStore }) {
  const layout = tableLayout(useSize())
  const side = useStore(store, (state) => state.side)
  const title = useStore(store, (state) => state.title)
  const scene = useStore(store, (state) => state.scene)
  const log = useStore(store, (state) => state.log)
  const banner = useStore(store, (state) => state.banner)
  const changed = useStore(store, (state) => state.changed)
  const from = useStore(store, (state) => state.from)
  const tries = useStore(store, (state) => state.tries)
  useKey('beat', store.pressFirst)
  useKey('keymap', store.pressKeymap)
  const view = { title, scene, log, banner, changed, page: side, from, layout }
  return (
    <>
      <Table {...view} />
      {side && <PageKeys store={store} />}
      {layout.mode !== 'tiny' && <TryLine tries={tries} width={layout.width} />}
      <PromptLine store={store} width={layout.width} />
      {layout.mode !== 'tiny' && layout.mode !== 'huge' && <KeysLine store={store} width={layout.width} />}
    </>
  )
}

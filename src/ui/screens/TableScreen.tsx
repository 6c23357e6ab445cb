/** A game: the curtain, or the table at whatever size the window has. */

import { BeatPage } from '../beats/BeatPage.tsx'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import { tableLayout } from '../layout/table-layout.ts'
import { KeysLine } from '../panels/KeysLine.tsx'
import { PageKeys } from '../panels/PagePanel.tsx'
import { PromptLine } from '../panels/PromptLine.tsx'
import { TryLine } from '../panels/TryLine.tsx'
import { useStore } from '../store/store.ts'
import type { TableStore } from '../store/table-store.ts'
import { CurtainPage } from './CurtainPage.tsx'
import { Table } from './Table.tsx'

export function TableScreen({ store }: { store: TableStore }) {
  const phase = useStore(store, (state) => state.phase)
  switch (phase.at) {
    case 'curtain':
      return <CurtainPage store={store} curtain={phase.curtain} />
    case 'beat':
      return <BeatPage beat={phase.beat} onRead={store.readBeat} />
    default:
      return <OpenTable store={store} />
  }
}

function OpenTable({ store }: { store: TableStore }) {
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

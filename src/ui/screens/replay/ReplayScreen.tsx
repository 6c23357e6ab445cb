/** A recorded game on the same table as a live one; below it how far it has come, and the keys to go about in it. */

import { useKey } from '../../keys/KeyProvider.tsx'
import { useSize } from '../../layout/SizeProvider.tsx'
import { tableLayout } from '../../layout/table-layout.ts'
import { nameOf, owned } from '../../prose/names.ts'
import { findPlaced, type Scene, tileOf, viewerOf } from '../../prose/scene.ts'
import type { ReplayState, ReplayStore } from '../../store/replay-store.ts'
import { useStore } from '../../store/store.ts'
import { fitted } from '../../text/runs.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Row } from '../../widgets/Row.tsx'
import { TextField } from '../../widgets/TextField.tsx'
import { Table } from '../table/Table.tsx'
import { PositionBar, positionText } from './PositionBar.tsx'
import { ReplayKeys } from './ReplayKeys.tsx'

export function ReplayScreen({ store }: { store: ReplayStore }) {
  const state = useStore(store, (now) => now)
  const glyphs = useGlyphs()
  const layout = tableLayout(useSize())
  useKey('page', store.press)
  const { scene, title, log, changed, prompt, page, message } = state
  const isTiny = layout.mode === 'tiny'
  const banner = isTiny ? positionText(state) : null
  const centre = whereItHappens(scene, changed)
  const view = { scene, title, log, changed, page, from: 0, layout, banner, centre }
  return (
    <>
      <Table {...view} />
      {!isTiny && <PositionBar state={state} width={layout.width} />}
      {prompt ? (
        <TextField {...prompt} mark={` ${prompt.mark}`} width={layout.width} />
      ) : (
        <Row
          runs={fitted(
            [{ text: ` ${message || stateText(state)}`, role: message ? 'warn' : 'dim' }],
            layout.width,
            glyphs.ellipsis,
          )}
        />
      )}
      {!isTiny && layout.mode !== 'huge' && <ReplayKeys width={layout.width} />}
    </>
  )
}

/** Where something has just changed, else where whoever's turn it is stands. */
function whereItHappens(scene: Scene, changed: ReadonlySet<string>): string | null {
  const { who } = scene.view.turn
  const tile = [...changed].findLast((id) => findPlaced(scene, id)) ?? (who && tileOf(scene, who))
  return tile && findPlaced(scene, tile) ? tile : null
}

/** "through Ann's eyes   plays by itself, 2x". */
function stateText({ scene, isPlaying, speed }: ReplayState): string {
  const viewer = viewerOf(scene)
  const eyes = viewer ? `through ${owned(nameOf(scene, viewer.id))} eyes` : 'as an onlooker sees it'
  return `${eyes}   ${isPlaying ? 'plays by itself' : 'stands still'}, speed ${speed}x`
}

/** Below 60x16: the newest lines and where one is, or the page that is open; never a dead screen. */
import { Box } from 'ink'
import { lookAt } from '../../commands/look.ts'
import { turnLine } from '../../commands/situation.ts'
import { pagePlace } from '../../layout/table-layout.ts'
import { logRows } from '../../panels/LogPanel.tsx'
import { PagePanel } from '../../panels/side/PagePanel.tsx'
import { fresh } from '../../prose/said.ts'
import type { Scene } from '../../prose/scene.ts'
import { fitted, wrapped } from '../../text/runs.ts'
import type { Runs } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Row } from '../../widgets/Row.tsx'
import { Rows } from '../../widgets/Rows.tsx'
import type { TableView } from './Table.tsx'

export function TinyTable({ title, scene, log, banner, page, from, layout }: TableView) {
  const glyphs = useGlyphs()
  const { width, height, body } = layout
  const hasHead = height > 2
  const rows = hasHead ? body : Math.max(0, height - 1)
  const head = banner ?? `${title}, round ${scene.view.round}`
  const place = page && { ...pagePlace(page, layout), height: rows }
  const shown = [...logRows(log.slice(-Math.max(1, rows)), width, glyphs), ...placeRows(scene, width)]
  return (
    <>
      {hasHead && <Row runs={fitted([{ text: head, role: 'title' }], width, glyphs.ellipsis)} />}
      <Box height={rows} flexShrink={0} flexDirection="column">
        {page && place ? (
          <PagePanel page={{ ...page, card: null }} from={from} place={place} />
        ) : (
          rows > 0 && <Rows rows={shown.slice(-rows)} />
        )}
      </Box>
    </>
  )
}

/** Where one is and what is left, in words. */
const placeRows = (scene: Scene, width: number): Runs[] =>
  scene.view.decision?.kind === 'main'
    ? [...lookAt(scene, undefined, false), fresh(turnLine(scene))].flatMap(({ text }) => wrapped(text, width))
    : []

/** Everything of the table above its prompt, as the window allows. Games and replays both draw it. */
import { Box } from 'ink'
import { pagePlace, type TableLayout, type TableMode } from '../../layout/table-layout.ts'
import { Heading } from '../../panels/Heading.tsx'
import type { TableMap } from '../../panels/MapPanel.tsx'
import { PagePanel } from '../../panels/side/PagePanel.tsx'
import type { LogLine } from '../../prose/log-book.ts'
import type { Scene } from '../../prose/scene.ts'
import type { Page } from '../../store/page.ts'
import { placingIn } from '../../store/placing.ts'
import { useSettings } from '../../store/SettingsProvider.tsx'
import { Rule } from '../../widgets/Rule.tsx'
import { EndPage } from '../end/EndPage.tsx'
import { HugeTable } from './HugeTable.tsx'
import { SmallTable } from './SmallTable.tsx'
import { TinyTable } from './TinyTable.tsx'
import { WideTable } from './WideTable.tsx'

export interface TableView {
  title: string
  scene: Scene
  log: readonly LogLine[]
  banner: string | null
  changed: ReadonlySet<string>
  page: Page | null
  /** The room to look at, where it is not the reader's own. */
  centre?: string | null
  /** The first row of the page that is seen. */
  from: number
  layout: TableLayout
}

/** A table at one size: the same view, and how its maps are drawn. */
export type SizedTable = (view: TableView & { map: TableMap }) => React.ReactNode

const TABLES: Readonly<Record<Exclude<TableMode, 'tiny'>, SizedTable>> = {
  small: SmallTable,
  medium: WideTable,
  large: WideTable,
  huge: HugeTable,
}

export function Table(view: TableView) {
  const { zoom } = useSettings()
  const { title, scene, banner, layout, page, changed, centre = null } = view
  const { width, mode, body } = layout
  if (mode === 'tiny') return <TinyTable {...view} />
  const placing = page?.question ? placingIn(scene) : null
  if (page?.ending)
    return (
      <EndPage
        scene={scene}
        ending={page.ending}
        note={page.note}
        width={width}
        rows={layout.height - (mode === 'huge' ? 2 : 3)}
      />
    )
  const place = page && !placing ? pagePlace(page, layout) : null
  const Sized = TABLES[mode]
  const ghost = placing?.ways[page?.question?.picked ?? 0] ?? null
  return (
    <>
      <Heading scene={scene} title={title} banner={banner} width={width} />
      {page && place?.at === 'whole' ? (
        <>
          <Rule width={width} title={page.card ? '' : page.title} note={page.note} />
          {mode === 'small' && <Box height={1} flexShrink={0} />}
          <Box height={body} flexShrink={0} paddingLeft={2}>
            <PagePanel page={page} from={view.from} place={place} />
          </Box>
          {mode === 'huge' && <Rule width={width} />}
        </>
      ) : (
        <Sized {...view} map={{ scene, zoom, changed, centre, ghost }} />
      )}
    </>
  )
}

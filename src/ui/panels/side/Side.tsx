/** The column beside the map: what is open there, or the reader, the room, the goal, the others. */
import { pagePlace, type TableLayout } from '../../layout/table-layout.ts'
import type { Scene } from '../../prose/scene.ts'
import type { Page } from '../../store/page.ts'
import { placingIn } from '../../store/placing.ts'
import { PagePanel } from './PagePanel.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { SidePanels } from './SidePanels.tsx'
import { SideSection } from './SideSection.tsx'

interface SideProps {
  scene: Scene
  page: Page | null
  from: number
  layout: TableLayout
  rows: number
}

export function Side({ scene, page, from, layout, rows }: SideProps) {
  if (!page) return <SidePanels scene={scene} layout={layout} rows={rows} />
  const placing = page.question ? placingIn(scene) : null
  const picked = page.question?.picked ?? 0
  return (
    <SideSection width={layout.side} rows={rows} inset={1}>
      {placing ? (
        <PlacePanel scene={scene} placing={placing} picked={picked} width={layout.text} rows={rows} />
      ) : (
        <PagePanel page={page} from={from} place={pagePlace(page, layout)} />
      )}
    </SideSection>
  )
}

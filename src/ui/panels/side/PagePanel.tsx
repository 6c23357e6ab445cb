/** A card, an answer or a question: in the side beside the map, or over the whole body. */
import { Box } from 'ink'
import type { PagePlace } from '../../layout/table-layout.ts'
import type { Page } from '../../store/page.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { CardFrame, cardText } from '../../widgets/CardFrame.tsx'
import { Pager } from '../../widgets/Pager.tsx'
import { layPage } from './page-rows.ts'

interface PagePanelProps {
  page: Page
  /** The first row that is seen. */
  from: number
  place: PagePlace
}

export function PagePanel({ page, from, place }: PagePanelProps) {
  const glyphs = useGlyphs()
  const { width, height } = place
  const { card } = page
  if (card) {
    const { turned, pinned } = layPage(page, cardText(width), height - 2, glyphs)
    return (
      <CardFrame kind={card.kind} title={page.title} note={page.note} width={width} height={height}>
        <Pager rows={turned} pinned={pinned} from={from} height={height - 2} />
      </CardFrame>
    )
  }
  const { turned, pinned } = layPage(page, width, height, glyphs)
  return (
    <Box width={width} height={height} flexShrink={0}>
      <Pager rows={turned} pinned={pinned} from={from} height={height} />
    </Box>
  )
}

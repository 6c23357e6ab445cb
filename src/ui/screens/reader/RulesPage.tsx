/** The rulebook, in the game or outside it. */
import { useState } from 'react'
import type { RuleIndex } from '../../../rulebook/rule-index.ts'
import type { Reading } from '../../store/reader-store.ts'
import { RulesDesk } from '../../store/rules-desk.ts'
import { ReaderPage } from './ReaderPage.tsx'

export function RulesPage({ index, asked = '' }: { index: RuleIndex; asked?: string }) {
  const [reading] = useState(() => rulesReading(new RulesDesk(index, asked)))
  return <ReaderPage reading={reading} />
}

const rulesReading = (desk: RulesDesk): Reading => ({
  title: 'RULES',
  ask: 'look up',
  rows: (width, typed) => desk.rows(width, typed),
  enter: (typed) => desk.enter(typed),
  tab: (typed) => desk.next(typed),
})

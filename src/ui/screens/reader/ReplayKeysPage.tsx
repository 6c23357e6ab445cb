/** The keys of a recorded game that is being watched. */
import { REPLAY_READING } from './help-rows.ts'
import { ReaderPage } from './ReaderPage.tsx'

export const ReplayKeysPage = () => <ReaderPage reading={REPLAY_READING} />

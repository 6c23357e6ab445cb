/** The line that is typed at the table. */
import { useKey } from '../keys/KeyProvider.tsx'
import { useStore } from '../store/store.ts'
import type { TableStore } from '../store/table-store.ts'
import { TextField } from '../widgets/TextField.tsx'

export function PromptLine({ store, width }: { store: TableStore; width: number }) {
  const { mark, text, at } = useStore(store, ({ prompt }) => prompt)
  const isGuarded = useStore(store, (state) => state.isGuarded)
  useKey('prompt', store.pressPrompt)
  return <TextField mark={` ${mark}`} text={text} at={at} width={width} hasCursor={!isGuarded} />
}

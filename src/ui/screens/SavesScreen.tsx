/** Games on disk to pick from. */
import { Box } from 'ink'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import type { MenuStore } from '../store/menu-store.ts'
import { useStore } from '../store/store.ts'
import { graphemes } from '../text/width.ts'
import { KeyHints } from '../widgets/KeyHints.tsx'
import { Menu } from '../widgets/Menu.tsx'
import { Prose } from '../widgets/Prose.tsx'
import { Rule } from '../widgets/Rule.tsx'
import { TextField } from '../widgets/TextField.tsx'

export function SavesScreen({ title, menu }: { title: string; menu: MenuStore }) {
  const { columns, rows } = useSize()
  const { picked, typed, message } = useStore(menu, (state) => state)
  useKey('page', menu.press)
  const height = Math.max(1, rows - 1)
  const isTall = height >= 12
  const room = Math.max(1, height - (isTall ? 6 : 3))
  const items = menu.entries.map(({ label, detail }, n) => ({ letter: `${n + 1} `, label, detail }))
  const note = items.length > room ? `${picked + 1} of ${items.length}` : ''
  return (
    <Box flexDirection="column" width={columns} height={height}>
      <Rule width={columns} title={title} note={note} />
      {isTall && <Box height={1} />}
      <Menu items={items} picked={picked} width={columns} height={Math.min(room, items.length)} />
      {isTall && <Box height={1} />}
      {message !== '' && (
        <Box paddingLeft={1}>
          <Prose width={columns - 2} lines={2} role="system">
            {message}
          </Prose>
        </Box>
      )}
      <Box flexGrow={1} />
      <TextField mark=" > " text={typed} at={graphemes(typed).length} width={columns} />
      <KeyHints
        hints={[
          ['Up Down Enter', 'pick'],
          ['type', 'a number or a name'],
          ['Esc', 'back'],
        ]}
        width={columns}
      />
    </Box>
  )
}

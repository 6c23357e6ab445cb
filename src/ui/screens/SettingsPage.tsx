/** What the player can set, each with its value: Left and Right change it, and it is seen at once. */
import { Box } from 'ink'
import { useState } from 'react'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import { usePages } from '../store/PagesProvider.tsx'
import { PACES, type Settings } from '../store/settings.ts'
import { Store, useStore } from '../store/store.ts'
import { ASCII, UNICODE } from '../theme/glyphs.ts'
import { THEMES } from '../theme/themes.ts'
import { KeyHints } from '../widgets/KeyHints.tsx'
import { Menu } from '../widgets/Menu.tsx'
import { Prose } from '../widgets/Prose.tsx'
import { Rule } from '../widgets/Rule.tsx'

interface Setting {
  label: string
  about: string
  values: readonly string[]
  read: (settings: Settings) => string
  write: (settings: Settings, value: string) => Settings
}

const onOff = (is: boolean): string => (is ? 'on' : 'off')

export const SETTABLE: readonly Setting[] = [
  {
    label: 'Theme',
    about: 'dark and light have colours, cb is for colour-blind eyes, mono has none. Typed: theme NAME.',
    values: THEMES,
    read: ({ theme }) => theme,
    write: (settings, value) => ({ ...settings, theme: value as Settings['theme'] }),
  },
  {
    label: 'Lines',
    about: 'box lines and blocks, or plain ASCII for terminals without them. Typed: ascii on.',
    values: ['drawn', 'ascii'],
    read: ({ glyphs }) => (glyphs.isAscii ? 'ascii' : 'drawn'),
    write: (settings, value) => ({ ...settings, glyphs: value === 'ascii' ? ASCII : UNICODE }),
  },
  {
    label: 'Background',
    about: "the theme's own, which turns with the haunt, or your terminal's. Typed: ground terminal.",
    values: ['own', 'terminal'],
    read: ({ ground }) => ground,
    write: (settings, value) => ({ ...settings, ground: value as Settings['ground'] }),
  },
  {
    label: 'Motion',
    about: 'dice fall one by one, or lie at once. Typed: motion off.',
    values: ['on', 'off'],
    read: ({ motion }) => onOff(motion),
    write: (settings, value) => ({ ...settings, motion: value === 'on' }),
  },
  {
    label: 'Pace',
    about: "the others' turns: slow waits for Space after each, fast and instant hurry. Typed: pace slow.",
    values: PACES,
    read: ({ pace }) => pace,
    write: (settings, value) => ({ ...settings, pace: value as Settings['pace'] }),
  },
  {
    label: 'Beats',
    about: 'great moments stop the game until a key: all of them, or only the greatest. Typed: beats short.',
    values: ['all', 'short'],
    read: ({ beats }) => beats,
    write: (settings, value) => ({ ...settings, beats: value as Settings['beats'] }),
  },
]

/** The next value of a setting, this many further on; the ends meet. */
export function turned(settings: Settings, { values, read, write }: Setting, by: number): Settings {
  const at = values.indexOf(read(settings))
  return write(settings, values[(at + by + values.length) % values.length]!)
}

export function SettingsPage({ settings }: { settings: Store<Settings> }) {
  const { columns, rows } = useSize()
  const pages = usePages()
  const [cursor] = useState(() => new Store(0))
  const picked = useStore(cursor, (at) => at)
  const now = useStore(settings, (all) => all)
  useKey('page', (key) => {
    const many = SETTABLE.length
    if (key.name === 'escape' || key.text === 'q' || (key.ctrl && 'qd'.includes(key.name))) pages.pop()
    else if (key.name === 'up') cursor.set((cursor.get() + many - 1) % many)
    else if (key.name === 'down' || key.name === 'tab') cursor.set((cursor.get() + 1) % many)
    else if (['left', 'right', 'return', 'space'].includes(key.name))
      settings.set(turned(settings.get(), SETTABLE[cursor.get()]!, key.name === 'left' ? -1 : 1))
    return true
  })
  const items = SETTABLE.map((one) => ({ label: one.label, detail: valuesOf(one, now) }))
  return (
    <Box flexDirection="column" width={columns} height={Math.max(1, rows - 1)}>
      <Rule width={columns} title="SETTINGS" />
      <Box height={1} />
      <Menu items={items} picked={picked} width={columns} />
      <Box height={1} />
      <Box paddingLeft={3}>
        <Prose width={Math.max(1, Math.min(76, columns - 6))} role="dim" italic>
          {SETTABLE[picked]!.about}
        </Prose>
      </Box>
      <Box flexGrow={1} />
      <KeyHints
        hints={[
          ['Up Down', 'line'],
          ['Left Right', 'change'],
          ['Esc', 'back'],
        ]}
        width={columns}
      />
    </Box>
  )
}

/** "dark [light] mono cb". */
const valuesOf = ({ values, read }: Setting, settings: Settings): string =>
  values.map((value) => (value === read(settings) ? `[${value}]` : ` ${value} `)).join('')

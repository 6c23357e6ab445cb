// Draws a moment of a game as a picture: the table is rendered off screen, and its cells become an SVG file.
import { EventEmitter } from 'node:events'
import chalk from 'chalk'
import { render } from 'ink'
import { createElement } from 'react'
import type { Playback } from '../table/playback.ts'
import { App } from './App.tsx'
import { Keyboard } from './keys/keyboard.ts'
import type { Size } from './layout/SizeProvider.tsx'
import { PicturePage } from './screens/PicturePage.tsx'
import { PageStack } from './store/page-stack.ts'
import { SETTINGS, type Settings } from './store/settings.ts'
import { Store } from './store/store.ts'
import { svgOf } from './term/svg.ts'
import { paletteOf } from './theme/paint.ts'

/** A stream that keeps the last frame Ink has written. */
class Frame extends EventEmitter {
  text = ''
  readonly isTTY = true
  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    super()
  }
  write(frame: string, ...rest: unknown[]): boolean {
    if (frame !== '') this.text = frame
    rest.find((one): one is () => void => typeof one === 'function')?.()
    return true
  }
}

/** The table after a choice, as an onlooker sees it. */
export function pictureOf(
  playback: Playback,
  at: number,
  { columns, rows }: Size,
  settings: Partial<Settings> = {},
): string {
  const look = { ...SETTINGS, ...settings }
  const stdout = new Frame(columns, rows)
  const pages = new PageStack(() => {})
  pages.push({ name: 'picture', element: createElement(PicturePage, { table: playback.at(at) }) })
  const isTurned = playback.haunt !== null && at >= playback.haunt
  pages.isTurned.set(isTurned)
  const level = chalk.level
  chalk.level = 3
  const ink = render(
    createElement(App, {
      pages,
      settings: new Store(look),
      size: new Store({ columns, rows }),
      keyboard: new Keyboard({ focus: () => pages.focus }),
      level: 3,
      placeCursor: () => {},
    }),
    {
      stdout: stdout as unknown as NodeJS.WriteStream,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    },
  )
  const frame = stdout.text
  ink.unmount()
  chalk.level = level
  const palette = paletteOf({ theme: look.theme, level: 3, isTurned })
  const colours = { ground: palette?.grounds.ground[0] ?? '#000000', ink: palette?.inks.text[0] ?? '#dddddd' }
  // The rows of the prompt are not part of the picture.
  const lines = frame.trimEnd().split('\n')
  return svgOf(lines, { columns, rows: lines.length }, colours)
}

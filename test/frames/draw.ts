/**
 * Draws moments of games as pictures, to be looked at: `npm run pictures -- haunt-hero-120x40 exploring-80x24`.
 * `--theme light`, `--level 1` and `--out FOLDER` as they say; without names, all moments at 80x24 and 120x40.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { svgOf } from '../../src/ui/term/svg.ts'
import { paletteOf } from '../../src/ui/theme/paint.ts'
import { type ColourLevel, THEMES, type ThemeName } from '../../src/ui/theme/themes.ts'
import { MOMENTS } from '../support/moments.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'dark' },
    level: { type: 'string', default: '3' },
    out: { type: 'string', default: 'pictures' },
  },
})
const theme = THEMES.find((one) => one === values.theme) as ThemeName
const level = Number(values.level) as ColourLevel
const wanted =
  positionals.length > 0
    ? positionals
    : Object.keys(MOMENTS).flatMap((name) => [`${name}-80x24`, `${name}-120x40`])

mkdirSync(values.out, { recursive: true })
for (const frame of wanted) {
  const [, name = '', columns, rows] = /^(.*)-(\d+)x(\d+)$/.exec(frame) ?? []
  const moment = MOMENTS[name]
  if (!moment) throw new Error(`There is no moment ${frame}`)
  const size = { columns: Number(columns), rows: Number(rows) }
  const screen = (await moment()).sized(size.columns, size.rows)
  screen.settings.set({ ...screen.settings.get(), theme })
  const lines = screen.painted(level)
  const palette = level > 1 ? paletteOf({ theme, level, isTurned: screen.pages.isTurned.get() }) : null
  const file = join(
    values.out,
    `${frame}${theme === 'dark' ? '' : `-${theme}`}${level === 3 ? '' : `-${level}`}.svg`,
  )
  writeFileSync(
    file,
    svgOf(lines, size, {
      ground: palette?.grounds.ground[0] ?? '#000000',
      ink: palette?.inks.text[0] ?? '#d8d8d8',
    }),
  )
  process.stdout.write(`${file}\n`)
}
process.exit(0)

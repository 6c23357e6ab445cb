// Opens a page in a real browser without a window, where one is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const findBrowser = (): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null

/** As the browser lays the page out. */
export interface LaidOut {
  /** Of each drawing: its size, and how many of its parts are drawn outside it. */
  drawings: { width: number; height: number; outside: number }[]
  headings: string[]
  /** Pixels by which the page is wider than the window. */
  tooWide: number
  scripts: number
}

const MEASURE = `<script>
addEventListener('load', () => {
  const box = (one) => one.getBoundingClientRect()
  const drawings = [...document.querySelectorAll('svg')].map((svg) => {
    const { left, right, top, bottom, width, height } = box(svg)
    const parts = [...svg.querySelectorAll('text, rect, path, line, circle')].map(box)
    const outside = parts.filter((one) => one.left < left - 1 || one.right > right + 1 || one.top < top - 1 || one.bottom > bottom + 1)
    return { width, height, outside: outside.length }
  })
  const headings = [...document.querySelectorAll('h1, h2')].map((one) => one.textContent)
  const { scrollWidth, clientWidth } = document.documentElement
  const scripts = document.querySelectorAll('script').length - 1
  document.title = 'LAID OUT ' + btoa(unescape(encodeURIComponent(JSON.stringify({ drawings, headings, tooWide: scrollWidth - clientWidth, scripts }))))
})
</script>`

/** The page may run no script, so the copy that is measured has no such rule. */
export function layOut(browser: string, html: string, width: number): LaidOut {
  const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
  try {
    const file = join(folder, 'page.html')
    writeFileSync(file, html.replace(/<meta http-equiv[^>]*>/, '').replace('</head>', `${MEASURE}</head>`))
    const { stdout, stderr } = spawnSync(
      browser,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        `--user-data-dir=${folder}`,
        `--window-size=${width},900`,
        '--dump-dom',
        `file://${file}`,
      ],
      { encoding: 'utf8', timeout: 60_000 },
    )
    const [, found] = /<title>LAID OUT ([^<]+)<\/title>/.exec(stdout) ?? []
    if (found === undefined) throw new Error(`The browser did not lay the page out:\n${stderr.slice(-2000)}`)
    return JSON.parse(Buffer.from(found, 'base64').toString('utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// G8: no line that can be typed makes the command language throw, and a long one is refused.
import { openTable } from '../../src/table/table.ts'
import { VERBS } from '../../src/ui/commands/verbs.ts'
import { PlainSession } from '../../src/ui/plain/session.ts'
import { playOn } from '../support/play-on.ts'
import type { Check, Ground } from './check.ts'

const A_FEW = 100
const WORDS = [
  'it',
  'all',
  'the',
  'with',
  'crypt',
  '2',
  '-1',
  '1e9',
  ';',
  '.',
  'then',
  '"',
  '\\',
  '../..',
  '%s',
  'ned',
]
// biome-ignore lint/suspicious/noControlCharactersInRegex: nothing of this may reach a terminal
const DRAWS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b-\u200f]/

export function linesCheck(ground: Ground): Check {
  const { random } = ground
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const words = [...VERBS.map(({ name }) => name).filter((name) => name !== 'quit'), ...WORDS]
  const bytes = (length: number): string =>
    Array.from({ length }, () =>
      String.fromCodePoint(Math.floor(random() * (random() < 0.8 ? 300 : 0x10ffff))),
    ).join('')
  const line = (): string => {
    const kind = random()
    if (kind < 0.6) return Array.from({ length: 1 + Math.floor(random() * 4) }, () => any(words)).join(' ')
    if (kind < 0.8) return `${any(words)} ${bytes(Math.floor(random() * 30))}`
    if (kind < 0.98) return bytes(Math.floor(random() * 60))
    return bytes(Math.floor(random() * 5000))
  }
  return {
    name: 'lines',
    promises: 'G8',
    unit: 'typed lines',
    step: async (n) => {
      const seats = [{ by: 'person' as const }, { by: 'person' as const }, { by: 'person' as const }]
      const table = openTable(ground.catalog, { seed: `line-${n}`, seats })
      playOn(table, Math.floor(random() * 60))
      const session = new PlainSession(table, [0, 1, 2], { wrap: 76, curtain: 0 })
      session.start()
      const broken: string[] = []
      for (let done = 0; done < A_FEW; done++) {
        const typed = line()
        try {
          const { out } = session.line(typed)
          if (DRAWS.test(out.join('\n'))) broken.push(`Control characters after ${JSON.stringify(typed)}`)
        } catch (error) {
          broken.push(`${JSON.stringify(typed)} threw ${(error as Error).stack?.slice(0, 300)}`)
        }
      }
      return { units: A_FEW, broken }
    },
  }
}

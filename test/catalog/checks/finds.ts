// Spoils one thing in the small pack, and expects the check to find it at that place.
import { expect, test } from 'vitest'
import { parse, spoilt } from '../../support/pack.ts'

export const BELLS = 'items/bells.yaml'
export const BREAD = 'events/cold-bread.yaml'
export const CRYPT = 'tiles/crypt.yaml'
export const HALL = 'tiles/hall.yaml'
export const LID = 'haunts/1-the-lid.yaml'
export const RED = 'families/red.yaml'

export type Case = [
  what: string,
  path: string,
  from: string,
  to: string,
  at: string,
  sentence: string | RegExp,
  nearest?: string,
]

/** One test for each case. */
export function finds(cases: Case[]) {
  test.each(cases)('%s', async (_, path, from, to, at, sentence, nearest = undefined) => {
    const { problems } = await parse(spoilt(path, from, to))
    const found = problems.filter((problem) => problem.path === at && problem.file === `legacy/${path}`)
    expect(found, JSON.stringify(problems, null, 1)).not.toEqual([])
    const [first] = found
    if (typeof sentence === 'string') expect(first!.expected).toBe(sentence)
    else expect(first!.expected).toMatch(sentence)
    expect(first!.nearest).toBe(nearest ?? null)
  })
}

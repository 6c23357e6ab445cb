// Every role on every ground it can lie on, in every palette: letters at 4.5 to 1, lines and bars at 3 to 1.
import { describe, expect, test } from 'vitest'
import { painter } from '../../../src/ui/theme/paint.ts'
import { PALETTES } from '../../../src/ui/theme/palettes.ts'
import {
  FAMILIES,
  type Ground,
  LABELS,
  LINES,
  ROLES,
  type Role,
  TEXTURES,
} from '../../../src/ui/theme/roles.ts'
import { contrast } from '../../support/contrast.ts'

const PAPER: readonly Role[] = ['ink', 'rubric']
const ON_SCREEN = ROLES.filter((role) => ![...PAPER, ...TEXTURES, 'chip'].includes(role))
/** What the map writes into rooms. */
const IN_ROOMS = ROLES.filter((role) =>
  /^(text|strong|dim|littext|door|ghost|thing|rune|title|omen|event|item|warn|bad)$/.test(role),
)
const ON_CARDS = ON_SCREEN.filter(
  (role) => !/^(reg.|litwall|nearwall|oldwall|board|empty|border)$/.test(role),
)

const PAIRS: readonly (readonly [Ground, readonly Role[]])[] = [
  ['none', ON_SCREEN],
  ['lit', [...IN_ROOMS, 'litwall']],
  ...FAMILIES.map((family) => [`tint-${family}` as Ground, IN_ROOMS] as const),
  ['select', ON_CARDS.filter((role) => role !== 'foe')],
  ['foe', ['foe']],
  ['card', ON_CARDS],
  ['paper', PAPER],
  ...LABELS.map((label) => [`chip-${label}` as Ground, ['chip'] as const] as const),
]

describe.each(['dark', 'light', 'cb'] as const)('the theme %s', (theme) => {
  test.each(['quiet', 'turned'] as const)('can be read when it is %s', (state) => {
    const paint = painter({ theme, level: 3, isTurned: state === 'turned' })
    const screen = PALETTES[theme][state].grounds.ground[0]
    const weak = PAIRS.flatMap(([ground, roles]) =>
      roles.flatMap((role) => {
        const { color, backgroundColor = screen } = paint(role, ground, false)
        const found = contrast(color!, backgroundColor)
        const least = LINES.includes(role) ? 3 : 4.5
        return found < least ? [`${role} on ${ground}: ${found.toFixed(2)}`] : []
      }),
    )
    expect(weak).toEqual([])
  })
})

test('text holds on the grounds terminals have of their own', () => {
  const own = {
    dark: ['#000000', '#1E1E1E', '#282C34'],
    cb: ['#000000', '#282C34'],
    light: ['#FFFFFF', '#FDF6E3'],
  }
  const letters = ON_SCREEN.filter((role) => !LINES.includes(role) && role !== 'foe')
  for (const theme of ['dark', 'light', 'cb'] as const)
    for (const isTurned of [false, true])
      for (const ground of own[theme])
        for (const role of letters) {
          const found = contrast(painter({ theme, level: 3, isTurned })(role, 'none', false).color!, ground)
          expect(found, `${theme} ${role} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        }
})

// What holds for every word of the language, whatever it is.
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { kit, opSchemas } from '../../src/catalog/kit.ts'
import { defOf } from '../../src/catalog/marks.ts'
import type { Kit } from '../../src/engine/language/kit.ts'
import { CONDITIONS, nameIn, PASSIVES, TILES, VALUES, WHO } from '../../src/engine/language/tables.ts'

interface Word {
  schema?: (kit: Kit) => z.ZodType
  means?: string
}
const TABLES: Record<string, Readonly<Record<string, Word>>> = {
  condition: CONDITIONS,
  who: WHO,
  tiles: TILES,
  value: VALUES,
  passive: PASSIVES,
}
const WORDS = Object.entries(TABLES).flatMap(([kind, table]) =>
  Object.entries(table).map(([name, word]) => ({ kind, name, word })),
)
const keysOf = (schema: z.ZodType): string[] => {
  const def = defOf(schema)
  return def.type === 'object' ? Object.keys(def.shape) : []
}

describe('every word', () => {
  test.each(WORDS)('of $kind says what it means: $name', ({ word }) => {
    const said = [word.means, word.schema?.(kit).description].filter(Boolean)
    expect(said).not.toEqual([])
  })

  test.each(WORDS.filter(({ kind, word }) => kind !== 'passive' && word.schema))(
    'of $kind has its leading key first: $name',
    ({ name, word }) => {
      expect(keysOf(word.schema!(kit))[0]).toBe(name)
    },
  )
})

test('the leading key is put first, in whatever order it is written', () => {
  const within = kit.tiles.parse({ of: 'me', within: 2 })
  expect(Object.keys(within as object)).toEqual(['within', 'of'])
  expect(nameIn(TILES, within as object)).toBe('within')
  expect(nameIn(WHO, kit.who.parse({ of: { all: 'heroes' }, highest: 'might' }) as object)).toBe('highest')
  expect(nameIn(CONDITIONS, kit.condition.parse({ who: 'traitor', on: 'here' }) as object)).toBe('on')
  expect(kit.countable.parse({ of: 'me', cards: 'any' })).toEqual({ cards: 'any', of: 'me' })
})

test('the tables of words and ops are in the order of the alphabet', () => {
  for (const names of [...Object.values(TABLES), opSchemas()].map((table) => Object.keys(table)))
    expect(names).toEqual([...names].sort())
})

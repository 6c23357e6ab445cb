import { describe, expect, test } from 'vitest'
import { readYaml } from '../../src/catalog/yaml.ts'

const sentences = (text: string) => readYaml(text).faults.map(({ expected }) => expected)

describe('reading YAML', () => {
  test('gives plain maps, lists, texts and numbers, keys as they are written', () => {
    const { value, faults } = readYaml(
      "name: Well\ndoors: [north, east]\nbands: { 0: [], 1-3: [], '4+': [] }\n",
    )
    expect(faults).toEqual([])
    expect(value).toEqual({ name: 'Well', doors: ['north', 'east'], bands: { '0': [], '1-3': [], '4+': [] } })
  })

  test.each([
    ['broken YAML', 'name: [Well\n', /^Line \d+, column \d+: This is not YAML: .+\.$/],
    ['a key twice', 'name: Well\nname: Wall\n', /This key stands twice in the same map\.$/],
    ['an anchor', 'a: &x 1\n', /^Anchors are not allowed in content\.$/],
    ['an unknown tag', 'a: !danger 1\n', /Tags are not allowed in content\.$/],
    ['a known tag', 'a: !!str 1\n', /^Tags are not allowed in content\.$/],
    ['a merge key', 'a:\n  <<: { b: 1 }\n', /^Merge keys are not allowed in content/],
    ['a forbidden key', '__proto__: { a: 1 }\n', /^The keys of a map are plain words\.$/],
    ['a map as a key', '? { a: 1 }\n: 2\n', /^The keys of a map are plain words\.$/],
    ['two documents', 'a: 1\n---\nb: 2\n', /^Line 2, column 1: A file holds one document\.$/],
    ['an empty file', '# nothing\n', /^The file is empty\.$/],
    ['something that is no text', 'a: "\0"\n', /^A content file is text, and this one is not\.$/],
    ['a fraction', 'amount: 1.5\n', /^A number here is a whole one/],
    ['a huge number', 'amount: 1e400\n', /^A number here is a whole one/],
    [
      'a file of more than 256 KB',
      `a: ${'x'.repeat(256 * 1024)}\n`,
      /^A content file holds at most 256 KB\.$/,
    ],
    ['a deep list in flow', `a: ${'['.repeat(100)}${']'.repeat(100)}\n`, /at most 64 deep/],
    ['a deep list in block', `${'- '.repeat(100)}a\n`, /at most 64 deep/],
    ['a bomb of brackets', '['.repeat(200_000), /at most 64 deep/],
    ['a bomb of explicit keys', `${'? '.repeat(50_000)}a\n`, /./],
  ])('answers %s with a sentence', (_, text, sentence) => {
    const began = process.cpuUsage()
    const told = sentences(text)
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]).toMatch(sentence)
    // Processor time: the bombs would take minutes, and a busy machine is no fault of the reader.
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(5)
  })

  test('refuses an alias where it stands', () => {
    expect(readYaml('a: &x [1]\nb: *x\n').faults.map(({ path }) => path)).toEqual(['a', 'b'])
  })

  test('changes nothing in the prototype of maps', () => {
    readYaml('__proto__: { spoilt: true }\nconstructor: { prototype: { spoilt: true } }\n')
    expect(({} as Record<string, unknown>).spoilt).toBeUndefined()
  })
})

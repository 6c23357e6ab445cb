import { expect, test } from 'vitest'
import { problemLine } from '../../src/catalog/problems.ts'
import { readBook } from '../../src/rulebook/read.ts'

const TOPICS = `areas: [{ id: attack, title: Attacks }]
topics:
  - { id: attack-limits, title: When one may attack, area: attack, answers: { legacy: After the haunt. } }
`
const entry = (id: string, title: string, rest = '') => `  - id: ${id}
    title: ${title}
    text: Nobody can attack before the haunt.
    source: ATTACK
    tags: [attack]
${rest}`
const section = (...entries: string[]) => `section: Attack\nrules:\n${entries.join('')}`

/** A book of one Legacy section, or of the files given. */
function read(text: string, files: Record<string, string> = {}) {
  const all = { 'rules/topics.yaml': TOPICS, 'rules/legacy/16-attack.yaml': text, ...files }
  const { book, problems } = readBook(Object.entries(all).map(([path, text]) => ({ path, text })))
  return { book, lines: problems.map(problemLine) }
}

test('a section becomes rules with their edition, section and defaults', () => {
  const { book, lines } = read(
    section(entry('L-ATK-01', 'No attack before the haunt', '    topic: attack-limits\n')),
  )
  expect(lines).toEqual([])
  expect(book.rules).toEqual([
    {
      id: 'L-ATK-01',
      kind: 'rule',
      edition: 'legacy',
      section: 'Attack',
      title: 'No attack before the haunt',
      text: 'Nobody can attack before the haunt.',
      source: 'ATTACK',
      topic: 'attack-limits',
      tags: ['attack'],
      aliases: [],
      see: [],
      rulings: [],
    },
  ])
})

test('Legacy comes first, then the other editions, each in the order of its files', () => {
  const { book } = read(section(entry('L-ATK-01', 'One')), {
    'rules/first/01-frame.yaml': section(entry('E1-GEN-01', 'Frame')),
    'rules/legacy/02-parts.yaml': section(entry('L-COMP-01', 'Parts')),
  })
  expect(book.rules.map(({ id }) => id)).toEqual(['L-COMP-01', 'L-ATK-01', 'E1-GEN-01'])
})

const FILE = 'rules/legacy/16-attack.yaml'
test.each([
  [
    'an unknown field',
    entry('L-ATK-01', 'One', '    tag: x\n'),
    'rules/0/tag: There is no field `tag` here. (did you mean tags?)',
  ],
  ['a bad id', entry('ATK-1', 'One'), 'rules/0/id: An id has an edition, an area and a number: L-ATK-01.'],
  [
    'an id of another edition',
    entry('E1-ATK-01', 'One'),
    'rules/0/id: The ids of this edition begin with `L-`, and `E1-ATK-01` does not.',
  ],
  [
    'an id twice',
    entry('L-ATK-01', 'One') + entry('L-ATK-01', 'Two'),
    'rules/1/id: There is already a rule `L-ATK-01`.',
  ],
  [
    'a title twice',
    entry('L-ATK-01', 'One') + entry('L-ATK-02', 'One'),
    'rules/1/title: The Legacy edition already has a rule of this title.',
  ],
  ['a long title', entry('L-ATK-01', 'x'.repeat(49)), 'rules/0/title: A title has at most 48 characters.'],
  ['a stop after a title', entry('L-ATK-01', 'No.'), 'rules/0/title: A title has no stop at its end.'],
  [
    'an unknown topic',
    entry('L-ATK-01', 'One', '    topic: attack-limit\n'),
    'rules/0/topic: There is no topic `attack-limit`. (did you mean attack-limits?)',
  ],
  [
    'an unknown rule to see',
    entry('L-ATK-01', 'One', '    see: [L-ATK-20]\n'),
    'rules/0/see/0: There is no rule `L-ATK-20`. (did you mean L-ATK-01?)',
  ],
  [
    'a ruling without a reason',
    entry('L-ATK-01', 'One', '    kind: ruling\n'),
    'rules/0/because: A ruling says why: the field `because` is missing.',
  ],
])('%s is a problem', (_, text, line) => {
  expect(read(section(text)).lines).toContain(`${FILE}: ${line}`)
})

test('a text of more than 380 characters is a problem', () => {
  const text = section(entry('L-ATK-01', 'One')).replace('Nobody can', 'Nobody '.repeat(60))
  expect(read(text).lines).toEqual([`${FILE}: rules/0/text: A text has at most 380 characters.`])
})

test('a file outside the editions and an area nobody knows are problems', () => {
  const { lines } = read(section(entry('L-ATK-01', 'One', '    topic: attack-limits\n')), {
    'rules/fist/01-frame.yaml': section(entry('E1-GEN-01', 'Frame')),
    'rules/legacy/attack.yaml': section(entry('L-ATK-02', 'Two')),
    'rules/topics.yaml': TOPICS.replace('area: attack', 'area: atack'),
  })
  expect(lines).toEqual([
    'rules/fist/01-frame.yaml: There are no rules of an edition `fist`. (did you mean first?)',
    'rules/legacy/attack.yaml: A section of the rules lies in the folder of its edition and is named `16-attack.yaml`.',
    'rules/topics.yaml: topics/0/area: There is no area `atack`. (did you mean attack?)',
  ])
})

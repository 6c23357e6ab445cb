// Faults planted in a sound book, one at a time: each is found at its place.
import { describe, expect, test } from 'vitest'
import { problemLine } from '../../src/catalog/problems.ts'
import { readBook } from '../../src/rulebook/read.ts'

const SOUND = {
  'rules/topics.yaml': `areas: [{ id: attack, title: Attacks }]
topics:
  - id: attack-limits
    title: When you may attack
    area: attack
    answers:
      legacy: In the haunt only.
      third: On your tile.
  - id: missing-trait
    title: A trait the target lacks
    area: attack
    answers:
      legacy: Not allowed (not settled by the book).
      third: Not allowed (provisional).
  - id: stealing
    title: Stealing in an attack
    area: attack
    answers:
      legacy: As any attack, in the haunt only.
    cites: { legacy: [L-ATK-01] }
`,
  'rules/legacy/16-attack.yaml': `section: Attack
rules:
  - id: L-ATK-01
    title: No attack before the haunt
    text: Nobody can attack before the haunt.
    rulings: [L-AMB-01]
    source: ATTACK
    topic: attack-limits
    tags: [attack]
  - id: L-AMB-01
    kind: ruling
    title: No attack on a trait it lacks
    text: You cannot attack with a trait that the target lacks.
    because: There is nothing to roll against, and L-ATK-01 does not tell.
    source: ours
    topic: missing-trait
    tags: [attack]
    see: [L-ATK-01]
`,
  'rules/third/16-attack.yaml': `section: Attack
rules:
  - id: E3-ATK-01
    title: Attack on your tile
    text: You attack somebody on your tile. The copy we read is complete here.
    source: Attacking
    topic: attack-limits
    tags: [attack]
  - id: E3-ATK-02
    kind: provisional
    title: No attack on a missing trait
    text: You cannot attack with a trait that the target lacks. Borrowed from Legacy.
    source: OTHER ATTACKS (Legacy)
    topic: missing-trait
    tags: [attack]
`,
}
type File = keyof typeof SOUND

const problemsIn = (files: Record<string, string>): string[] =>
  readBook(Object.entries(files).map(([path, text]) => ({ path, text }))).problems.map(problemLine)

/** The problems of the sound book after one replacement. */
function planted(file: File, sound: string, fault: string): string[] {
  expect(SOUND[file]).toContain(sound)
  return problemsIn({ ...SOUND, [file]: SOUND[file].replace(sound, fault) })
}

test('a sound book has no problems', () => {
  expect(problemsIn(SOUND)).toEqual([])
})

describe('an entry', () => {
  test.each<[fault: string, file: File, sound: string, planted: string, found: string]>([
    [
      'without a topic',
      'rules/legacy/16-attack.yaml',
      '    topic: missing-trait\n',
      '',
      'rules/1/topic: Every entry has a topic: the field `topic` is missing.',
    ],
    [
      'that cites an unknown id in its text',
      'rules/third/16-attack.yaml',
      'Borrowed from Legacy.',
      'Borrowed from L-ATK-02.',
      'rules/1/text: There is no rule `L-ATK-02`. (did you mean L-ATK-01?)',
    ],
    [
      'that cites an unknown id in its reason',
      'rules/legacy/16-attack.yaml',
      'L-ATK-01 does not tell',
      'L-ATK-11 does not tell',
      'rules/1/because: There is no rule `L-ATK-11`. (did you mean L-ATK-01?)',
    ],
    [
      'that refers to an unknown id',
      'rules/legacy/16-attack.yaml',
      'see: [L-ATK-01]',
      'see: [L-ATK-03]',
      'rules/1/see/0: There is no rule `L-ATK-03`. (did you mean L-ATK-01?)',
    ],
    [
      'that lists an unknown ruling',
      'rules/legacy/16-attack.yaml',
      'rulings: [L-AMB-01]',
      'rulings: [L-AMB-02]',
      'rules/0/rulings/0: There is no rule `L-AMB-02`. (did you mean L-AMB-01?)',
    ],
    [
      'that lists a rule as a ruling',
      'rules/third/16-attack.yaml',
      'kind: provisional\n',
      'kind: provisional\n    rulings: [E3-ATK-01]\n',
      'rules/1/rulings/0: `E3-ATK-01` is not a ruling.',
    ],
    [
      'of the book that tells what we play',
      'rules/legacy/16-attack.yaml',
      'before the haunt.\n    rulings',
      'before the haunt. We let nobody.\n    rulings',
      'rules/0/text: A rule holds what the book says; what we say belongs in a ruling, listed under `rulings`.',
    ],
    [
      'of ours with a heading of the book as its source',
      'rules/legacy/16-attack.yaml',
      'source: ours',
      'source: ATTACK',
      'rules/1/source: A ruling has the source `ours`, and nothing else has.',
    ],
  ])('%s is a problem', (_, file, sound, fault, found) => {
    expect(planted(file, sound, fault)).toContain(`${file}: ${found}`)
  })
})

describe('an answer', () => {
  const FILE = 'rules/topics.yaml'
  test.each<[fault: string, sound: string, planted: string, found: string]>([
    [
      'that is not settled and cites no ruling',
      'In the haunt only.',
      'In the haunt only (not settled by the book).',
      'topics/0/answers/legacy: The answer says that the book does not settle it, and cites no ruling.',
    ],
    [
      'that is provisional and cites nothing provisional',
      'On your tile.',
      'On your tile (provisional).',
      'topics/0/answers/third: The answer says that it is provisional, and no entry is.',
    ],
    [
      'of ours that hides it',
      'Not allowed (not settled by the book).',
      'Not allowed.',
      'topics/1/answers/legacy: No rule of the book says this: the answer must say "(not settled by the book)".',
    ],
    [
      'without any entry',
      '    cites: { legacy: [L-ATK-01] }\n',
      '',
      'topics/2/answers/legacy: No entry of the Legacy edition supports this: give one this topic, or cite one.',
    ],
    [
      'that cites an unknown id',
      'legacy: [L-ATK-01]',
      'legacy: [L-ATK-01, L-ATK-09]',
      'topics/2/cites/legacy/1: There is no rule `L-ATK-09`. (did you mean L-ATK-01?)',
    ],
    [
      'that cites another edition',
      'legacy: [L-ATK-01]',
      'legacy: [L-ATK-01, E3-ATK-01]',
      'topics/2/cites/legacy/1: `E3-ATK-01` is of another edition; topics link editions.',
    ],
    [
      'that is cited for and not given',
      'legacy: [L-ATK-01]',
      'legacy: [L-ATK-01], third: [E3-ATK-01]',
      'topics/2/cites/third/0: The Third edition has no answer to cite it for.',
    ],
    [
      'that cites an entry of its own topic',
      'third: On your tile.\n',
      'third: On your tile.\n    cites: { third: [E3-ATK-01] }\n',
      'topics/0/cites/third/0: `E3-ATK-01` has this topic already.',
    ],
  ])('%s is a problem', (_, sound, fault, found) => {
    expect(planted(FILE, sound, fault)).toEqual([`${FILE}: ${found}`])
  })

  test('is not missed while a file of entries cannot be read', () => {
    const lines = planted('rules/third/16-attack.yaml', 'section: Attack', 'sectoin: Attack')
    expect(lines.filter((line) => line.startsWith(FILE))).toEqual([])
    expect(lines.length).toBeGreaterThan(0)
  })
})

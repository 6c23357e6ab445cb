import { describe, expect, test } from 'vitest'
import { parse, SMALL_PACK, spoilt, withFile } from '../support/pack.ts'

/** The problems of the small pack with one thing spoilt. */
const problemsOf = async (path: string, from: string, to: string) =>
  (await parse(spoilt(path, from, to))).problems

const BELLS = 'items/bells.yaml'
const BREAD = 'events/cold-bread.yaml'
const LID = 'haunts/1-the-lid.yaml'

describe('the small pack', () => {
  test('has no problems', async () => {
    expect((await parse(SMALL_PACK)).problems).toEqual([])
  })

  test('leaves nothing out that an author may leave out', async () => {
    const { catalog } = await parse(SMALL_PACK)
    expect(catalog.tiles.crypt).toMatchObject({
      id: 'crypt',
      blocked: [],
      links: [],
      runestone: false,
      passage: false,
      ghosts: { circles: 0, filled: 0 },
      actions: [],
      passives: [],
    })
    expect(catalog.cards.veil).toMatchObject({ kind: 'omen', regions: [], types: [], boxes: 0, slot: false })
    expect(catalog.cards['cold-bread']).toMatchObject({ kind: 'event', stays: 'no', crest: false })
    expect(catalog.haunts[1]).toMatchObject({
      books: 'both',
      lastRound: 20,
      first: 'left-of-traitor',
      playsOn: false,
    })
    expect(catalog.haunts[1]!.objects).toEqual([{ id: 'diary', name: 'Diary', stealable: true, count: 1 }])
    expect(catalog.haunts[1]!.endings.house).toMatch(/\.$/)
  })

  test('gives every op list the address of its place in the file', async () => {
    const { catalog } = await parse(SMALL_PACK)
    const bread = catalog.cards['cold-bread']
    if (bread?.kind !== 'event') throw new Error('no event')
    expect(bread.do.ref).toBe('event:cold-bread#/do')
    const [choose] = bread.do.ops
    if (choose?.op !== 'choose') throw new Error('no choice')
    expect(choose.options[1]!.do.ref).toBe('event:cold-bread#/do/0/choose/options/1/do')
    expect(catalog.haunts[1]!.setup.heroes.ref).toBe('haunt:1#/setup/heroes')
  })

  test('reads bands from the highest to the lowest, each an op list with an address', async () => {
    const { catalog } = await parse(SMALL_PACK)
    const bells = catalog.cards.bells
    const roll = bells?.kind === 'item' ? bells.actions[0]?.do?.ops[0] : undefined
    if (roll?.op !== 'roll') throw new Error('no roll')
    expect(roll.bands.map(({ from, to }) => [from, to])).toEqual([
      [4, null],
      [1, 3],
      [0, 0],
    ])
    expect(roll.bands[2]!.do.ref).toBe('item:bells#/actions/0/do/0/roll/bands/0')
  })
})

describe('a fault in the shape of a file', () => {
  test.each([
    [
      'an unknown op',
      BREAD,
      'gain:',
      'gian:',
      'do/0/choose/options/0/do/0',
      'There is no op `gian`.',
      'gain',
    ],
    [
      'an unknown field',
      BREAD,
      'flavour:',
      'flavor:',
      'flavor',
      'There is no field `flavor` here.',
      'flavour',
    ],
    [
      'an unknown field of an op',
      BREAD,
      'by: 1',
      'bye: 1',
      'do/0/choose/options/0/do/0/gain/bye',
      'There is no field `bye` here.',
      'by',
    ],
    [
      'a word that is none of those',
      'tiles/crypt.yaml',
      'basement',
      'basment',
      'regions/0',
      'Expected one of `outside`, `basement`, `ground`, `upper`, not `basment`.',
      'basement',
    ],
    [
      'a text for a number',
      'families/red.yaml',
      'start: 4',
      'start: four',
      'ladders/speed/start',
      'Expected a number, not `four`.',
      null,
    ],
    ['a missing field', 'omens/veil.yaml', 'name: Veil\n', '', 'name', 'The field `name` is missing.', null],
    [
      'an op without fields',
      BREAD,
      'do: [gain: { trait: might, by: 1 }]',
      'do: [gain]',
      'do/0/choose/options/0/do/0',
      'An op is a map with one key: write `gain: {}`, or with its fields.',
      null,
    ],
    [
      'an op with two keys',
      BREAD,
      'gain: { trait: might, by: 1 }',
      '{ gain: {}, lose: {} }',
      'do/0/choose/options/0/do/0',
      'An op is a map with its name as the only key; this one has 2 keys.',
      null,
    ],
    [
      'a map for a list of ops',
      BREAD,
      'do: []',
      'do: {}',
      'do/0/choose/options/1/do',
      'A list of ops is expected, each a map with the name of the op as its only key.',
      null,
    ],
    [
      'an unknown value',
      BREAD,
      'by: 1',
      'by: { trak: nails }',
      'do/0/choose/options/0/do/0/gain/by',
      'A value has one of these keys: carried, count, counter, ghosts, if, kinds, ledger, less, max, min, omens, players, rolled, spent, sum, ticks, track, trait.',
      'track',
    ],
    [
      'an unknown word for somebody',
      LID,
      'among: { all: heroes }',
      'among: revealr',
      'setup/traitor/0/draw-secret/among',
      '`revealr` is not a way to name somebody.',
      'revealer',
    ],
    [
      'an unknown group',
      LID,
      'among: { all: heroes }',
      'among: { all: heros }',
      'setup/traitor/0/draw-secret/among/all',
      /^Expected one of `everyone`, `heroes`, /,
      'heroes',
    ],
    [
      'an unknown condition',
      LID,
      'when: { on: { token: coffin } }',
      'when: { onn: here }',
      'actions/0/when',
      /^A condition has one of these keys: all, among, any, calling, /,
      'on',
    ],
    [
      'a comparison with nothing',
      LID,
      'atLeast: { players: [7, 11, 15] }',
      'who: me',
      'goals/0/when/who',
      'There is no field `who` here.',
      null,
    ],
    [
      'a band that is no range',
      BELLS,
      '1-3',
      '3-1',
      'actions/0/do/0/roll/bands/3-1',
      'A band is written `4+`, `2-3` or `0`, not `3-1`.',
      null,
    ],
    [
      'a trait of several forms',
      BREAD,
      'trait: might',
      'trait: mite',
      'do/0/choose/options/0/do/0/gain/trait',
      /^Expected one of `speed`, `might`, /,
      null,
    ],
    [
      'a trait of several forms, misspelt within',
      BREAD,
      'trait: might',
      'trait: [might, sanitty]',
      'do/0/choose/options/0/do/0/gain/trait/1',
      /^Expected one of `speed`, .*, not `sanitty`\.$/,
      'sanity',
    ],
    [
      'an unknown trigger',
      'tiles/crypt.yaml',
      'turn-end',
      'turn-ends',
      'reactions/0/on',
      /^Expected one of `beaten`, `counter-changed`, /,
      'turn-end',
    ],
    [
      'an unknown kind of team',
      LID,
      'kind: known,',
      'kind: knwon,',
      'team/kind',
      /^`knwon` is not one of `known`, `hidden`/,
      'known',
    ],
    [
      'an unknown rule for who turns',
      LID,
      '{ revealer: true }',
      '{ lowst: sanity }',
      'team/traitor',
      /^A rule for who turns has one of these keys: revealer, /,
      'lowest',
    ],
    [
      'an action that does nothing',
      BELLS,
      /do:\n.*$/s.exec(SMALL_PACK.find(({ path }) => path.endsWith(BELLS))!.text)![0],
      '',
      'actions/0',
      'An action needs `do` or `attack`.',
      null,
    ],
    [
      'too many truths',
      LID,
      '[Shut it.]',
      '[a, b, c, d]',
      'truths/heroes',
      'At most 3 of these are possible.',
      null,
    ],
    [
      'text that cannot be printed',
      'omens/veil.yaml',
      'Yellow lace.',
      '"Yellow\\e[2J lace."',
      'flavour',
      'The text holds characters that cannot be printed.',
      null,
    ],
    [
      'an id that is none',
      LID,
      'secret: soulmate,',
      'secret: Soul Mate,',
      'setup/traitor/0/draw-secret/secret',
      'There is no secret `Soul Mate` in this haunt.',
      null,
    ],
  ])('%s is told with its place and the nearest name', async (_, path, from, to, at, sentence, nearest) => {
    const problems = await problemsOf(path, from, to)
    const found = problems.find((problem) => problem.path === at)
    expect(found, JSON.stringify(problems)).toBeDefined()
    expect(found!.file).toBe(`legacy/${path}`)
    expect(found!.nearest).toBe(nearest)
    if (typeof sentence === 'string') expect(found!.expected).toBe(sentence)
    else expect(found!.expected).toMatch(sentence)
  })

  test('does not hide the others: all problems of all files are told', async () => {
    const files = withFile('tiles/crypt.yaml', 'name: Crypt\nregions: [cellar]\nrunestone: maybe\n').map(
      (one) => (one.path.endsWith('veil.yaml') ? { ...one, text: 'nam: [' } : one),
    )
    const { problems } = await parse(files)
    const told = problems.map(({ file, path }) => `${file} ${path}`)
    for (const path of ['ref', 'regions/0', 'doors', 'runestone', 'short', 'code'])
      expect(told).toContain(`legacy/tiles/crypt.yaml ${path}`)
    expect(told).toContain('legacy/omens/veil.yaml ')
  })

  test('makes no fuss in the files that name the broken one', async () => {
    const { problems } = await parse(spoilt('tiles/crypt.yaml', 'doors:', 'dors:'))
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['legacy/tiles/crypt.yaml']))
  })

  test('draws nothing over the screen of the reader', async () => {
    const { problems } = await parse(
      withFile('omens/veil.yaml', 'ref: OM1\nname: Veil\nflavour: Lace.\n"\\e]52;c;x\\a": 1\n'),
    )
    expect(problems).toHaveLength(1)
    expect(JSON.stringify(problems)).not.toMatch(/\\u001b|\\u0007/)
  })
})

describe('a file in the wrong place', () => {
  test.each([
    ['legacy/tilse/well.yaml', /^Nothing reads `tilse\/well\.yaml`/, 'tiles'],
    ['legcy/tiles/well.yaml', 'There is no edition `legcy`.', 'legacy'],
    ['legacy/tiles/well.yml', 'The name of a content file ends with .yaml.', null],
    ['legacy/tiles/The Well.yaml', 'A file is named by its id: small letters, digits and hyphens.', null],
    ['legacy/tiles/deep/well.yaml', /^Nothing reads/, 'tiles'],
  ])('%s is told', async (path, sentence, nearest) => {
    const { problems } = await parse([{ path, text: 'a: 1' }])
    expect(problems).toEqual([{ file: path, path: '', expected: expect.stringMatching(sentence), nearest }])
  })

  test('rules and readmes are none of its business', async () => {
    const files = ['rules/legacy.yaml', 'README.md', 'legacy/README.md'].map((path) => ({ path, text: '[' }))
    expect((await parse(files)).problems).toEqual([])
  })

  test('a haunt under another number is told', async () => {
    const problems = await problemsOf(LID, 'number: 1', 'number: 2')
    expect(problems).toContainEqual(expect.objectContaining({ file: `legacy/${LID}`, path: 'number' }))
  })
})

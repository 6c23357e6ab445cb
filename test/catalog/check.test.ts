import { describe, expect, test } from 'vitest'
import { parse, SMALL_PACK, spoilt, withFile } from '../support/pack.ts'

const BELLS = 'items/bells.yaml'
const BREAD = 'events/cold-bread.yaml'
const CRYPT = 'tiles/crypt.yaml'
const HALL = 'tiles/hall.yaml'
const LID = 'haunts/1-the-lid.yaml'
const RED = 'families/red.yaml'

type Case = [
  what: string,
  path: string,
  from: string,
  to: string,
  at: string,
  sentence: string | RegExp,
  nearest?: string,
]

/** Each spoils one thing in the small pack, and is found at that place. */
function finds(cases: Case[]) {
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

describe('an id that names nothing', () => {
  finds([
    [
      'a tile',
      LID,
      'tile: crypt',
      'tile: cript',
      'setup/heroes/0/seat-tile/tile',
      'There is no tile `cript`.',
      'crypt',
    ],
    [
      'a tile in a list',
      LID,
      '[hall, crypt]',
      '[hall, crybt]',
      'setup/traitor/1/spawn/on/tile/1',
      'There is no tile `crybt`.',
      'crypt',
    ],
    [
      'a token',
      LID,
      'on: { token: coffin }',
      'on: { token: cofin }',
      'actions/0/when/on/token',
      'There is no token `cofin` in this haunt.',
      'coffin',
    ],
    [
      'the mark of a seat',
      LID,
      'mark: coffin',
      'mark: coffer',
      'setup/heroes/0/seat-tile/mark',
      'There is no token `coffer` in this haunt.',
      'coffin',
    ],
    [
      'a track',
      LID,
      'track: nails, by',
      'track: nials, by',
      'actions/0/do/0/track/track',
      'There is no track `nials` in this haunt.',
      'nails',
    ],
    [
      'an Object',
      LID,
      'object: diary',
      'object: dairy',
      'actions/0/do/1/take-object/object',
      'There is no Object `dairy` in this haunt.',
      'diary',
    ],
    [
      'a secret',
      LID,
      'secret: soulmate,',
      'secret: solemate,',
      'setup/traitor/0/draw-secret/secret',
      'There is no secret `solemate` in this haunt.',
      'soulmate',
    ],
    [
      'a monster',
      LID,
      'monster: hand',
      'monster: hnad',
      'setup/traitor/1/spawn/monster',
      'There is no monster `hnad` in this haunt.',
      'hand',
    ],
    [
      'a card in a condition',
      LID,
      'when: { on: { token: coffin } }',
      'when: { all: [{ on: { token: coffin } }, { carries: bels }] }',
      'actions/0/when/all/1/carries',
      'There is no card or Object `bels`.',
      'bells',
    ],
    [
      'a family',
      LID,
      'when: { on: { token: coffin } }',
      'when: { all: [{ on: { token: coffin } }, { family: rde }] }',
      'actions/0/when/all/1/family',
      'There is no family `rde`.',
      'red',
    ],
    [
      'a linked tile',
      HALL,
      'code: Hal',
      'code: Hal\nlinks: [crypts]',
      'links/0',
      'There is no tile `crypts`.',
      'crypt',
    ],
    [
      'a track outside of any haunt',
      BREAD,
      'by: 1',
      'by: { track: nails }',
      'do/0/choose/options/0/do/0/gain/by/track',
      'There is no track `nails`.',
    ],
  ])

  test('tokens of the box and kinds of card are known everywhere', async () => {
    const files = spoilt(
      BREAD,
      'gain: { trait: might, by: 1 }',
      'when: { if: { carries: weapon }, then: [put-token: { token: searched, on: here }] }',
    )
    expect((await parse(files)).problems).toEqual([])
  })
})

describe('something a haunt declares and nothing uses', () => {
  finds([
    [
      'a track',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: frost, name: Frost, start: 0 }]',
      'tracks/1',
      'Nothing in this haunt uses the track `frost`.',
    ],
    [
      'a token',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]',
      'tokens/1',
      'Nothing in this haunt uses the token `lamp`.',
    ],
    [
      'an Object',
      LID,
      ', take-object: { object: diary }',
      '',
      'objects/0',
      'Nothing in this haunt uses the Object `diary`.',
    ],
    [
      'a monster',
      LID,
      'monsters:',
      'monsters:\n  - { id: dog, name: Dog, size: small, traits: { speed: 3 } }',
      'monsters/0',
      'Nothing in this haunt uses the monster `dog`.',
    ],
    [
      'a track twice',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: nails, name: Nails, start: 0 }]',
      'tracks/1/id',
      'There are two of `nails` in this haunt.',
    ],
  ])
})

describe('L-DICE-08: bands', () => {
  finds([
    [
      'that leave a result out',
      BELLS,
      '1-3',
      '2-3',
      'actions/0/do/0/roll/bands/2-3',
      'No band covers the result 1.',
    ],
    [
      'that give a result twice',
      BELLS,
      '1-3',
      '1-4',
      'actions/0/do/0/roll/bands/4+',
      'The band 4+ overlaps another one.',
    ],
    [
      'that do not begin at 0',
      BELLS,
      ', 0: [damage: { kind: mental, amount: 1 }]',
      '',
      'actions/0/do/0/roll/bands/1-3',
      'No band covers the result 0.',
    ],
    [
      'that end',
      BELLS,
      "'4+'",
      '4-5',
      'actions/0/do/0/roll/bands',
      'No band covers 6 and more; the highest band is written `4+`.',
    ],
    [
      'that leave a result out at one table size',
      BELLS,
      "'4+': [heal: { traits: all }], 1-3",
      "'4/4/3+': [heal: { traits: all }], 1-3/2/2",
      'actions/0/do/0/roll/bands/4/4/3+',
      'With 4 players: no band covers the result 3.',
    ],
    [
      'that give a result twice at one table size',
      BELLS,
      "'4+'",
      "'4/4/3+'",
      'actions/0/do/0/roll/bands/4/4/3+',
      'With 5 players: the band 4/4/3+ overlaps another one.',
    ],
    [
      'with too few bounds',
      BELLS,
      "'4+'",
      "'4/4+'",
      'actions/0/do/0/roll/bands/4/4+',
      'One bound is needed for each table size (3, 4, 5 players): 3 in all.',
    ],
  ])
})

describe('an op that cannot be meant', () => {
  finds([
    [
      'L-START-05: a number for each table size',
      LID,
      '[1, 2, 2]',
      '[1, 2]',
      'setup/traitor/1/spawn/first/players',
      'One number is needed for each table size (3, 4, 5 players): 3 in all, not 2.',
    ],
    [
      'a roll of nothing',
      BELLS,
      'trait: sanity',
      'add: 1',
      'actions/0/do/0/roll',
      'A roll is made with a `trait` or with a fixed number of `dice`.',
    ],
    [
      'a track moved nowhere',
      LID,
      'track: nails, by: 1',
      'track: nails',
      'actions/0/do/0/track',
      'A track is moved either `by` so much or `to` a number.',
    ],
    [
      'two options with one key',
      BREAD,
      'key: leave',
      'key: eat',
      'do/0/choose/options/1/key',
      'There are two options with the key `eat`.',
    ],
    [
      'a tick on a card without boxes',
      BREAD,
      'do: []',
      'do: [tick: {}]',
      'do/0/choose/options/1/do/0/tick',
      'This ticks a box, but the card has no boxes.',
    ],
    [
      'a named trait where none is named',
      BREAD,
      'do: []',
      'do: [contest: { trait: named, with: me }]',
      'do/0/choose/options/1/do/0/contest/trait',
      'No trait has been named here: this belongs within `name-trait`.',
    ],
    [
      'two actions with one word',
      BELLS,
      'actions:',
      'actions:\n  - { word: ring, do: [] }',
      'actions/1/name',
      'There is already an action `ring` here; give each a name.',
    ],
  ])
})

describe('a haunt', () => {
  finds([
    [
      'whose action has no name',
      LID,
      'name: Drive a nail\n    ',
      '',
      'actions/0/name',
      'An action of a haunt has a name.',
    ],
    [
      'whose actions share a name',
      LID,
      'name: Fill the box',
      'name: Drive a Nail',
      'actions/1/name',
      'There is already an action called Drive a Nail in this haunt.',
    ],
    [
      'whose action belongs to nobody',
      LID,
      'by: heroes\n    ',
      '',
      'actions/0/by',
      'An action of a haunt says by whom: `heroes`, `traitor` or `everyone`.',
    ],
    [
      'L-HSTR-03: that the traitor cannot win',
      LID,
      'win: { team: traitor }',
      'win: { team: heroes }',
      'goals',
      'Nothing lets the traitor win: a main goal with `when`, or an op `win` in what the traitor can do.',
    ],
    [
      'L-HSTR-03: that the heroes cannot win',
      LID,
      ', when: { track: nails, atLeast: { players: [7, 11, 15] } }',
      '',
      'goals',
      /^Nothing lets the heroes win/,
    ],
    [
      'that gives a side nothing to do',
      LID,
      'by: traitor',
      'by: heroes',
      'actions',
      'This haunt gives the traitor neither an action nor a goal.',
    ],
    [
      'whose goal waits for a track that nothing moves',
      LID,
      'track: { track: nails, by: 1 }, ',
      '',
      'goals/0/when/track',
      'This goal can never hold: no op moves the track `nails`.',
    ],
    [
      'whose secret is never drawn',
      LID,
      '- draw-secret: { secret: soulmate, among: { all: heroes } }',
      '- show-secret: { secret: soulmate }',
      'secrets/0',
      'No op of the setup draws the secret `soulmate`.',
    ],
    [
      'whose secret is read before it is drawn',
      LID,
      '- draw-secret',
      '- damage: { who: { secret: soulmate }, kind: mental, amount: 1 }\n    - draw-secret',
      'setup/traitor/0/damage/who',
      'The secret `soulmate` is read here before it is drawn.',
    ],
    [
      'L-COMP-20: with more small monsters than the box holds',
      LID,
      'on: { tile: [hall, crypt] }, first: { players: [1, 2, 2] }',
      'on: { all: tiles }, first: { players: [1, 2, 21] }',
      'setup',
      'The setup places up to 21 small monsters; the box holds 20.',
    ],
    [
      'L-START-06: whose opening names the plan of a side',
      LID,
      'The coffin knocks.',
      'They will drive a nail at dawn.',
      'premise',
      'The premise names "Drive a nail", which only the heroes know.',
    ],
    [
      "L-INFO-03: whose fact tells the other side's plan",
      LID,
      'goals:',
      'facts: { heroes: [He means to fill the box.] }\ngoals:',
      'facts/heroes/0',
      'This fact names "Fill the box", which only the traitor knows.',
    ],
    [
      'with a known traitor and one book',
      LID,
      'premise:',
      'books: SS\npremise:',
      'books',
      'A haunt with a known traitor needs both books.',
    ],
  ])

  test('places no more than the greater of two branches', async () => {
    const one = '[spawn: { monster: hand, on: { all: tiles }, first: 15 }]'
    const files = spoilt(
      LID,
      '- spawn: { monster: hand, on: { tile: [hall, crypt] }, first: { players: [1, 2, 2] } }',
      `- when: { if: { exists: { all: tiles, runestone: true } }, then: ${one}, else: ${one} }`,
    )
    expect((await parse(files)).problems).toEqual([])
  })
})

describe('something that can never come about', () => {
  const goal = 'when: { track: nails, atLeast: { players: [7, 11, 15] } }'
  finds([
    [
      'a goal that wants more of a track than any op gives',
      LID,
      'track: nails, by: 1',
      'track: nails, by: -1',
      'goals/0/when/track',
      'This goal can never hold: nothing raises the track `nails` to 7.',
    ],
    [
      'a goal at one size of table',
      LID,
      'track: nails, by: 1',
      'track: nails, to: 11',
      'goals/0/when/track',
      'This goal can never hold: nothing raises the track `nails` to 15 with 5 players.',
    ],
    [
      'a goal below where a track begins',
      LID,
      goal,
      'when: { track: nails, is: 0 }',
      'goals/0/when/track',
      'This goal can never hold: nothing lowers the track `nails` to 0.',
    ],
    [
      'a goal past the last round',
      LID,
      `${goal} }`,
      'when: { any: [{ round: true, is: 9 }] } }\nlastRound: 8',
      'goals/0/when/any/0/round',
      'This goal can never hold: the haunt ends with round 8, before round 9.',
    ],
    [
      'a reaction to a number of tokens nothing puts down',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]\nreactions:\n  - { on: round-end, when: { count: { token: lamp }, atLeast: 3 }, do: [] }',
      'reactions/0/when/count/token',
      'This reaction can never happen: nothing puts down the token `lamp`.',
    ],
    [
      'an action for an Object nothing brings out',
      LID,
      'do: [track: { track: nails, by: 1 }, take-object: { object: diary }]',
      'do: [track: { track: nails, by: 1 }]\n  - { word: read, name: Read, by: heroes, when: { carries: diary }, do: [] }',
      'actions/1/when/carries',
      'This action can never be taken: nothing brings out the Object `diary`.',
    ],
    [
      'a reaction to a secret nothing shows',
      LID,
      'monsters:',
      'reactions:\n  - { on: turn-end, who: heroes, when: { revealed: soulmate }, do: [] }\nmonsters:',
      'reactions/0/when/revealed',
      'This reaction can never happen: nothing shows the secret `soulmate`.',
    ],
    [
      'L-HSTR-05: a goal with neither `when` nor a box of its name',
      LID,
      'goals:',
      'goals:\n  - { team: traitor, kind: main, name: Fill the bax }',
      'goals/0',
      'Nothing brings the goal Fill the bax about: give it `when`, or an action or reaction of its name.',
      'Fill the box',
    ],
    [
      'L-HSTR-03: a win behind what can never be',
      LID,
      'by: traitor\n    do: [win',
      'by: traitor\n    when: { track: nails, is: 0 }\n    do: [win',
      'goals',
      /^Nothing lets the traitor win/,
    ],
  ])

  test.each([
    [
      'a track only an op of the other side raises',
      'by: 1 }, take',
      'by: { count: { all: heroes } } }, take',
    ],
    ['a goal with a way out', goal, `when: { any: [{ track: nails, is: 0 }, { track: nails, atLeast: 7 }] }`],
    [
      'a goal in the last round',
      goal,
      'when: { all: [{ round: true, is: 20 }, { track: nails, atLeast: 7 }] }',
    ],
  ])('is not said of %s', async (_, from, to) => {
    expect((await parse(spoilt(LID, from, to))).problems).toEqual([])
  })
})

describe('half of something', () => {
  finds([
    [
      'a track that is moved and never asked for',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: frost, name: Frost, start: 0 }]\nhouseTurn: [track: { track: frost, by: 1 }]',
      'tracks/1',
      'The track `frost` is moved, but nothing asks for it.',
    ],
    [
      'a track that is asked for and never moved',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: frost, name: Frost, start: 3 }]\nhouseTurn: [track: { track: nails, by: { track: frost } }]',
      'tracks/1',
      'The track `frost` is asked for, but no op moves it.',
    ],
    [
      'a counter that is changed and never asked for',
      LID,
      'name: Coffin }]',
      'name: Coffin }]\ncounters: [{ id: chill, name: Chill, start: 0 }]\nhouseTurn: [counter: { counter: chill, who: { all: heroes }, by: 1 }]',
      'counters/0',
      'The counter `chill` is moved, but nothing asks for it.',
    ],
    [
      'a note that is shown and never written',
      LID,
      'name: Coffin }]',
      'name: Coffin }]\nnotes: [{ id: ballot, name: last ballot }]\nhouseTurn: [show-note: { note: ballot, of: { all: people } }]',
      'notes/0',
      'The note `ballot` is asked for, but nobody writes it.',
    ],
    [
      'a token that is put down and never asked for',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]\nhouseTurn: [put-token: { token: lamp, on: { tile: hall } }]',
      'tokens/1',
      'The token `lamp` is put down, but nothing asks for it.',
    ],
    [
      'a token that is asked for and never put down',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]\nhouseTurn: [damage: { who: { all: people, at: { token: lamp } }, kind: mental, amount: 1 }]',
      'tokens/1',
      'The token `lamp` is asked for, but no op puts it down.',
    ],
  ])
})

describe('a role selected before it is given', () => {
  const draw = '- draw-secret'
  finds([
    [
      'a token',
      LID,
      '- seat-tile: { tile: crypt, mark: coffin }',
      '- place: { who: { all: heroes }, at: { token: coffin } }\n    - seat-tile: { tile: crypt, mark: coffin }',
      'setup/heroes/0/place/at/token',
      'The token `coffin` is selected here before it is put down.',
    ],
    [
      'a monster',
      LID,
      draw,
      '- place: { at: { of: { monster: hand } } }\n    - draw-secret',
      'setup/traitor/0/place/at/of/monster',
      'The monster `hand` is selected here before it is spawned.',
    ],
    [
      'the traitor of a haunt without one',
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS\nhouseTurn: [damage: { who: traitor, kind: mental, amount: 1 }]',
      'houseTurn/0/damage/who',
      'The traitor is selected here, but this haunt has no traitor.',
    ],
    [
      'an action of a traitor nobody can be',
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS',
      'actions/1/by',
      'Nobody can ever do this: this haunt has no traitor, and nobody turns.',
    ],
    [
      'what happens to a traitor nobody can be',
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: everyone }\nbooks: SS\nreactions: [{ on: turn-end, who: traitor, do: [] }]',
      'reactions/0/who',
      'This can never happen to anybody: everyone plays alone, and nobody turns.',
    ],
    [
      'a target nobody has picked',
      LID,
      draw,
      '- damage: { who: target, kind: mental, amount: 1 }\n    - draw-secret',
      'setup/traitor/0/damage/who',
      'There is no `target` here: nobody has been picked, met or aimed at.',
    ],
    [
      'a target among several',
      LID,
      draw,
      '- heal: { who: { these: [revealer, target] }, traits: all }\n    - draw-secret',
      'setup/traitor/0/heal/who/these/1',
      'There is no `target` here: nobody has been picked, met or aimed at.',
    ],
    [
      'the tile of a target nobody has picked',
      LID,
      draw,
      '- place: { at: there }\n    - draw-secret',
      'setup/traitor/0/place/at',
      'There is no `target` here: nobody has been picked, met or aimed at.',
    ],
    [
      'a monster that never comes',
      LID,
      '    - spawn: { monster: hand, on: { tile: [hall, crypt] }, first: { players: [1, 2, 2] } }',
      '    - stun: { who: { monster: hand } }',
      'monsters/0',
      'The monster `hand` is asked for, but no op spawns it.',
    ],
  ])

  test('nobody has turned yet in the setup', async () => {
    const turning = spoilt(
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS\nhouseTurn: [become: { who: { all: heroes }, team: traitor }]',
    ).find(({ path }) => path.endsWith(LID))!
    const gain = '- gain: { who: { all: traitors }, trait: might, by: 1 }\n    - draw-secret'
    const { problems } = await parse(withFile(LID, turning.text.replace('- draw-secret', gain)))
    expect(problems.map(({ path, expected }) => [path, expected])).toEqual([
      ['setup/traitor/0/gain/who/all', 'The traitor is selected here, but this haunt has no traitor.'],
    ])
  })

  test('somebody who can turn may be selected once the setup is over', async () => {
    const files = spoilt(
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS\nhouseTurn:\n  - become: { who: { all: heroes, at: { token: coffin } }, team: traitor }\n  - damage: { who: traitor, kind: mental, amount: 1 }',
    )
    expect((await parse(files)).problems).toEqual([])
  })
})

describe('what would be shown to all', () => {
  const HIDDEN = 'team: { kind: hidden, traitor: { random: true } }\nbooks: SS'
  const KNOWN = 'team: { kind: known, traitor: { revealer: true } }'
  finds([
    [
      'whom a secret names',
      LID,
      'do: [win: { team: traitor }]',
      'do: [damage: { who: { secret: soulmate }, kind: mental, amount: 1 }, win: { team: traitor }]',
      'actions/1/do/0/damage/who/secret',
      'This would show whom the secret `soulmate` names; `show-secret` comes first.',
    ],
    [
      'whom a secret names, by what can be done',
      LID,
      'when: { on: { token: coffin } }',
      'when: { on: { of: { secret: soulmate } } }',
      'actions/0/when/on/of/secret',
      'Whether this can be done would tell whom the secret `soulmate` names; ask for it in `do`, or for `revealed` as well.',
    ],
    [
      'L-HID-01: the hidden traitor, by name',
      LID,
      KNOWN,
      `${HIDDEN}\nhouseTurn: [gain: { who: traitor, trait: might, by: 1 }]`,
      'houseTurn/0/gain/who',
      'This would show who the hidden traitor is: everybody sees whom it befalls.',
    ],
    [
      'L-HID-01: the hidden traitor, by leaving them out',
      LID,
      KNOWN,
      `${HIDDEN}\nhouseTurn: [gain: { who: { all: heroes, at: here }, trait: might, by: 1 }]`,
      'houseTurn/0/gain/who',
      /^This would show who the hidden traitor is/,
    ],
    [
      'L-HID-01: the hidden traitor, by a reaction',
      LID,
      KNOWN,
      `${HIDDEN}\nreactions:\n  - { on: turn-end, who: traitor, do: [gain: { trait: might, by: 1 }] }`,
      'reactions/0/who',
      'This would show who the hidden traitor is: it happens to one side and not to the other.',
    ],
    [
      'L-HID-03: who opens the second book',
      LID,
      KNOWN,
      'team: { kind: hidden, traitor: { random: true } }',
      'books',
      'A haunt with a hidden traitor has one book: `SS`.',
    ],
    [
      'L-HID-03: a hidden traitor in the traitor’s book',
      LID,
      KNOWN,
      'books: TT\nteam: { kind: hidden, traitor: { random: true } }',
      'books',
      'A haunt with a hidden traitor has one book: `SS`.',
    ],
    [
      'L-HID-05: who opens the second book of an unknown traitor',
      LID,
      KNOWN,
      'team: { kind: unknown }',
      'books',
      'A haunt with an unknown traitor has one book: `SS`.',
    ],
  ])

  test.each([
    [
      'once it has been shown',
      '[show-secret: { secret: soulmate }, damage: { who: { secret: soulmate }, kind: mental, amount: 1 }, win: { team: traitor }]',
    ],
    [
      'where it is asked first',
      '[when: { if: { revealed: soulmate }, then: [damage: { who: { secret: soulmate }, kind: mental, amount: 1 }], else: [show-secret: { secret: soulmate }] }, win: { team: traitor }]',
    ],
    ['by a condition', '[when: { if: { dead: { secret: soulmate } }, then: [win: { team: traitor }] }]'],
  ])('a secret may be used %s', async (_, ops) => {
    expect((await parse(spoilt(LID, '[win: { team: traitor }]', ops))).problems).toEqual([])
  })
})

describe('L-INFO-03: secrets in the wrong book', () => {
  finds([
    [
      'a fact that names an Object of the other side',
      LID,
      'goals:',
      'facts: { traitor: [Burn the Diary.] }\ngoals:',
      'facts/traitor/0',
      'This fact names "Diary", which only the heroes know.',
    ],
    [
      'a win that names one',
      LID,
      'traitor: Pull it up.',
      'traitor: Take their diary.',
      'wins/traitor',
      'This page names "Diary", which only the heroes know.',
    ],
    [
      'the name of an action',
      LID,
      'name: Fill the box',
      'name: Find the Diary first',
      'actions/1/name',
      'This name names "Diary", which only the heroes know.',
    ],
    [
      'the label of a course',
      LID,
      'do: [win: { team: traitor }]',
      'do: [choose: { options: [{ key: a, label: Burn the diary, do: [win: { team: traitor }] }, { key: b, label: Wait, do: [] }] }]',
      'actions/1/do/0/choose/options/0/label',
      'This label names "Diary", which only the heroes know.',
    ],
  ])

  test.each([
    ['a clue may name a thing', 'traitor: [Open it.]', 'traitor: [She kept a diary.]'],
    ['what lies in the open may be named', 'traitor: Pull it up.', 'traitor: Fill the coffin.'],
  ])('%s', async (_, from, to) => {
    expect((await parse(spoilt(LID, from, to))).problems).toEqual([])
  })
})

describe('a reaction that sets itself off for ever', () => {
  const endless = /^This reaction to `[a-z-]+` can set itself off for ever; give it `once` or `optional`\.$/
  const on = (text: string) => `reactions:\n  - ${text}\n  - { on: turn-end,`
  const old = 'reactions:\n  - { on: turn-end,'
  finds([
    [
      'healing on being healed',
      CRYPT,
      old,
      on('{ on: healed, do: [heal: { traits: all }] }'),
      'reactions/0',
      endless,
    ],
    [
      'entering on entering',
      CRYPT,
      old,
      on('{ on: enters, do: [place: { at: { tile: crypt } }] }'),
      'reactions/0',
      endless,
    ],
    [
      'damage instead of death',
      CRYPT,
      old,
      on('{ on: would-die, do: [lose: { trait: might, by: 2 }] }'),
      'reactions/0',
      endless,
    ],
    [
      'by way of another',
      CRYPT,
      old,
      on(
        '{ on: healed, do: [damage: { kind: mental, amount: 1 }] }\n  - { on: would-die, do: [heal: { traits: all }] }',
      ),
      'reactions/1',
      endless,
    ],
  ])

  test.each([
    ['comes once', '{ on: healed, once: person, do: [heal: { traits: all }] }'],
    ['may be declined', '{ on: healed, optional: true, do: [heal: { traits: all }] }'],
    ['is for somebody else', '{ on: healed, do: [heal: { who: { all: people, but: me }, traits: same }] }'],
    ['leads elsewhere', '{ on: enters, do: [place: { at: { tile: hall } }] }'],
    ['stops at critical', '{ on: would-die, do: [lose: { trait: might, by: 2, notBelowCritical: true }] }'],
  ])('is fine if it %s', async (_, text) => {
    expect((await parse(spoilt(CRYPT, old, on(text)))).problems).toEqual([])
  })

  const dread = (change: string) =>
    `counters: [{ id: dread, name: Dread, start: 0 }]\nhouseTurn: [counter: { counter: dread, who: { all: heroes }, by: 1 }]\nreactions:\n  - { on: counter-changed, who: heroes, when: { counter: dread, atLeast: 3 }, do: [counter: { counter: dread, ${change} }] }\nmonsters:`
  test.each([
    ['to: 0', []],
    ['to: 2', []],
    ['to: 3', ['reactions/0']],
    ['by: 1', ['reactions/0']],
  ])('given a counter it waits for, when it changes it %s, then only going on counts', async (change, at) => {
    const { problems } = await parse(spoilt(LID, 'monsters:', dread(change)))
    expect(problems.map(({ path }) => path)).toEqual(at)
  })
})

describe('the house', () => {
  finds([
    [
      'a short name of eight characters',
      CRYPT,
      'short: Crypt',
      'short: TheCrypt',
      'short',
      '`TheCrypt` is longer than 7 characters.',
    ],
    ['a code of two', CRYPT, 'code: Cry', 'code: Cr', 'code', '`Cr` must have exactly 3 characters.'],
    ['a ref twice', HALL, 'ref: T01', 'ref: T02', 'ref', 'The ref T02 belongs to Crypt already.'],
    [
      'a region without a landing',
      HALL,
      'landing: true, ',
      '',
      'start',
      'No tile is the landing of the region ground.',
    ],
    [
      'no beginning',
      HALL,
      ', begin: true',
      '',
      'start',
      'No tile is marked `begin`: nobody would know where to start.',
    ],
    [
      'a start in a foreign region',
      CRYPT,
      'code: Cry',
      'code: Cry\nstart: { region: upper, x: 0, y: 0, landing: true }',
      'start/region',
      'upper is not among the regions of this tile.',
    ],
    [
      'a piece of one space',
      HALL,
      'begin: true',
      'begin: true, piece: T01',
      'start/piece',
      'No other tile belongs to the piece T01.',
    ],
    [
      'more ghosts than circles',
      CRYPT,
      'code: Cry',
      'code: Cry\nghosts: { circles: 1, filled: 2 }',
      'ghosts',
      'More ghosts than circles are filled.',
    ],
  ])

  test('with a second beginning or landing is told of the later one', async () => {
    const start = 'start: { region: ground, x: 0, y: 1, landing: true, begin: true }'
    const text = `ref: T03\nname: Porch\nregions: [ground]\ndoors: [north]\nshort: Porch\ncode: Por\n${start}\n`
    const { problems } = await parse(withFile('tiles/porch.yaml', text))
    expect(problems.map(({ file, path, expected }) => [file, path, expected])).toEqual([
      ['legacy/tiles/porch.yaml', 'start/landing', 'The region ground has a landing already.'],
      ['legacy/tiles/porch.yaml', 'start/begin', 'Another tile is marked `begin` already.'],
    ])
  })

  const second = (start: string, doors: string) =>
    withFile(
      'tiles/stairs.yaml',
      `ref: T03\nname: Stairs\nregions: [ground]\ndoors: [${doors}]\nshort: Stairs\ncode: Sta\nstart: { region: ground, ${start}, piece: T01 }\n`,
    ).map((one) =>
      one.path.endsWith('hall.yaml')
        ? { ...one, text: one.text.replace('begin: true', 'begin: true, piece: T01') }
        : one,
    )

  test('L-AMB-01: two spaces of a piece side by side with a doorway between are fine', async () => {
    expect((await parse(second('x: 0, y: -1', 'south'))).problems).toEqual([])
  })

  test.each([
    ['apart', 'x: 0, y: -2', 'south'],
    ['against a wall', 'x: 0, y: -1', 'north'],
  ])('L-AMB-01: two spaces of a piece %s are not', async (_, start, doors) => {
    const { problems } = await parse(second(start, doors))
    expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'legacy/tiles/hall.yaml start/piece',
      'legacy/tiles/stairs.yaml start/piece',
    ])
  })

  test('names are the same only where tiles never lie in one region', async () => {
    const same =
      'ref: T03\nname: Cry Room\nregions: [basement, upper]\ndoors: [south]\nshort: Cry\ncode: Cry\n'
    const { problems } = await parse(withFile('tiles/cry-room.yaml', same))
    expect(problems).toEqual([
      {
        file: 'legacy/tiles/crypt.yaml',
        path: 'code',
        expected: '`Cry` is also the name of Cry Room, which can lie in the same region.',
        nearest: null,
      },
    ])
    expect((await parse(withFile('tiles/cry-room.yaml', same.replace('basement, ', '')))).problems).toEqual(
      [],
    )
  })
})

describe('families', () => {
  finds([
    [
      'seven steps',
      RED,
      '[2, 3, 3, 4, 5, 5, 6, 6]',
      '[2, 3, 3, 4, 5, 5, 6]',
      'ladders/speed/steps',
      'A ladder has 8 steps, not 7.',
    ],
    [
      'a start above the ladder',
      RED,
      '6, 6], start: 4',
      '6, 6], start: 9',
      'ladders/speed/start',
      'The ladder has no step 9.',
    ],
    [
      'a ladder that falls',
      RED,
      '[2, 3, 3, 4',
      '[3, 2, 3, 4',
      'ladders/speed/steps',
      'A ladder never falls from one step to the next.',
    ],
  ])

  test('L-PREP-06: no two are alike', async () => {
    const { text } = SMALL_PACK.find(({ path }) => path.endsWith(RED))!
    const { problems } = await parse(withFile('families/yellow.yaml', text.replace('Harrow', 'Amberley')))
    expect(problems).toEqual([
      {
        file: 'legacy/families/yellow.yaml',
        path: 'ladders',
        expected: 'The ladders are those of Harrow; no two families are alike.',
        nearest: null,
      },
    ])
  })

  test('of a whole edition are all of one strength', async () => {
    const { problems } = await parse(
      spoilt(
        RED,
        'speed: { steps: [2, 3, 3, 4, 5, 5, 6, 6], start: 4 }',
        'speed: { steps: [2, 3, 3, 4, 5, 5, 6, 7], start: 5 }',
      ),
      { complete: true },
    )
    expect(problems.filter(({ path }) => path === 'ladders').map(({ expected }) => expected)).toEqual([
      'The starting values add up to 17; in every family they make 16.',
      'The starting steps add up to 17; in every family they make 16.',
      'The ladders add up to 145; in every family they make 144.',
    ])
  })
})

describe('L-FREE-11: the chart', () => {
  const told = async (text: string, complete = false) =>
    (await parse(withFile('chart.yaml', text), { complete })).problems.filter(
      ({ file }) => file === 'legacy/chart.yaml',
    )

  test('names omen tiles and Omens', async () => {
    expect(await told('crypt: { veil: 1 }')).toEqual([])
    expect(await told('cryptt: { veil: 1 }')).toEqual([
      { file: 'legacy/chart.yaml', path: 'cryptt', expected: 'There is no tile `cryptt`.', nearest: 'crypt' },
    ])
    expect(await told('crypt: { viel: 1 }')).toEqual([
      {
        file: 'legacy/chart.yaml',
        path: 'crypt/viel',
        expected: 'There is no Omen `viel`.',
        nearest: 'veil',
      },
    ])
    expect(await told('hall: { veil: 1 }')).toMatchObject([
      { path: 'hall', expected: 'Hall has no omen symbol, so nobody draws an Omen there.' },
    ])
  })

  test('of a whole edition has twelve rows of twelve, each haunt three times under one Omen, four to an Omen', async () => {
    const expected = (await told('crypt: { veil: 1 }', true)).map((problem) => problem.expected)
    expect(expected).toEqual([
      'A row has 12 Omens, not 1.',
      'The chart has 12 rows, not 1.',
      'Haunt 1 stands in 1 cells; each stands in 3.',
      'Under `veil` stand 1 haunts; each Omen leads to 4.',
    ])
  })
})

describe('a chapter', () => {
  const FILE = 'chapters/0-the-rest.yaml'
  const CHAPTER = `number: 0
name: The Rest
year: 1666
opening: It snows.
tiles: [crypt]
items: [bells]
events: [cold-bread]
begin: hall
first: youngest
pause: [{ discovered: 1 }, { discovered: 1, tile: crypt }]
haunt: 1
`
  const told = async (from: string, to: string) =>
    (await parse(withFile(FILE, CHAPTER.replace(from, to)))).problems.map(
      ({ path, expected, nearest }) => `${path}: ${expected}${nearest ? ` (${nearest})` : ''}`,
    )

  test('that is right in everything has no problem', async () => {
    expect(await told('', '')).toEqual([])
  })

  test.each([
    ['tiles: [crypt]', 'tiles: [crypt, cript]', 'tiles/1: There is no tile to find `cript`. (crypt)'],
    ['tiles: [crypt]', 'tiles: [crypt, hall]', 'tiles/1: There is no tile to find `hall`.'],
    ['tiles: [crypt]', 'tiles: [crypt, crypt]', 'tiles/1: `crypt` stands here twice.'],
    ['items: [bells]', 'items: [bels]', 'items/0: There is no Item `bels`. (bells)'],
    ['events: [cold-bread]', 'events: [veil]', 'events/0: There is no Event `veil`.'],
    ['begin: hall', 'begin: crypt', 'begin: There is no starting tile `crypt`.'],
    ['haunt: 1', 'haunt: 7', 'haunt: There is no haunt 7.'],
    ['tile: crypt', 'tile: hall', 'pause/1/tile: The tile `hall` is not among those of this chapter.'],
    [
      'discovered: 1 }',
      'discovered: 2 }',
      'pause: Nothing here is sure to start the haunt: one of them is a number of tiles alone, at most 1.',
    ],
    [
      'It snows.',
      Array(41).fill('snow').join(' '),
      'opening: The opening has 41 words; at most 40 are read.',
    ],
    ['number: 0', 'number: 3', 'number: The file of chapter 3 is named `3-` and then its name.'],
  ])('%s made %s', async (from, to, problem) => {
    expect(await told(from, to)).toEqual([problem])
  })
})

describe('text', () => {
  finds([
    [
      'flavour of 21 words',
      'omens/veil.yaml',
      'Yellow lace.',
      Array(21).fill('lace').join(' '),
      'flavour',
      'The flavour has 21 words; at most 20 fit on a card.',
    ],
  ])
})

// A small pack that is right in everything, for tests that spoil one thing in it.
import type { SourceFile } from '../../src/catalog/files.ts'
import { type ContentPack, type ContentPackOptions, packOf, parsePack } from '../../src/catalog/read.ts'

const file = (path: string, text: string): SourceFile => ({ path: `legacy/${path}`, text })

export const SMALL_PACK: readonly SourceFile[] = [
  file(
    'tiles/hall.yaml',
    `ref: T01
name: Hall
regions: [ground]
doors: [north, east]
short: Hall
code: Hal
start: { region: ground, x: 0, y: 0, landing: true, begin: true }
`,
  ),
  file(
    'tiles/crypt.yaml',
    `ref: T02
name: Crypt
regions: [basement]
doors: [south]
symbols: [omen]
short: Crypt
code: Cry
reactions:
  - { on: turn-end, do: [damage: { kind: mental, amount: 1 }] }
`,
  ),
  file(
    'items/bells.yaml',
    `ref: I01
name: Bells
regions: [ground]
types: [sacred]
flavour: Six ring.
actions:
  - word: ring
    do:
      - roll:
          trait: sanity
          bands: { '4+': [heal: { traits: all }], 1-3: [], 0: [damage: { kind: mental, amount: 1 }] }
`,
  ),
  file('omens/veil.yaml', 'ref: OM1\nname: Veil\nflavour: Yellow lace.\n'),
  file(
    'events/cold-bread.yaml',
    `ref: E01
name: Cold Bread
regions: [ground]
flavour: One bite gone.
do:
  - choose:
      options:
        - { key: eat, label: Eat, do: [gain: { trait: might, by: 1 }] }
        - { key: leave, label: Leave it, do: [] }
`,
  ),
  file(
    'haunts/1-the-lid.yaml',
    `number: 1
name: The Lid
team: { kind: known, traitor: { revealer: true } }
premise: The coffin knocks.
truths: { heroes: [Shut it.], traitor: [Open it.] }
wins: { heroes: Nail it down., traitor: Pull it up. }
tracks: [{ id: nails, name: Nail Count, start: 1 }]
tokens: [{ id: coffin, name: Coffin }]
objects: [{ id: diary, name: Diary }]
secrets: [{ id: soulmate, name: the Soulmate, knownTo: traitor }]
setup:
  heroes:
    - seat-tile: { tile: crypt, mark: coffin }
  traitor:
    - draw-secret: { secret: soulmate, among: { all: heroes } }
    - spawn: { monster: hand, on: { tile: [hall, crypt] }, first: { players: [1, 2, 2] } }
goals:
  - { team: heroes, kind: main, name: Nails, when: { track: nails, atLeast: { players: [7, 11, 15] } } }
actions:
  - word: prepare
    name: Drive a nail
    by: heroes
    when: { on: { token: coffin } }
    do: [track: { track: nails, by: 1 }, take-object: { object: diary }]
  - word: operate
    name: Fill the box
    by: traitor
    do: [win: { team: traitor }]
monsters:
  - { id: hand, name: Cold Hand, size: small, traits: { speed: 3 } }
ai: { heroes: Hammer., traitor: Pull. }
endings: { heroes: Grey light., traitor: A good fit. }
`,
  ),
  file(
    'families/red.yaml',
    `name: Harrow
place: the heavy end
motto: We take the weight.
ladders:
  speed: { steps: [2, 3, 3, 4, 5, 5, 6, 6], start: 4 }
  might: { steps: [3, 4, 4, 5, 6, 6, 7, 8], start: 4 }
  sanity: { steps: [3, 3, 4, 4, 5, 5, 6, 7], start: 4 }
  knowledge: { steps: [2, 2, 3, 3, 4, 5, 5, 6], start: 4 }
`,
  ),
]

/** The small pack with some text in one of its files exchanged. */
export function spoilt(path: string, from: string, to: string): SourceFile[] {
  const whole = `legacy/${path}`
  const found = SMALL_PACK.find((one) => one.path === whole)
  if (!found?.text.includes(from)) throw new Error(`${path} does not hold ${from}`)
  return withFile(path, found.text.replace(from, to))
}

/** The small pack with a file added or exchanged. */
export const withFile = (path: string, text: string): SourceFile[] => [
  ...SMALL_PACK.filter((one) => one.path !== `legacy/${path}`),
  file(path, text),
]

export const parse = (files: readonly SourceFile[], options?: ContentPackOptions): Promise<ContentPack> =>
  parsePack(files, options)
export const smallCatalog = () => packOf(SMALL_PACK)

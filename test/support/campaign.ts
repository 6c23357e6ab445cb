/**
 * A small campaign over the shipped house: three chapters in which everything happens that a campaign can do. It keeps
 * the tests of the machinery apart from the story that is shipped.
 */
import { contentRoot, filesIn, type SourceFile } from '../../src/catalog/files.ts'
import { packOf, parsePack } from '../../src/catalog/read.ts'

const FILES: Record<string, string> = {
  'ledger.yaml': `
lines:
  - { id: coffin, name: Coffin, values: [sealed, filled] }
  - { id: lantern, name: Lantern, family: true }
  - { id: plate, name: Plate, values: [blank], text: true, asked: 3 }
  - { id: fever, name: Fever, values: [in, away] }
  - { id: last, name: Last, values: [heroes, traitor], asked: 4 }
  - { id: wren, name: Wren, counts: true, asked: 9 }
  - { id: debt, name: Debt, counts: true, asked: 10 }
everyGame:
  - when:
      if: { won: heroes }
      then: [enter: { line: last, value: heroes }]
      else: [enter: { line: last, value: traitor }, count: { line: debt, by: 1 }]
rest: bearers-rest
names:
  - { until: 1749, given: [Ann, Giles, Joan, Ned, Prudence, Toby], surnames: [Marl, Reeve, Sedge] }
  - { until: 2999, given: [Iris, Hal], surnames: [Lane] }
`,
  'doors/b.yaml': `
ref: B
name: Shoulder it
text: Two bear more than one.
passives: [{ ask: roll-add, by: 1 }]
actions: [{ word: rest, name: Rest, once: person, do: [heal: { traits: [sanity] }] }]
`,
  'stickers/foul.yaml': `
name: Foul
text: Nobody drinks here.
reactions: [{ on: turn-end, do: [damage: { kind: mental, amount: 1 }] }]
`,
  'journal/156.yaml': `
entry: 156
text: It will not be put down after that.
do: [count: { line: debt, by: 1 }]
`,
  'chapters/0-first.yaml': `
number: 0
name: First
year: 1666
opening: It begins.
tiles: [crawlspace, well, root-cellar, bearers-rest, sleeping-loft, larder, woodlot, drying-attic]
items: [well-bucket, crossbow, book-of-scripture, bells, felling-axe, burial-shears, horn-lantern]
events: [the-extra-chair, stairs-counted, a-knock-twice, geese-overhead, cold-bread, wet-footprint]
begin: ground-floor-staircase
first: youngest
pause: [{ discovered: 3 }]
haunt: 1
cards:
  - { card: 1, text: The first card., do: [call-entry: { entry: 52 }] }
  - { card: 2, do: [poll: { ask: Who goes in front?, tied: draw, families: [enter: { line: lantern, family: target }] }] }
  - card: 3
    keep: { on: discovers, once: game, do: [call-entry: { entry: 53 }] }
  - card: 4
    do:
      - poll:
          ask: Do you answer?
          hidden: knock
          tied: 'no'
          options:
            - { key: 'yes', label: answer, leans: [mercy, read] }
            - { key: 'no', label: do not, leans: [hold, leave] }
  - { card: 5, pause: true }
  - { card: 6, do: [ending: {}] }
  - { card: 7, do: [call-entry: { entry: 58 }], stop: true }
haunts:
  - { if: { voted: knock, value: 'yes' }, haunt: 1 }
  - { haunt: 17 }
both: [add: { events: [a-borrowed-coat] }, stick: { on: front-steps, crest: { holds: lantern } }]
entries:
  52: { text: You set it down. }
  53: { text: She goes home., do: [count: { line: wren, by: 1 }] }
  54: { haunt: 1, side: heroes, text: The lid holds., do: [enter: { line: coffin, value: sealed }, stick: { on: woodlot, passage: true }] }
  55: { haunt: 1, side: traitor, text: It has a weight., do: [enter: { line: coffin, value: filled }, stick: { on: well, text: foul }] }
  56: { haunt: 17, side: heroes, text: Lime and a week., do: [enter: { line: coffin, value: sealed }, stick: { on: well, crest: { did: lime-the-mother, how: last } }] }
  57: { haunt: 17, text: It is a dry house., do: [enter: { line: coffin, value: filled }, destroy-tile: { tile: larder }] }
  58:
    text: Write your surname.
    do:
      - write: { surname: true }
      - poll:
          ask: The plate?
          open: true
          tied: blank
          options:
            - { key: blank, label: leave it, leans: [leave, cheap], do: [enter: { line: plate, value: blank }] }
            - { key: name, label: a name, leans: [read, mercy], do: [write: { who: { holds: lantern }, line: plate }] }
`,
  'chapters/1-second.yaml': `
number: 1
name: Second
year: 1694
opening: It goes on.
pause: [{ roll: 2 }, { omens: 2 }]
cards:
  - { card: 8, do: [add: { planks: [1], tiles: [crypt] }] }
  - { card: 9, becomes: crucifix }
  - { card: 10, becomes: spear }
  - { card: 11, do: [when: { if: { ledger: coffin, value: sealed }, then: [gain: { who: { all: players }, trait: sanity, by: 1 }] }] }
  - { card: 12, pause: true }
  - { card: 13, do: [ending: {}], stop: true }
haunts:
  - { if: { trigger: spear }, haunt: 1 }
  - { haunt: 2 }
both: [intensify: { events: [a-borrowed-coat] }]
entries:
  60: { haunt: 1, text: He goes back down., do: [name-card: { card: spear, name: the Turf King }] }
  61: { haunt: 2, side: heroes, text: Discharged., do: [make-heirloom: { who: { all: heroes } }] }
  62: { haunt: 2, side: traitor, text: Guilty. }
`,
  'chapters/2-third.yaml': `
number: 2
name: Third
year: 1721
opening: It is not over.
pause: [{ roll: 2 }]
cards:
  - card: 14
    do:
      - poll:
          ask: Let the carts in?
          open: true
          tied: away
          options:
            - { key: in, label: let them in, leans: [mercy, read], do: [enter: { line: fever, value: in }, damage: { who: { all: players }, kind: general, amount: 1 }] }
            - { key: away, label: send them on, leans: [hold, cheap], do: [enter: { line: fever, value: away }, stick: { on: crypt, ghost: true }] }
  - { card: 15, do: [open-door: { door: b }] }
  - { card: 16, becomes: apothecary-kit }
  - { card: 17, pause: true }
  - { card: 18, do: [ending: {}], stop: true }
haunts:
  - { if: { all: [{ trigger: apothecary-kit }, { ledger: fever, value: in }] }, haunt: 15 }
  - { haunt: 11 }
entries:
  70: { haunt: 15, if: { won: people }, text: One glass. }
  71: { haunt: 15, text: Not enough of you. }
  72: { haunt: 11, side: heroes, text: Coins. }
  73: { haunt: 11, side: traitor, text: A cold one goes out. }
`,
}

const EDITED: Record<string, string> = { kitchen: 'plank: 1', nursery: 'plank: 1' }

/** The shipped edition with this campaign in place of its own; `changes` replaces files, null leaves one out. */
export function campaignFiles(changes: Record<string, string | null> = {}): SourceFile[] {
  const own = Object.entries({ ...FILES, ...changes }).flatMap(([path, text]) =>
    text === null ? [] : [{ path: `legacy/${path}`, text }],
  )
  const isOwn = (path: string) =>
    /^legacy\/(chapters|doors|stickers|journal)\/|^legacy\/ledger\.yaml$/.test(path)
  const shipped = filesIn(contentRoot()).filter(({ path }) => path.startsWith('legacy/') && !isOwn(path))
  return [...shipped.map(edited), ...own]
}

function edited(file: SourceFile): SourceFile {
  const slug = /^legacy\/tiles\/(.*)\.yaml$/.exec(file.path)?.[1] ?? ''
  const line = EDITED[slug]
  return line ? { ...file, text: `${file.text.replace(/^plank: .*\n/m, '')}\n${line}\n` } : file
}

export const campaignCatalog = () => packOf(campaignFiles())
export const campaignPack = (changes: Record<string, string | null>) => parsePack(campaignFiles(changes))

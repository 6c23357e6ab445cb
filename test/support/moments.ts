/** Moments of games for the tests of screens: found among seeded games, and shown by the screens that players see. */
import { createElement } from 'react'
import { pickFrom, rngFor } from '../../src/ai/rng.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import type { ChoiceKey, Seat } from '../../src/engine/ids.ts'
import { SaveFault } from '../../src/table/save-fault.ts'
import type { Table } from '../../src/table/table.ts'
import { BeatPage } from '../../src/ui/beats/BeatPage.tsx'
import { titlePage } from '../../src/ui/open-title.tsx'
import { sceneOf } from '../../src/ui/prose/scene.ts'
import { BEATS, type BeatKind, beatsFor } from '../../src/ui/store/beats.ts'
import { oddsOf } from '../../src/ui/store/pages.ts'
import { ASCII } from '../../src/ui/theme/glyphs.ts'
import { campaignTable, type Sitting, tableFor } from './plain.ts'
import { HandScreen, programFor, rulesAbout, type ScreenOptions, screenFor } from './render-screen.tsx'
import { watching } from './replays.ts'

interface Found {
  /** The table before the choice, and the choice. */
  table: Table
  seat: Seat
  pick: ChoiceKey
}

const MOST_GAMES = 200
const MOST_CHOICES = 400

/** The first of many games in which a choice makes something so: one of the first seat, or of anybody. */
function before(sitting: Sitting, isSo: (table: Table) => boolean, who: 'first' | 'any' = 'first'): Found {
  for (let n = 0; n < MOST_GAMES; n++) {
    const seated = { ...sitting, seed: `moment-${n}` }
    const table = tableFor(seated)
    for (let seat = table.nextSeat(); seat !== null; seat = table.nextSeat()) {
      if (table.journal.length > MOST_CHOICES) break
      const pick = anyOf(table, seat)
      table.choose(seat, pick)
      if ((who === 'first' && seat !== 0) || !isSo(table)) continue
      const again = tableFor(seated)
      for (const one of table.journal.slice(0, -1)) again.choose(one.seat, one.pick)
      return { table: again, seat, pick }
    }
  }
  throw new Error(`It did not come about in ${MOST_GAMES} games`)
}

const anyOf = (table: Table, seat: Seat): ChoiceKey =>
  pickFrom(table.view(seat).decision!.choices, rngFor(table.opening.seed, seat, table.journal.length + 1))

/** The table as it is once the choice has been made. */
function after(sitting: Sitting, isSo: (table: Table) => boolean): Table {
  const { table, seat, pick } = before(sitting, isSo, 'any')
  table.choose(seat, pick)
  return table
}

/** Chooses at the keyboard, by number. */
async function take(stage: HandScreen, { table, pick }: Found): Promise<HandScreen> {
  const { kind, choices } = table.view(0).decision!
  if (kind === 'main' || kind === 'monster') await stage.say('legal')
  return stage.type(`${choices.indexOf(pick) + 1}`).press('return')
}

const lately = ({ told, journal }: Table): Happening[] =>
  told.filter(({ n }) => n === journal.length).map(({ happening }) => happening)
const kindFor = (table: Table): string | null => (table.nextSeat() === 0 ? table.asks(0) : null)
const sideOf = (table: Table): string | null => table.view(0).explorers[0]!.team
const isInHaunt = (table: Table): boolean => table.view(null).phase === 'haunt'
const isMine = (side: string) => (table: Table) =>
  isInHaunt(table) && sideOf(table) === side && kindFor(table) === 'main' && table.view(null).round > 1
/** The haunt has just begun, and the first seat is on a side. */
const isBegun = (side: string) => (table: Table) =>
  table.view(null).phase === 'setup' && table.asks(0) === 'ready' && sideOf(table) === side
/** A card has just been drawn, and asks something whose chances can be told. */
const isRollAsked = (table: Table): boolean => {
  if (kindFor(table) === null || !lately(table).some(({ kind }) => kind === 'card-drawn')) return false
  return oddsOf(sceneOf(table.catalog, table.view(0))).size > 0
}
const hasRolled = (table: Table): boolean =>
  lately(table).some((one) => one.kind === 'rolled' && one.dice.length > 3) && kindFor(table) === 'main'

const HAUNT = { haunt: 1 } as const

const title = (options: ScreenOptions = {}): HandScreen =>
  new HandScreen(options).open((shell) => titlePage(shell, programFor('crow', [...SAVED])))

const SAVED = [
  {
    name: 'chapter-0-crow',
    about: 'Mercy, Ann, Ned; exploring, round 3, after 41 choices',
    isOver: false,
  },
  { name: 'free-7', about: 'Mercy, Ann, Ned, Tom; haunt 1, round 6, after 212 choices', isOver: false },
  { name: 'free-8', about: '', isOver: false, problem: 'a save of this program' },
]

/** The first night: two rooms found, and what the others did since one's own turn. */
const news = async (options: ScreenOptions = {}): Promise<HandScreen> => {
  const stage = await title(options).press('return').until('Which family')
  await stage.press('return').until('MERCY')
  await stage.rest()
  for (const line of ['n', '1', '1', 'end']) await stage.say(line)
  return stage
}

/** The same, once that has been read. */
const exploring = async (options: ScreenOptions = {}): Promise<HandScreen> =>
  (await news(options)).press('escape')

/** Two at one keyboard, as the haunt begins: the curtain is down. */
const curtain = (): Promise<HandScreen> => screenFor(after({ ...HAUNT, human: 2 }, isBegun('heroes'))).rest()

/** It has been opened once, and has fallen again. */
const curtainAgain = async (): Promise<HandScreen> => {
  const stage = await (await curtain()).say('owl')
  stage.disturbed()
  return stage
}

/** A great moment, held: what happens is made up, the house and the people are those of a game. */
async function beat(kind: BeatKind): Promise<HandScreen> {
  const haunt = kind === 'you-are-alone' ? 15 : 1
  const side = kind === 'you-are-traitor' ? isMine('traitor') : haunt === 1 ? isMine('heroes') : isInHaunt
  const table = after({ haunt }, side)
  const now = sceneOf(table.catalog, table.view(0))
  const last = now.haunt!.lastRound
  const scene = kind === 'last-round' ? { ...now, view: { ...now.view, round: last } } : now
  const who = scene.view.explorers[1]!.id
  const { tile } = scene.view.explorers[1]!
  const rules = [] as const
  const happened: Record<string, Happening> = {
    death: { kind: 'died', rules, who, tile },
    rising: { kind: 'rose', rules, who, tile },
    turning: { kind: 'team-changed', rules, who, team: 'traitor' },
    'last-round': { kind: 'round-began', rules, round: last, haunt: last },
  }
  const began: Happening = { kind: 'haunt-began', rules, haunt, revealer: who }
  const shown = beatsFor(scene, scene, [happened[kind] ?? began]).find((one) => one.kind === kind)
  if (!shown) throw new Error(`There was no beat ${kind}`)
  return new HandScreen().open(() => ({
    name: 'table',
    element: createElement(BeatPage, { beat: shown, onRead: () => {} }),
  }))
}

const campaign = (table = campaignTable()): HandScreen =>
  screenFor(table, { title: 'The Rest, 1666', beats: 'all' })

/** The page that is shown has been read; a key that comes too soon would be lost. */
async function turn(stage: HandScreen): Promise<HandScreen> {
  await stage.clock.pass(400)
  return stage.press('space').rest()
}

/** Everybody has said who they are, and the first cards are read. */
const bookRead = async (): Promise<HandScreen> => (await turn(campaign())).say('Ann 34')

async function secretVote(): Promise<HandScreen> {
  const stage = await bookRead()
  for (let n = 0; n < 9 && !stage.text().includes('A SECRET VOTE'); n++) await turn(stage)
  return stage
}

/** The ending of a game is read after a choice of the first seat. */
async function bookEnd(): Promise<HandScreen> {
  for (let n = 0; n < MOST_GAMES; n++) {
    const table = campaignTable()
    for (let seat = table.nextSeat(); seat !== null; seat = table.nextSeat()) {
      const { choices } = table.view(seat).decision!
      const pick = pickFrom(choices, rngFor(`end-${n}`, seat, table.journal.length))
      table.choose(seat, pick)
      if (seat !== 0 || table.view(null).outcome === null) continue
      if (!lately(table).some(({ kind }) => kind === 'entry-called')) continue
      const again = campaignTable()
      for (const one of table.journal.slice(0, -1)) again.choose(one.seat, one.pick)
      const stage = await take(await campaign(again).rest(), { table: again, seat, pick })
      for (let turned = 0; turned < 9 && !stage.text().includes('Entered in the book'); turned++)
        await turn(stage)
      return stage
    }
  }
  throw new Error('No game of a campaign ended with a choice of the first seat')
}

/** Every screen worth keeping, by name, as it stands when somebody looks at it. */
async function hauntRoll() {
  const found = before(HAUNT, isBegun('traitor'))
  return (await take(await screenFor(found.table).rest(), found)).rest()
}

export const MOMENTS: Readonly<Record<string, () => Promise<HandScreen>>> = {
  title: async () => title(),
  continue: () => title().press('2', 'return').until('which game?'),
  'family-first': () => title().press('return').until('Which family'),
  'family-second': async () =>
    (await title().press('return').until('Which family')).press('up', 'up', 'up', 'right', 'return'),
  'family-level': async () =>
    (await title().press('return').until('Which family')).press('up', 'up', 'right'),
  'family-fault': async () =>
    (await title().press('return').until('Which family')).press('down', '^u', 'return'),
  news: () => news(),
  exploring: () => exploring(),
  'exploring-ascii': () => exploring({ glyphs: ASCII }),
  placing: async () => {
    const found = before(HAUNT, (table) => kindFor(table) === 'turn-tile')
    return (await take(await screenFor(found.table).rest(), found)).rest()
  },
  'key-mode': async () => (await exploring()).press(':'),
  'not-saved': async () => {
    const table = tableFor({ seed: '7', ...HAUNT })
    table.saveFault = new SaveFault('/home/mercy/saves/free-7.json', { code: 'ENOSPC' })
    return screenFor(table).rest()
  },
  'not-saved-haunt': async () => {
    const table = after(HAUNT, isMine('traitor'))
    table.saveFault = new SaveFault('/home/mercy/saves/free-7.json', { code: 'ENOSPC' })
    return screenFor(table).rest()
  },
  'others-playing': async () => {
    const stage = screenFor(tableFor({ seed: '7', ...HAUNT }))
    await stage.rest()
    stage.type('end').press('return')
    await stage.clock.pass(900)
    return stage
  },
  'haunt-hero': () => screenFor(after(HAUNT, isMine('heroes'))).rest(),
  'haunt-traitor': () => screenFor(after(HAUNT, isMine('traitor'))).rest(),
  'haunt-public': async () => {
    const isOthers = (table: Table) => isInHaunt(table) && table.asks(2) === 'main'
    const stage = screenFor(after({ ...HAUNT, human: 2 }, isOthers))
    await stage.clock.pass(0)
    return stage
  },
  question: async () => {
    const found = before(HAUNT, isRollAsked)
    return (await take(await screenFor(found.table).rest(), found)).rest()
  },
  dice: async () => {
    const found = before(HAUNT, hasRolled)
    const stage = await take(await screenFor(found.table).rest(), found)
    await stage.clock.pass(2 * 140)
    return stage
  },
  answer: async () => {
    const stage = screenFor(tableFor({ seed: '7', ...HAUNT }))
    await stage.rest()
    return stage.say('who')
  },
  'haunt-roll': hauntRoll,
  'haunt-begins': async () => {
    const stage = await hauntRoll()
    for (let n = 0; n < 9 && !stage.text().includes('THE HAUNT HAS BEGUN'); n++)
      await stage.press('return').rest()
    return stage
  },
  ...Object.fromEntries(BEATS.map((kind) => [`beat-${kind}`, () => beat(kind)])),
  'book-opening': () => campaign().rest(),
  'book-read': bookRead,
  'secret-vote': secretVote,
  'book-end': bookEnd,
  settings: async () => title().press('6', 'return').until('SETTINGS'),
  'briefing-hero': async () => screenFor(after(HAUNT, isBegun('heroes'))).rest(),
  'briefing-traitor': async () => screenFor(after(HAUNT, isBegun('traitor'))).rest(),
  'curtain-new': curtain,
  'curtain-known': curtainAgain,
  'curtain-wrong': async () => (await curtainAgain()).say('crow'),
  end: async () => {
    const found = before(HAUNT, (table) => table.isOver)
    return (await take(await screenFor(found.table).rest(), found)).rest()
  },
  help: async () => (await exploring()).press('?'),
  log: async () => (await screenFor(after(HAUNT, isMine('heroes'))).rest()).press('^p'),
  'log-filtered': async () =>
    (await screenFor(after(HAUNT, isMine('heroes'))).rest()).press('^p').type('roll'),
  replay: async () => watching().press('h', 'down', 'right', 'right'),
  rules: async () => rulesAbout('haunt roll'),
}

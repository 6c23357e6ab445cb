/** What one side alone may know must not stand where the other reads it (L-START-06, L-INFO-03). */
import { addresses } from '../../engine/addresses.ts'
import type { Team } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { heardBy } from '../../engine/text/haunt-page.ts'
import { join, walk } from '../walk.ts'
import type { Checking } from './checking.ts'

/** Shorter names are words anybody may use. */
const TELLING = 9
/** Of things, whose names stand for themselves. */
const SHORTEST = 4

type Tell = (path: string, expected: string) => void

export function checkBooks({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    const tell = (path: string, expected: string) => report(addresses.haunt(haunt.number), path, expected)
    checkSecretTraitor(haunt, tell)
    if (haunt.books === 'both') checkPages(haunt, tell)
    else checkOneBook(haunt, tell)
  }
}

/** L-START-02: with one book there is one reader's side. */
function checkOneBook(haunt: HauntDef, tell: Tell): void {
  if (haunt.team.kind === 'known') tell('books', 'A haunt with a known traitor needs both books.')
}

/** L-HID-03, L-HID-05: whoever opened the traitor's book would be known by it. */
function checkSecretTraitor({ books, team: { kind } }: HauntDef, tell: Tell): void {
  if (books !== 'SS' && (kind === 'hidden' || kind === 'unknown'))
    tell(
      'books',
      `A haunt with ${kind === 'hidden' ? 'a hidden' : 'an unknown'} traitor has one book: \`SS\`.`,
    )
}

function checkPages(haunt: HauntDef, tell: Tell): void {
  const [heroes, traitor] = [namesOf(haunt, 'heroes'), namesOf(haunt, 'traitor')]
  const names: Record<Team, string[]> = {
    heroes: heroes.filter((name) => !traitor.includes(name)),
    traitor: traitor.filter((name) => !heroes.includes(name)),
  }
  const things = { heroes: sealedThings(haunt, 'heroes'), traitor: sealedThings(haunt, 'traitor') }
  const check = (path: string, text: string, readBy: Team, whose: string, known = things) => {
    const other = readBy === 'heroes' ? 'traitor' : 'heroes'
    const told =
      names[other].find((name) => text.toLowerCase().includes(name.toLowerCase())) ??
      known[other].find((name) => saysWord(text, name))
    if (told)
      tell(
        path,
        `${whose} names "${told}", which only the ${other === 'heroes' ? 'heroes know' : 'traitor knows'}.`,
      )
  }
  for (const { path, text, readBy, what } of labelsOf(haunt))
    for (const team of readBy) check(path, text, team, what)
  for (const team of ['heroes', 'traitor'] as const)
    for (const [n, fact] of haunt.facts[team].entries()) check(`facts/${team}/${n}`, fact, team, 'This fact')
  check('wins/heroes', haunt.wins.heroes, 'heroes', 'This page')
  check('wins/traitor', haunt.wins.traitor, 'traitor', 'This page')
  // Both sides hear the openings: neither plan may be named in them, though a clue may well name a thing.
  for (const readBy of ['heroes', 'traitor'] as const) {
    check('premise', haunt.premise, readBy, 'The premise', NOTHING)
    for (const team of ['heroes', 'traitor'] as const)
      for (const [n, truth] of haunt.truths[team].entries())
        check(`truths/${team}/${n}`, truth, readBy, 'This truth', NOTHING)
  }
}

/** Goals and actions that belong to one side alone. */
const namesOf = (haunt: HauntDef, team: Team): string[] =>
  [...haunt.goals.filter((goal) => goal.team === team), ...haunt.actions.filter(({ by }) => by === team)]
    .map(({ name }) => name ?? '')
    .filter((name) => name.length >= TELLING)

const NOTHING: Record<Team, string[]> = { heroes: [], traitor: [] }

/** What the haunt declares and this side alone has heard of; tracks and counters are in the open. */
function sealedThings(haunt: HauntDef, team: Team): string[] {
  const [own, other] = [heardBy(haunt, team), heardBy(haunt, team === 'heroes' ? 'traitor' : 'heroes')]
  return [...haunt.objects, ...haunt.tokens, ...haunt.secrets, ...haunt.monsters]
    .filter(({ id, name }) => own(id) && !other(id) && name.length >= SHORTEST)
    .map(({ name }) => name.replace(/^the /i, ''))
}

/** The name stands in the text as words of its own. */
const saysWord = (text: string, name: string): boolean =>
  new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?\\b`, 'i').test(text)

interface Label {
  path: string
  text: string
  readBy: readonly Team[]
  what: string
}

const BOTH: readonly Team[] = ['heroes', 'traitor']
const readers = (by: string | undefined): readonly Team[] =>
  by === 'heroes' || by === 'traitor' ? [by] : by === 'monster' ? ['traitor'] : BOTH

/** Names of boxes, and of the courses to be chosen in them. */
function labelsOf(haunt: HauntDef): Label[] {
  const boxes = [
    ...haunt.goals.map(({ name, team }, n) => ({ path: `goals/${n}`, name, by: team, part: null })),
    ...haunt.actions.map((part, n) => ({ path: `actions/${n}`, name: part.name, by: part.by, part })),
    ...haunt.reactions.map((part, n) => ({ path: `reactions/${n}`, name: part.name, by: part.who, part })),
    ...BOTH.map((team) => ({
      path: `setup/${team}`,
      name: undefined,
      by: 'everyone',
      part: haunt.setup[team],
    })),
  ]
  return boxes.flatMap(({ path, name, by, part }): Label[] => [
    ...(name ? [{ path: `${path}/name`, text: name, readBy: readers(by), what: 'This name' }] : []),
    ...optionsIn(part, path).map((label) => ({ ...label, readBy: readers(by), what: 'This label' })),
  ])
}

function optionsIn(part: unknown, path: string): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = []
  walk(part, path, (inner, at) => {
    if (typeof inner.label === 'string') found.push({ path: join(at, 'label'), text: inner.label })
  })
  return found
}

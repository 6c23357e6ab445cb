/** What one side alone may know must not stand where the other reads it (L-START-06, L-INFO-03). */
import type { Team } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'

/** Shorter names are words anybody may use. */
const TELLING = 9

export function checkBooks({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    const tell = (path: string, expected: string) => report(`haunt:${haunt.number}`, path, expected)
    if (haunt.books === 'both') checkPages(haunt, tell)
    else checkOneBook(haunt, tell)
  }
}

/** L-START-02: with one book there is one reader's side. */
function checkOneBook(haunt: HauntDef, tell: (path: string, expected: string) => void): void {
  if (haunt.team.kind === 'known') tell('books', 'A haunt with a known traitor needs both books.')
}

function checkPages(haunt: HauntDef, tell: (path: string, expected: string) => void): void {
  const [heroes, traitor] = [namesOf(haunt, 'heroes'), namesOf(haunt, 'traitor')]
  const names: Record<Team, string[]> = {
    heroes: heroes.filter((name) => !traitor.includes(name)),
    traitor: traitor.filter((name) => !heroes.includes(name)),
  }
  const check = (path: string, text: string, readBy: Team, whose: string) => {
    const other = readBy === 'heroes' ? 'traitor' : 'heroes'
    const told = names[other].find((name) => text.toLowerCase().includes(name.toLowerCase()))
    if (told)
      tell(
        path,
        `${whose} names "${told}", which only the ${other === 'heroes' ? 'heroes know' : 'traitor knows'}.`,
      )
  }
  for (const [n, fact] of haunt.facts.entries()) check(`facts/${n}/text`, fact.text, fact.team, 'This fact')
  check('wins/heroes', haunt.wins.heroes, 'heroes', 'This page')
  check('wins/traitor', haunt.wins.traitor, 'traitor', 'This page')
  // Both sides hear the openings: neither plan may be named in them.
  for (const readBy of ['heroes', 'traitor'] as const) {
    check('premise', haunt.premise, readBy, 'The premise')
    for (const team of ['heroes', 'traitor'] as const)
      for (const [n, truth] of haunt.truths[team].entries())
        check(`truths/${team}/${n}`, truth, readBy, 'This truth')
  }
}

/** Goals and actions that belong to one side alone. */
const namesOf = (haunt: HauntDef, team: Team): string[] =>
  [...haunt.goals.filter((goal) => goal.team === team), ...haunt.actions.filter(({ by }) => by === team)]
    .map(({ name }) => name ?? '')
    .filter((name) => name.length >= TELLING)

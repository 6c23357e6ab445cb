/** The shipped content and one small haunt for every other shape a table can fall into (L-HID, L-AMB-62, L-AMB-63). */
import { join } from 'node:path'
import { stringify } from 'yaml'
import { filesIn, projectRoot } from '../../src/catalog/files.ts'
import { packOf } from '../../src/catalog/read.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'

const TEAMS = [
  {
    number: 90,
    name: 'Hidden',
    team: { kind: 'hidden', traitor: { random: true } },
    first: 'left-of-revealer',
  },
  { number: 91, name: 'Unknown', team: { kind: 'unknown' }, first: 'left-of-revealer' },
  { number: 92, name: 'Nobody', team: { kind: 'none' }, first: 'left-of-revealer', monstersRunBy: 'house' },
  { number: 93, name: 'Each Alone', team: { kind: 'everyone' }, first: 'revealer' },
  { number: 94, name: 'All of Us', team: { kind: 'all-traitors' }, first: 'left-of-revealer' },
]

/** Something to do, to find, to fear and to be told, and an end after three rounds. */
const haunt = (shape: object) => ({
  books: 'SS',
  premise: 'Something is being tried.',
  truths: { heroes: ['It can be passed.'], traitor: ['It can be failed.'] },
  wins: { heroes: 'Keep count.', traitor: 'Lose count.' },
  lastRound: 3,
  tracks: [{ id: 'count', name: 'Count', start: 0 }],
  objects: [{ id: 'ledger', name: 'Ledger' }],
  secrets: [{ id: 'debtor', name: 'Debtor', knownTo: 'nobody' }],
  setup: {
    heroes: [{ 'draw-secret': { secret: 'debtor', among: { all: 'players' } } }],
    traitor: [{ spawn: { monster: 'bailiff', on: { landing: 'upper' } } }],
  },
  goals: [{ team: 'heroes', kind: 'main', name: 'Count', when: { track: 'count', atLeast: 6 } }],
  actions: [
    {
      by: 'everyone',
      word: 'search',
      name: 'Find the ledger',
      when: { object: 'ledger', is: 'aside' },
      do: [{ 'take-object': { object: 'ledger' } }],
    },
    {
      by: 'everyone',
      word: 'study',
      name: 'Read it',
      when: { carries: 'ledger' },
      do: [{ track: { track: 'count', by: 1 } }],
    },
    { by: 'traitor', word: 'operate', name: 'Lose count', do: [{ track: { track: 'count', by: -1 } }] },
  ],
  monsters: [
    {
      id: 'bailiff',
      name: 'Bailiff',
      size: 'small',
      traits: { speed: 3, might: 4 },
      attack: { trait: 'might' },
    },
  ],
  ai: { heroes: 'Count.', traitor: 'Miscount.' },
  endings: { heroes: 'Counted.', traitor: 'Lost.' },
  ...shape,
})

export function catalogOfTeams(): Promise<Catalog> {
  const shipped = filesIn(join(projectRoot(), 'content'))
  const extra = TEAMS.map((shape) => ({
    path: `legacy/haunts/${shape.number}-team.yaml`,
    text: stringify(haunt(shape)),
  }))
  return packOf([...shipped, ...extra], { unchecked: true })
}

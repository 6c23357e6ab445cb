/** Sitting down to a game, as a form that is a value: which family, what name and age, who plays and how well. */
import type { Level, Temper } from '../../ai/types.ts'
import type { Ruleset } from '../../engine/editions/ruleset.ts'
import { type FamilyId, TRAITS, type Trait } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { LEVELS, TEMPERS } from '../prose/levels.ts'

export interface Person {
  family: FamilyId
  name: string
  age: number
}

/** A game to be opened. */
export interface NewGame {
  /** Null for free play. */
  chapter: number | null
  /** Null for what the chart or the chapter says. */
  haunt: number | null
  seats: number
  people: Person[]
  /** How all computer players play, and what they are like. */
  level: Level
  temper: Temper
}

export const FIELDS = ['family', 'name', 'age', 'seats', 'people', 'level', 'temper', 'haunt'] as const
export type Field = (typeof FIELDS)[number]

export interface Form {
  catalog: Catalog
  chapter: number | null
  field: Field
  families: readonly FamilyId[]
  family: number
  name: string
  age: string
  seats: number
  fewest: number
  most: number
  ages: Ruleset['ages']
  /** How many sit at this keyboard. */
  people: number
  /** Those who have told who they are. */
  done: readonly Person[]
  level: Level
  temper: Temper
  /** Place in the list of haunts; -1 for what the chart says. */
  haunt: number
}

/** Younger than any companion, who therefore let you go first where the youngest begins. */
const AGE = 19
const NAMES = ['Mercy', 'Ann', 'Ned', 'Tom', 'Ruth', 'Silas']

export function newForm(
  catalog: Catalog,
  chapter: number | null,
  { players: { fewest, most }, ages }: Pick<Ruleset, 'players' | 'ages'>,
): Form {
  return {
    catalog,
    chapter,
    field: 'family',
    families: Object.keys(catalog.families),
    family: Math.max(0, Object.keys(catalog.families).indexOf('red')),
    name: NAMES[0]!,
    age: String(AGE),
    seats: fewest,
    fewest,
    most,
    ages,
    people: 1,
    done: [],
    level: 'steady',
    temper: 'even',
    haunt: -1,
  }
}

/** The first person is asked about the table too; haunts are picked in free play only. */
export const fieldsOf = ({ chapter, done, people, seats }: Form): Field[] => [
  'family',
  'name',
  'age',
  ...(done.length === 0 ? (['seats', 'people'] as const) : []),
  ...(done.length === 0 && people < seats ? (['level', 'temper'] as const) : []),
  ...(done.length === 0 && chapter === null ? (['haunt'] as const) : []),
]

export const hauntsOf = ({ catalog }: Form): number[] =>
  Object.keys(catalog.haunts)
    .map(Number)
    .sort((a, b) => a - b)

/** Families nobody has taken yet. */
export const familiesLeft = ({ families, done }: Form): FamilyId[] =>
  families.filter((id) => !done.some(({ family }) => family === id))

export function move(form: Form, by: number): Form {
  const fields = fieldsOf(form)
  const at = fields.indexOf(form.field)
  return { ...form, field: fields[(at + by + fields.length) % fields.length]! }
}

export function change(form: Form, by: number): Form {
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value))
  const along = <T>(all: readonly T[], now: T): T => all[within(all.indexOf(now) + by, 0, all.length - 1)]!
  switch (form.field) {
    case 'family': {
      const many = familiesLeft(form).length
      return { ...form, family: (form.family + by + many) % many }
    }
    case 'age': {
      const { youngest, oldest } = form.ages
      return { ...form, age: String(within((Number(form.age) || AGE) + by, youngest, oldest)) }
    }
    case 'seats': {
      const seats = within(form.seats + by, form.fewest, form.most)
      return { ...form, seats, people: Math.min(form.people, seats) }
    }
    case 'people':
      return { ...form, people: within(form.people + by, 1, form.seats) }
    case 'level':
      return { ...form, level: along(LEVELS, form.level) }
    case 'temper':
      return { ...form, temper: along(TEMPERS, form.temper) }
    case 'haunt': {
      const many = hauntsOf(form).length + 1
      return { ...form, haunt: ((form.haunt + 1 + by + many) % many) - 1 }
    }
    default:
      return form
  }
}

/** The person the form describes now. */
export const personOf = (form: Form): Person => ({
  family: familiesLeft(form)[form.family]!,
  name: form.name.trim(),
  age: Number(form.age),
})

/** The form for the next person at this keyboard. */
export function nextPerson(form: Form): Form {
  const done = [...form.done, personOf(form)]
  const name = NAMES.find((one) => !done.some((person) => person.name === one)) ?? ''
  return { ...form, done, field: 'family', family: 0, name, age: String(AGE + 8 * done.length) }
}

export const gameOf = (form: Form): NewGame => ({
  chapter: form.chapter,
  haunt: form.haunt < 0 ? null : hauntsOf(form)[form.haunt]!,
  seats: form.seats,
  people: [...form.done, personOf(form)],
  level: form.level,
  temper: form.temper,
})

const STRONG: Record<Trait, string> = {
  speed: 'quick',
  might: 'strong',
  sanity: 'steady',
  knowledge: 'learned',
}

/** "Harrow, the heavy end (strong)". */
export function familyLine(catalog: Catalog, id: FamilyId): string {
  const { name, place, ladders } = catalog.families[id]!
  const starts = TRAITS.map((trait) => ({ trait, value: ladders[trait].steps[ladders[trait].start - 1]! }))
  const best = starts.reduce((most, one) => (one.value > most.value ? one : most))
  return `${name}, ${place} (${STRONG[best.trait]})`
}

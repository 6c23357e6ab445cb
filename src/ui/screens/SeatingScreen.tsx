/** Sitting down to a game: a field a line, and beside them the family that is picked. */
import { Box } from 'ink'
import { TRAITS } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { useKey } from '../keys/KeyProvider.tsx'
import { useCursor } from '../keys/useCursor.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import { LEVEL_MEANS, TEMPER_MEANS } from '../prose/levels.ts'
import { TRAIT_NAMES } from '../prose/names.ts'
import type { Shell } from '../shell.ts'
import type { NewPage } from '../store/page-stack.ts'
import {
  type Field,
  type Form,
  familiesLeft,
  familyLine,
  fieldsOf,
  hauntsOf,
  type NewGame,
} from '../store/seating-form.ts'
import { SeatingStore } from '../store/seating-store.ts'
import { useStore } from '../store/store.ts'
import { fitted, wrapped } from '../text/runs.ts'
import { widthOf } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import { colourOf, type Role, type Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { type Hint, KeyHints } from '../widgets/KeyHints.tsx'
import { ladderRuns } from '../widgets/Ladder.tsx'
import { Rows } from '../widgets/Rows.tsx'
import { Rule } from '../widgets/Rule.tsx'

export function seatingPage(
  { pages }: Shell,
  catalog: Catalog,
  chapter: number | null,
  begin: (game: NewGame) => void,
): NewPage {
  const store = new SeatingStore({ catalog, chapter, begin, leave: () => pages.pop() })
  return { name: 'seating', element: <SeatingScreen store={store} /> }
}

const LABELS: Record<Field, string> = {
  family: 'Family',
  name: 'Name',
  age: 'Age',
  seats: 'Players',
  people: 'At this keyboard',
  level: 'The others play',
  temper: 'Their temper',
  haunt: 'Haunt',
}
/** Columns of pointer and label. */
const LABEL = 20
/** From this width the family stands beside the fields. */
const WIDE = 110

export function SeatingScreen({ store }: { store: SeatingStore }) {
  const { columns, rows } = useSize()
  const glyphs = useGlyphs()
  const { form, message } = useStore(store, (state) => state)
  useKey('page', store.press)
  const height = Math.max(1, rows - 1)
  const fields = fieldsOf(form)
  const at = fields.indexOf(form.field)
  const isTyped = form.field === 'name' || form.field === 'age'
  const isTall = height >= 16
  const isWide = columns >= WIDE && height >= 20
  const width = isWide ? Math.floor(columns / 2) : columns
  const cursor = useCursor(isTyped ? Math.min(width - 1, LABEL + widthOf(valueIn(form, form.field))) : 1)
  const about = aboutRows(form, message, isWide ? columns - width - 4 : columns - 6, glyphs)
  const top = 1 + (isTall ? 1 : 0)
  const room = Math.max(0, height - top - fields.length - 2)
  return (
    <Box flexDirection="column" width={columns} height={height}>
      <Rule width={columns} title={titleOf(form)} note={noteOf(form)} />
      {isTall && <Box height={1} />}
      <Box flexShrink={0}>
        <Box flexDirection="column" width={width} flexShrink={0}>
          <Rows rows={fields.map((field) => fieldRow(form, field, width, glyphs))} />
          {!isWide && isTall && <Box height={1} />}
          {!isWide && (
            <Box paddingLeft={3}>
              <Rows rows={about.slice(0, Math.max(0, room - (isTall ? 1 : 0)))} />
            </Box>
          )}
        </Box>
        {isWide && <Rows rows={about} />}
      </Box>
      <Box flexGrow={1} />
      <KeyHints hints={hintsOf(form)} width={columns} />
      <Box ref={cursor} position="absolute" marginTop={isTyped ? top + at : height - 1} />
    </Box>
  )
}

const isLast = ({ done, people }: Form): boolean => done.length + 1 >= people

const titleOf = ({ done, people }: Form): string =>
  done.length === 0 ? 'Which family?' : `Person ${done.length + 1} of ${people}: which family?`

const noteOf = (form: Form): string =>
  !isLast(form)
    ? 'Enter, and the next sits down'
    : form.done.length === 0
      ? 'Enter begins; all of it can stay as it is'
      : 'Enter begins'

function fieldRow(form: Form, field: Field, width: number, glyphs: Glyphs): Runs {
  const isPicked = field === form.field
  const isTyped = field === 'name' || field === 'age'
  const value = valueIn(form, field)
  const family = familiesLeft(form)[form.family]!
  const role: Role = field === 'family' ? colourOf({ family, seat: 0 }) : isPicked ? 'strong' : 'text'
  const shown =
    isPicked && !isTyped
      ? [
          { text: `${glyphs.more.left} `, role: 'title' as const },
          { text: ` ${value} `, role, ground: 'select' as const },
          { text: ` ${glyphs.more.right}`, role: 'title' as const },
        ]
      : [{ text: value, role }]
  return fitted(
    [
      { text: isPicked ? ` ${glyphs.pointer} ` : '   ', role: 'title' },
      { text: LABELS[field].padEnd(LABEL - 3), role: isPicked ? 'strong' : 'dim' },
      ...shown,
    ],
    width,
    glyphs.ellipsis,
  )
}

function valueIn(form: Form, field: Field): string {
  switch (field) {
    case 'family':
      return familyLine(form.catalog, familiesLeft(form)[form.family]!)
    case 'name':
      return form.name
    case 'age':
      return form.age
    case 'seats':
      return `${form.seats}`
    case 'people':
      return form.people === 1
        ? `1, you; the computer plays the other ${form.seats - 1}`
        : `${form.people} of ${form.seats}`
    case 'level':
      return form.level
    case 'temper':
      return form.temper
    case 'haunt': {
      const number = hauntsOf(form)[form.haunt]
      return number === undefined ? 'as the chart says' : `${number}  ${form.catalog.haunts[number]!.name}`
    }
  }
}

/** A fault, or what the picked line means, or what the family is like. */
function aboutRows(form: Form, message: string, width: number, glyphs: Glyphs): Runs[] {
  if (message) return [...wrapped(message, width, { role: 'bad' }), [], ...familyRows(form, width, glyphs)]
  const { field, level, temper } = form
  const meaning = field === 'level' ? LEVEL_MEANS[level] : field === 'temper' ? TEMPER_MEANS[temper] : ''
  return meaning ? wrapped(meaning, width) : familyRows(form, width, glyphs)
}

/** Crest and name, the motto, and four ladders with the step it starts on. */
function familyRows(form: Form, width: number, glyphs: Glyphs): Runs[] {
  const id = familiesLeft(form)[form.family]!
  const { name, place, motto, ladders } = form.catalog.families[id]!
  const colour = colourOf({ family: id, seat: 0 })
  return [
    [
      { text: ` ${glyphs.crests[colour]} `, ground: `chip-${colour}` },
      { text: ` ${name.toUpperCase()}`, role: colour },
      { text: `  ${place}`, role: 'dim' },
    ],
    ...wrapped(`"${motto}"`, width, { role: 'littext', italic: true }),
    [],
    ...TRAITS.map((trait) => {
      const { steps, start } = ladders[trait]
      const short = trait === 'knowledge' ? 'Knowl' : TRAIT_NAMES[trait]
      return ladderRuns({ name: short, value: steps[start - 1]!, steps, at: start }, glyphs)
    }),
    [],
    ...wrapped(`You begin on [ ]. ${glyphs.skull} at the left is death.`, width, { role: 'system' }),
  ]
}

function hintsOf(form: Form): Hint[] {
  const change: Record<string, Hint> = {
    name: ['letters', 'another name'],
    age: ['digits Left Right', 'change'],
  }
  return [
    ['Enter', isLast(form) ? 'begin' : 'next person'],
    ['Up Down', 'line'],
    change[form.field] ?? ['Left Right', 'change'],
    ['Esc', 'back'],
  ]
}

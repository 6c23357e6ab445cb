/** The form at the keyboard: arrows change it, letters fill it in, Enter sits down. */
import { rulesetOf } from '../../engine/game.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { isName } from '../prose/clean.ts'
import { seatingScreen } from '../screens/seating.ts'
import {
  change,
  type Form,
  gameOf,
  move,
  type NewGame,
  newForm,
  nextPerson,
} from '../screens/seating-form.ts'
import type { Key } from '../term/key.ts'
import type { ScreenFrame, Size } from '../text/sheet.ts'
import { graphemes } from '../text/width.ts'
import type { Screen, Shell } from './screen.ts'

export class SeatingScreen implements Screen {
  #form: Form
  #message = ''
  /** The game is being set up. */
  #isLeaving = false
  /** Where something has been typed since the line was picked; until then a letter begins it anew. */
  #begun: Form['field'] | null = null

  constructor(
    private readonly shell: Shell,
    catalog: Catalog,
    chapter: number | null,
    private readonly begin: (game: NewGame) => void,
  ) {
    this.#form = newForm(catalog, chapter, rulesetOf(catalog.edition))
  }

  frame(size: Size): ScreenFrame {
    return seatingScreen(this.#form, this.#message, size, this.shell.settings.glyphs)
  }

  press(key: Key): void {
    if (this.#isLeaving) return
    if (key.name === 'escape' || (key.ctrl && 'qd'.includes(key.name))) return this.shell.pop()
    this.#message = ''
    if (key.name === 'return') this.#enter()
    else if (key.name === 'up' || (key.name === 'tab' && key.shift)) this.#move(-1)
    else if (key.name === 'down' || key.name === 'tab') this.#move(1)
    else if (key.name === 'left' || key.name === 'right')
      this.#form = change(this.#form, key.name === 'right' ? 1 : -1)
    else if (key.name === 'backspace') this.#type((text) => graphemes(text).slice(0, -1).join(''))
    else if (key.ctrl && key.name === 'u') this.#type(() => '')
    else if (key.text !== null) this.#letters(key.text.split('\n', 1)[0]!)
    this.shell.redraw()
  }

  #move(by: number): void {
    this.#form = move(this.#form, by)
    this.#begun = null
  }

  #type(edit: (text: string) => string): void {
    const { field } = this.#form
    this.#begun = field
    if (field === 'name') this.#form = { ...this.#form, name: edit(this.#form.name) }
    if (field === 'age') this.#form = { ...this.#form, age: edit(this.#form.age) }
  }

  #letters(text: string): void {
    const { field } = this.#form
    const before = (old: string) => (this.#begun === field ? old : '')
    if (field === 'name' && isName(`a${text}a`)) {
      const name = graphemes(`${before(this.#form.name)}${text}`)
        .slice(0, 24)
        .join('')
      this.#type(() => name)
    } else if (field === 'age' && /^\d+$/.test(text)) {
      const age = `${before(this.#form.age)}${text}`.slice(0, 2)
      this.#type(() => age)
    } else if (text === ' ' && field !== 'name') this.#form = change(this.#form, 1)
  }

  #enter(): void {
    const { name, age, ages, done, people } = this.#form
    if (!isName(name.trim()))
      return this.#fault(
        'name',
        "A name has 1 to 24 letters or digits, with spaces and ' - . , between them.",
      )
    if (done.some((person) => person.name.toLowerCase() === name.trim().toLowerCase()))
      return this.#fault('name', 'Somebody at this table is called that already.')
    if (!(Number(age) >= ages.youngest && Number(age) <= ages.oldest))
      return this.#fault('age', `An age is a number from ${ages.youngest} to ${ages.oldest}.`)
    this.#begun = null
    if (done.length + 1 < people) {
      this.#form = nextPerson(this.#form)
      return
    }
    this.#isLeaving = true
    this.begin(gameOf(this.#form))
  }

  #fault(field: Form['field'], message: string): void {
    this.#form = { ...this.#form, field }
    this.#message = message
  }
}

/** The form of a new game at the keyboard: arrows change it, letters fill it in, Enter sits down. */
import { rulesetOf } from '../../engine/game.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { isName } from '../prose/clean.ts'
import type { Key } from '../term/key.ts'
import { graphemes } from '../text/width.ts'
import { change, type Form, gameOf, move, type NewGame, newForm, nextPerson } from './seating-form.ts'
import { Store } from './store.ts'

export interface SeatingState {
  form: Form
  message: string
}

interface SeatingOptions {
  catalog: Catalog
  chapter: number | null
  begin: (game: NewGame) => void
  leave: () => void
}

const LONGEST_NAME = 24

export class SeatingStore extends Store<SeatingState> {
  /** The game is being set up. */
  #isLeaving = false
  /** The field that has been typed in since it was picked; until then a letter begins it anew. */
  #begun: Form['field'] | null = null

  constructor(private readonly options: SeatingOptions) {
    const { catalog, chapter } = options
    super({ form: newForm(catalog, chapter, rulesetOf(catalog.edition)), message: '' })
  }

  readonly press = (key: Key): boolean => {
    if (this.#isLeaving) return true
    const { form } = this.get()
    if (key.name === 'escape' || (key.ctrl && 'qd'.includes(key.name))) this.options.leave()
    else if (key.name === 'return') this.#enter()
    else if (key.name === 'up' || (key.name === 'tab' && key.shift)) this.#move(-1)
    else if (key.name === 'down' || key.name === 'tab') this.#move(1)
    else if (key.name === 'left' || key.name === 'right')
      this.#put(change(form, key.name === 'right' ? 1 : -1))
    else if (key.name === 'backspace') this.#edit((text) => graphemes(text).slice(0, -1).join(''))
    else if (key.ctrl && key.name === 'u') this.#edit(() => '')
    else if (key.text !== null) this.#letters(key.text.split('\n', 1)[0]!)
    return true
  }

  #put(form: Form, message = ''): void {
    this.set({ form, message })
  }

  #move(by: number): void {
    this.#begun = null
    this.#put(move(this.get().form, by))
  }

  #edit(edit: (text: string) => string): void {
    const { form } = this.get()
    this.#begun = form.field
    if (form.field === 'name') this.#put({ ...form, name: edit(form.name) })
    if (form.field === 'age') this.#put({ ...form, age: edit(form.age) })
  }

  #letters(text: string): void {
    const { form } = this.get()
    const before = (old: string) => (this.#begun === form.field ? old : '')
    if (form.field === 'name' && isName(`a${text}a`)) {
      const name = graphemes(`${before(form.name)}${text}`)
      this.#edit(() => name.slice(0, LONGEST_NAME).join(''))
    } else if (form.field === 'age' && /^\d+$/.test(text)) {
      const age = `${before(form.age)}${text}`.slice(0, 2)
      this.#edit(() => age)
    } else if (text === ' ' && form.field !== 'name') this.#put(change(form, 1))
  }

  #enter(): void {
    const { form } = this.get()
    const { name, age, ages, done, people } = form
    const fault = (field: Form['field'], message: string) => this.#put({ ...form, field }, message)
    if (!isName(name.trim()))
      return fault('name', "A name has 1 to 24 letters or digits, with spaces and ' - . , between them.")
    if (done.some((person) => person.name.toLowerCase() === name.trim().toLowerCase()))
      return fault('name', 'Somebody at this table is called that already.')
    if (!(Number(age) >= ages.youngest && Number(age) <= ages.oldest))
      return fault('age', `An age is a number from ${ages.youngest} to ${ages.oldest}.`)
    this.#begun = null
    if (done.length + 1 < people) return this.#put(nextPerson(form))
    this.#isLeaving = true
    this.options.begin(gameOf(form))
  }
}

/** What is typed or pressed at the table but means the screen and not the game: map, log, help, rules, zoom, settings. */
import { exactVerb } from '../commands/verbs.ts'
import type { Intent } from '../keymap.ts'
import { ZOOMS } from '../map/strides.ts'
import type { LogLine } from '../prose/log-book.ts'
import type { Scene } from '../prose/scene.ts'
import type { Shell } from '../shell.ts'
import type { OpenSide } from './open-side.ts'
import { briefingPage } from './pages.ts'
import { settingOf } from './settings.ts'
import type { TableDesk } from './table-desk.ts'
import type { Opens } from './table-store.ts'
import type { Typing } from './typing.ts'

/** The table as far as these need it. */
export interface AtTable {
  desk: TableDesk
  page: OpenSide
  opens: Opens
  typing: () => Typing
  scene: () => Scene
  log: () => LogLine[]
  /** Whether the others are playing just now. */
  isWatching: () => boolean
  isOver: () => boolean
  tell: (text: string) => void
  submit: (text: string) => void
}

/** Asks the rulebook, and not about this moment: HERE and WHY are answered at the table. */
export const isRules = (typed: string): boolean => /^rule(s|book)?(?!\s+(here|why)$)(\s[^;]*)?$/i.test(typed)

export class ScreenVerbs {
  constructor(
    private readonly shell: Shell,
    private readonly at: AtTable,
  ) {}

  /** What a key is bound to. */
  do(does: { command: string } | { intent: Intent }): void {
    const { desk, log, opens, scene, submit, typing } = this.at
    if ('command' in does) return submit(does.command)
    switch (does.intent) {
      case 'help':
        return opens.help(desk)
      case 'log':
        return opens.log(log)
      case 'house':
        return opens.house(scene)
      case 'people':
        return submit('who')
      case 'goal':
        return submit('goal')
      case 'zoom-in':
      case 'zoom-out':
        return this.#zoom(does.intent === 'zoom-in' ? 1 : -1)
      case 'key-mode':
        return this.#keyMode()
      case 'type-mode':
        typing().isKeys = false
        return
      case 'end-turn':
        return typing().fill('end')
      case 'page-down':
        return submit('')
      default:
    }
  }

  /** Does what was typed if it means the screen; false leaves it to the game. */
  take(typed: string): boolean {
    const [verb = '', ...words] = typed.toLowerCase().split(/\s+/)
    const isAlone = words.length === 0
    const name = exactVerb(verb)?.name
    const { isWatching, page, tell } = this.at
    if (verb === 'm' || verb === 'map' || verb === 'house') this.do({ intent: 'house' })
    else if (verb === 'keys') this.#keyMode()
    else if (verb === 'zoom') this.#zoom(words[0] === 'out' ? -1 : 1)
    else if (name === 'help' && isAlone) this.do({ intent: 'help' })
    else if (name === 'log' && isAlone) this.do({ intent: 'log' })
    else if (verb === 'replay') this.#watch()
    else if (name === 'goal' && !page.now?.question) this.#openBriefing()
    else if (isRules(typed) && (isAlone || isWatching())) return this.openRules(typed)
    else {
      const set = settingOf(this.shell.settings.get(), verb, words)
      if (!set) return false
      this.shell.settings.set(set.settings)
      tell(set.said)
    }
    return true
  }

  #openBriefing(): void {
    const { page, scene, tell } = this.at
    const briefing = briefingPage(scene())
    if (page.now?.title === briefing.title && page.from === 0)
      tell('That page is in front of you; Space turns it.')
    else page.read([briefing])
  }

  /** The rulebook itself, with what was asked looked up already; false where there is none. */
  openRules(typed: string): boolean {
    const index = this.at.desk.rules()
    if (index) this.at.opens.rules(index, typed.replace(/^\S+\s*/, ''))
    return index !== null
  }

  /** The zooms end at both ends; the smallest one beyond none is the map that suits the window. */
  #zoom(by: number): void {
    const { zoom } = this.shell.settings.get()
    const now = zoom === null ? ZOOMS.length - 1 : ZOOMS.indexOf(zoom)
    const next = Math.max(0, Math.min(ZOOMS.length - 1, now + by))
    this.shell.settings.set({ ...this.shell.settings.get(), zoom: ZOOMS[next]! })
    if (next === now)
      this.at.tell(
        by > 0 ? 'The map is as close as it gets: ZOOM OUT.' : 'The map is as wide as it gets: ZOOM.',
      )
  }

  #keyMode(): void {
    const { page, tell, typing } = this.at
    typing().isKeys = !page.now?.question
    if (page.now?.question) tell('Answer the question by its number; keys work in your own turn.')
  }

  /** Nobody sees the game again before it is over: others may still have secrets in it. */
  #watch(): void {
    const { isOver, opens, tell } = this.at
    if (isOver() && opens.watch) opens.watch()
    else tell('REPLAY works once the game is over; LOG shows what has happened.')
  }
}

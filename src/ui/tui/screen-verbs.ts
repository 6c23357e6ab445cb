/** What is typed or pressed at the table but means the screen and not the game: map, log, help, rules, zoom, settings. */
import { exactVerb } from '../commands/verbs.ts'
import type { Intent } from '../keymap.ts'
import { ZOOMS } from '../map/region-map.ts'
import type { LogLine } from '../prose/log-book.ts'
import type { Scene } from '../prose/scene.ts'
import { placesFor, zoomFor } from '../screens/table.ts'
import { HelpScreen } from './help-screen.ts'
import { HouseView } from './house-view.ts'
import { LogScreen } from './log-screen.ts'
import type { OpenPage } from './open-page.ts'
import { briefingPage } from './pages.ts'
import { RulesScreen } from './rules-screen.ts'
import type { Shell } from './screen.ts'
import { settingOf } from './settings.ts'
import type { TableDesk } from './table-desk.ts'
import type { Typing } from './typing.ts'

/** The table as far as these need it. */
export interface AtTable {
  desk: TableDesk
  page: OpenPage
  typing: () => Typing
  scene: () => Scene
  log: () => LogLine[]
  /** Whether the others are playing just now. */
  isWatching: () => boolean
  tell: (text: string) => void
  submit: (text: string) => void
  /** Shows the game again, where that may be done. */
  watch: () => boolean
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
    const { desk, log, scene, submit, typing } = this.at
    if ('command' in does) return submit(does.command)
    switch (does.intent) {
      case 'help':
        return this.shell.push(new HelpScreen(this.shell, desk))
      case 'log':
        return this.shell.push(new LogScreen(this.shell, log))
      case 'house':
        return this.shell.push(new HouseView(this.shell, scene))
      case 'people':
        return submit('who')
      case 'goal':
        return submit('goal')
      case 'zoom-in':
      case 'zoom-out':
        return this.#zoom(does.intent === 'zoom-in' ? 1 : -1)
      case 'key-mode':
      case 'type-mode':
        typing().isKeys = does.intent === 'key-mode'
        return this.shell.redraw()
      case 'end-turn':
        typing().fill('end')
        return this.shell.redraw()
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
      const set = settingOf(this.shell.settings, verb, words)
      if (!set) return false
      this.shell.settings = set.settings
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
    if (index) this.shell.push(new RulesScreen(this.shell, index, typed.replace(/^\S+\s*/, '')))
    return index !== null
  }

  #zoom(by: number): void {
    const now = this.shell.settings.zoom ?? zoomFor(placesFor(this.shell.size).map)
    const zoom = ZOOMS[(ZOOMS.indexOf(now) + by + ZOOMS.length) % ZOOMS.length]!
    this.shell.settings = { ...this.shell.settings, zoom }
    if (this.at.page.now) this.at.tell('The map behind this page is drawn in another size now.')
    this.shell.redraw()
  }

  #keyMode(): void {
    const { page, tell, typing } = this.at
    typing().isKeys = !page.now?.question
    if (page.now?.question) tell('Answer the question by its number; keys work in your own turn.')
  }

  /** Nobody sees the game again before it is over: others may still have secrets in it. */
  #watch(): void {
    if (!this.at.watch()) this.at.tell('REPLAY works once the game is over; LOG shows what has happened.')
  }
}

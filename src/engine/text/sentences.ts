/** The rules text a player reads, made from the definitions so that it cannot say anything else than they do. */
import type { Team } from '../ids.ts'
import type {
  ActionDef,
  CardDef,
  Catalog,
  EventDef,
  HauntDef,
  MonsterDef,
  Passive,
  ReactionDef,
  TileDef,
} from '../language/defs.ts'
import type { Home, Reader, Say } from '../language/say.ts'
import { actionText, passiveText, reactionText } from './boxes.ts'
import { type HauntPage, hauntPage } from './haunt-page.ts'
import { cardText, eventText, monsterText, tileText } from './things.ts'
import { sayFor } from './wording.ts'

export interface SentenceOptions {
  /** Whose tokens, tracks and monsters the words mean. */
  haunt?: HauntDef
  /** Which number of `{a/b/c}` to print, 0 for the smallest table; left out, all of them. */
  table?: number
  /** Whom it is for, and the chances of their rolls. */
  reader?: Reader
  chance?: Say['chance']
}

export interface Sentences {
  say: Say
  action: (def: ActionDef) => string
  reaction: (def: ReactionDef, home?: Home) => string
  passive: (passive: Passive, home?: Home) => string
  tile: (def: TileDef) => string[]
  card: (def: CardDef) => string[]
  event: (def: EventDef) => string[]
  monster: (def: MonsterDef) => string[]
  haunt: (def: HauntDef, team: Team) => HauntPage
}

export function sentencesOf(catalog: Catalog, options: SentenceOptions = {}): Sentences {
  const say = sayFor({ catalog, ...options })
  const { reader: _, chance: __, ...forAnybody } = options
  const voices = {
    say,
    saysIt: sayFor({ catalog, ...options, me: 'it' }),
    saysAny: options.reader ? sayFor({ catalog, ...forAnybody }) : say,
  }
  return {
    say,
    action: (def) => actionText(def, say),
    reaction: (def, home = 'card') => reactionText(def, home, voices),
    passive: (def, home = 'card') => passiveText(def, home, voices),
    tile: (def) => tileText(def, voices),
    card: (def) => cardText(def, voices),
    event: (def) => eventText(def, voices),
    monster: (def) => monsterText(def, voices),
    haunt: (def, team) =>
      options.haunt === def
        ? hauntPage(def, team, voices)
        : sentencesOf(catalog, { ...options, haunt: def }).haunt(def, team),
  }
}

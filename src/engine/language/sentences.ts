/** The rules text a player reads, made from the definitions so that it cannot say anything else than they do. */
import type { Team } from '../ids.ts'
import type {
  ActionDef,
  AttackDef,
  CardDef,
  Catalog,
  EventDef,
  HauntDef,
  MonsterDef,
  Once,
  OpList,
  Passive,
  PossessionDef,
  ReactionDef,
  TileDef,
  Trigger,
} from './defs.ts'
import { type HauntPage, hauntPage, named, sentence } from './haunt-page.ts'
import { added, given, type Home, moreOrFewer, type Say, the } from './say.ts'
import { capital, wordName } from './vocabulary.ts'
import { sayFor } from './wording.ts'
import type { Who } from './words.ts'

export interface SentenceOptions {
  /** Whose tokens, tracks and monsters the words mean. */
  haunt?: HauntDef
  /** Which number of `{a/b/c}` to print, 0 for the smallest table; left out, all of them. */
  table?: number
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
  const saysIt = sayFor({ catalog, ...options, me: 'it' })

  function action(def: ActionDef): string {
    const heads = [def.once ? ONCE_NAMES[def.once] : '', def.when ? asHead(say.condition(def.when)) : '']
    const head = heads.filter(Boolean).join('; ')
    const parts = [
      def.names ? 'name a family' : '',
      def.target && !def.attack ? `choose ${say.one(def.target)}` : '',
      def.attack ? attack(def.attack, def.target) : '',
      def.do && def.do.ops.length > 0 ? say.list(def.do) : '',
    ].filter(Boolean)
    return `${wordName(def.word)}${def.name ? `, ${def.name}` : ''}${head ? ` (${head})` : ''}: ${sentence(parts.join('; '))}`
  }

  function attack(def: AttackDef, target: Who | undefined): string {
    const reach = {
      here: '',
      adjacent: ', here or on an adjacent tile of your region',
      sight: ', here or in line of sight',
    }[def.reach]
    const dice = def.dice === undefined ? '' : `, ${moreOrFewer(say, def.dice, 'die', 'dice')}`
    const more = def.add === undefined ? '' : `, ${added(say, def.add)}`
    const ends = [
      def.instead && instead(say, def.instead),
      def.dealt && `if you deal damage, ${say.list(def.dealt)}`,
      def.killed && `if the target dies, ${say.list(def.killed)}`,
      def.tied && `on a tie, ${say.list(def.tied)}`,
    ]
    const on = target ? ` on ${say.one(target)}` : ''
    return [`${say.trait(def.trait)} attack${on}${reach}${dice}${more}`, ...ends.filter(Boolean)].join('; ')
  }

  function reaction(def: ReactionDef, home: Home = 'card'): string {
    // A haunt tells everybody what befalls a side; cards and tiles speak to whoever they befall.
    const voice = home === 'monster' ? saysIt : home === 'haunt' && def.who ? say.asTheirs() : say
    const once = def.once ? ' (once per person)' : ''
    const trigger = triggered(def, home)
    const when = def.when
      ? trigger.startsWith('if ')
        ? ` and ${voice.condition(def.when)}`
        : `, ${given(voice, def.when)}`
      : ''
    const [first] = def.do.ops
    const isOwn = first !== undefined && !('who' in first)
    const may = def.optional ? `${voice.subject('me')} may ${isOwn ? '' : 'do this: '}` : ''
    return sentence(`${trigger}${when}${once}: ${may}${voice.list(def.do)}`)
  }

  function triggered({ on, who }: ReactionDef, home: Home): string {
    if (home === 'monster') return ITS_TRIGGERS[on]
    if (home === 'tile' && on in TILE_TRIGGERS) return TILE_TRIGGERS[on]!
    if (home !== 'haunt' || who === undefined) return YOUR_TRIGGERS[on]
    const whose = { heroes: 'a hero', traitor: 'the traitor', everyone: 'anyone', monster: 'a monster' }[who]
    return THEIR_TRIGGERS[on].replace('WHO', whose)
  }

  function passive(def: Passive, home: Home = 'card'): string {
    const voice = home === 'monster' ? saysIt : say
    const when = 'when' in def && def.when ? ` ${given(voice, def.when)}` : ''
    return sentence(voice.standing(def, undefined, home) + when)
  }

  function tile(def: TileDef): string[] {
    return [
      ...def.links.map((id) => `Adjacent to ${the(say.name(id))} while both are discovered.`),
      ...(def.passage ? ['A secret passage opens here.'] : []),
      ...def.passives.map((one) => passive(one, 'tile')),
      ...def.reactions.map((one) => reaction(one, 'tile')),
      ...def.actions.map(action),
    ]
  }

  function possession(def: PossessionDef): string[] {
    return [
      ...def.passives.map((one) => passive(one)),
      ...def.reactions.map((one) => reaction(one)),
      ...def.actions.map(action),
    ]
  }

  function event(def: EventDef): string[] {
    const stays = {
      no: [],
      kept: ['Keep this card in front of you.'],
      ongoing: ['This card stays on your tile.'],
    }[def.stays]
    return [
      ...(def.do.ops.length > 0 ? [sentence(say.list(def.do))] : []),
      ...stays,
      ...def.passives.map((one) => passive(one)),
      ...def.reactions.map((one) => reaction(one)),
    ]
  }

  const card = (def: CardDef): string[] => (def.kind === 'event' ? event(def) : possession(def))

  function monster(def: MonsterDef): string[] {
    const traits = Object.entries(def.traits).map(
      ([trait, number]) => `${say.trait(trait as keyof MonsterDef['traits'])} ${number}`,
    )
    const body = traits.length > 0 ? `: ${traits.join(', ')}.` : ', without traits.'
    return [
      `${capital(def.size)} monster${body}`,
      ...(def.neutral
        ? ["Nobody's opponent: no obstacle, not to be attacked, and without a turn of its own."]
        : [
            def.attack ? strike(def.attack) : 'Does not attack.',
            def.killable ? 'Beaten, it is removed.' : 'Beaten, it is stunned.',
          ]),
      ...(def.mayCarry ? ['It may carry things.'] : []),
      ...(def.swarm ? ['A swarm: all of them move first, then they strike once together.'] : []),
      ...def.passives.map((one) => passive(one, 'monster')),
      ...def.reactions.map((one) => named(one, reaction(one, 'monster'))),
    ]
  }

  function strike({ trait, instead: list }: NonNullable<MonsterDef['attack']>): string {
    const attacks = `Attacks with ${say.trait(trait)}`
    return list ? `${attacks}; ${instead(saysIt, list)}.` : `${attacks}.`
  }

  function haunt(def: HauntDef, team: Team): HauntPage {
    if (options.haunt !== def) return sentencesOf(catalog, { ...options, haunt: def }).haunt(def, team)
    return hauntPage(def, team, { say, action, reaction, passive, monster })
  }

  return { say, action, reaction, passive, tile, card, event, monster, haunt }
}

/** What an attack brings to the one who loses it, in place of harm. */
const instead = (voice: Say, list: OpList): string => `a win does no damage: ${voice.list(list)}`

const ONCE_NAMES: Record<Once, string> = {
  person: 'once per person',
  game: 'once per game',
  round: 'once per round',
  tile: 'once on each tile',
  'tile-round': 'each tile once per round',
  'person-round': 'once per person and round',
}

/** "you are on an omen tile" heads an action as "on an omen tile". */
function asHead(condition: string): string {
  const short = condition.replace(/^you are (?=on |in |within |outside|here)/, '')
  return short === condition ? `if ${condition}` : short.replace(/(, | and | or )you are /g, '$1')
}

const YOUR_TRIGGERS: Record<Trigger, string> = {
  'turn-start': 'at the start of your turn',
  'turn-end': 'at the end of your turn',
  enters: 'when you enter a tile',
  discovers: 'when you discover a tile',
  'round-end': 'at the end of the round',
  'monster-turn-start': "at the start of the monsters' turn",
  'monster-turn-end': "at the end of the monsters' turn",
  'would-die': 'instead of dying',
  died: 'when you die',
  'dead-turn': 'when your turn comes round and you are dead',
  healed: 'when you heal a trait',
  given: 'when you give this to somebody',
  'counter-changed': 'when a count of yours changes',
}
const TILE_TRIGGERS: Partial<Record<Trigger, string>> = {
  'turn-start': 'if you start your turn here',
  'turn-end': 'if you end your turn here',
  enters: 'when you enter',
  discovers: 'when you discover this tile',
}
const THEIR_TRIGGERS: Record<Trigger, string> = {
  'turn-start': 'at the start of the turn of WHO',
  'turn-end': 'at the end of the turn of WHO',
  enters: 'when WHO enters a tile',
  discovers: 'when WHO discovers a tile',
  'round-end': 'at the end of the round, for WHO',
  'monster-turn-start': "at the start of the monsters' turn",
  'monster-turn-end': "at the end of the monsters' turn",
  'would-die': 'when WHO would die, instead',
  died: 'when WHO dies',
  'dead-turn': 'when the turn of WHO comes round, dead',
  healed: 'when WHO heals a trait',
  given: 'when WHO gives something',
  'counter-changed': 'when a count of WHO changes',
}
const ITS_TRIGGERS: Record<Trigger, string> = {
  ...YOUR_TRIGGERS,
  'turn-start': 'at the start of its turn',
  'turn-end': 'at the end of its turn',
  enters: 'when it enters a tile',
  'monster-turn-start': 'at the start of its turn',
  'monster-turn-end': 'at the end of its turn',
  died: 'when it is removed',
  'dead-turn': "at the end of the monsters' turn, when none of it is left",
}

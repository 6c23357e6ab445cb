/** The text of the boxes that carry rules: actions, attacks, reactions and passives. */
import type { ActionDef, AttackDef, Once, OpList, Passive, Reach, ReactionDef } from '../language/defs.ts'
import { added, given, type Home, limited, moreOrFewer, type Say } from '../language/say.ts'
import { TRIGGERS } from '../language/tables.ts'
import { and, or, wordName } from '../language/vocabulary.ts'
import type { Condition, Who } from '../language/words.ts'
import { sentence } from './sentence.ts'

/** To the reader, of a monster, and to anybody else who does something. */
export interface Voices {
  say: Say
  saysIt: Say
  saysAny: Say
}

const ONCE_NAMES: Record<Once, string> = {
  person: 'once per person',
  game: 'once per game',
  round: 'once per round',
  tile: 'once on each tile',
  'tile-round': 'each tile once per round',
  'person-round': 'once per person and round',
}

const REACTION_ONCE_NAMES: Record<NonNullable<ReactionDef['once']>, string> = {
  person: 'once per person',
  turn: 'once per turn',
  game: 'once per game',
}

export function actionText(def: ActionDef, say: Say): string {
  const head = [
    def.when ? headOf(def.when, say) : '',
    def.free ? 'spends no word, once per turn' : '',
    def.once ? ONCE_NAMES[def.once] : '',
  ]
    .filter(Boolean)
    .join('; ')
  const parts = [
    def.names ? 'name a family' : '',
    def.target && !def.attack ? `choose ${say.one(def.target)}` : '',
    def.attack ? attackText(def.attack, def.target, say) : '',
    def.do && def.do.ops.length > 0 ? say.list(def.do) : '',
  ].filter(Boolean)
  const name = `${wordName(def.word)}${def.name ? `, ${def.name}` : ''}`
  return `${name}${head ? ` (${head})` : ''}: ${sentence(parts.join('; '))}`
}

/** Where comes first, "on an omen tile", then what else has to be so: "if you carry the Bells". */
function headOf(when: Condition, say: Say): string {
  const left = say.left(when)
  if (left === true) return ''
  const asked = left === false ? when : left
  const parts = 'all' in asked ? asked.all : [asked]
  const told = parts.map((part) => ({ part, place: placeIn(part, say) }))
  const places = told.flatMap(({ place }) => place ?? [])
  const rest = told.flatMap(({ part, place }) => (place === null ? [part] : []))
  const only = rest.length === 0 ? '' : given(say, rest.length === 1 ? rest[0]! : { all: rest })
  return [and(places), only].filter(Boolean).join(', ')
}

/** "you are on an omen tile" as "on an omen tile"; null for every other condition. */
function placeIn(condition: Condition, say: Say): string | null {
  const told = 'any' in condition ? condition.any.map(say.condition) : [say.condition(condition)]
  const places = told.map((one) => /^you are ((on|in|within|outside|at|here)\b.*)$/.exec(one)?.[1])
  return places.every((one) => one !== undefined) ? or(places) : null
}

const REACHES: Record<Reach, string> = {
  here: '',
  adjacent: ', here or on an adjacent tile of your region',
  sight: ', here or in line of sight',
}

function attackText(def: AttackDef, target: Who | undefined, say: Say): string {
  const dice = def.dice === undefined ? '' : `, ${moreOrFewer(say, def.dice, 'die', 'dice')}`
  const more = def.add === undefined ? '' : `, ${added(say, def.add)}`
  const on = target ? ` on ${say.one(target)}` : ''
  const ends = [
    def.instead && insteadOfDamage(def.instead, say),
    def.dealt && `if you deal damage, ${say.list(def.dealt)}`,
    def.killed && `if the target dies, ${say.list(def.killed)}`,
    def.stuns !== undefined && `a monster it stuns misses ${def.stuns} of its turns`,
    def.tied && `on a tie, ${say.list(def.tied)}`,
  ]
  const head = `${say.trait(def.trait)} attack${on}${REACHES[def.reach]}${dice}${more}`
  return [head, ...ends.filter(Boolean)].join('; ')
}

/** The effect of an attack on its loser, in place of damage. */
export const insteadOfDamage = (list: OpList, say: Say): string =>
  `a win deals no damage; instead, ${say.list(list)}`

export function reactionText(def: ReactionDef, home: Home, { say, saysIt }: Voices): string {
  // A haunt tells everybody the effects on a side; cards and tiles address the player they affect.
  const voice = home === 'monster' ? saysIt : home === 'haunt' && def.who ? say.asTheirs() : say
  const once = def.once ? ` (${REACTION_ONCE_NAMES[def.once]})` : ''
  const trigger = triggerText(def, home)
  const when = def.when
    ? trigger.startsWith('if ')
      ? ` and ${voice.condition(def.when)}`
      : commaGiven(voice, def.when)
    : ''
  const [first] = def.do.ops
  const isOwn = first !== undefined && !('who' in first)
  const may = def.optional ? `${voice.subject('me')} may ${isOwn ? '' : 'have it so: '}` : ''
  return sentence(joined(`${trigger}${when}${once}`, `${may}${voice.list(def.do)}`))
}

/** "At the end of your turn, heal Might." Steps and rolls stand after a colon. */
const joined = (head: string, told: string): string =>
  /[;:]|^if |^[A-Z]/.test(told) || head.split(', ').length > 2 || /instead$/.test(head)
    ? `${head}: ${told}`
    : `${head}, ${told}`

const commaGiven = (say: Say, when: Condition): string => {
  const told = given(say, when)
  return told && `, ${told}`
}

const WHOSE = { heroes: 'a hero', traitor: 'the traitor', everyone: 'anyone', monster: 'a monster' }

function triggerText({ on, who }: ReactionDef, home: Home): string {
  const { yours, theirs, here, its } = TRIGGERS[on]
  if (home === 'monster') return its ?? yours
  if (home === 'tile') return here ?? yours
  return home !== 'haunt' || who === undefined ? yours : theirs.replace('WHO', WHOSE[who])
}

export function passiveText(def: Passive, home: Home, { say, saysIt }: Voices): string {
  const voice = home === 'monster' ? saysIt : say
  const when = 'when' in def && def.when ? given(voice, def.when) : ''
  return sentence(limited(voice.passive(def, undefined, home), when))
}

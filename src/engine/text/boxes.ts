/** The text of the boxes that carry rules: actions, attacks, reactions and passives. */
import type { ActionDef, AttackDef, Once, OpList, Passive, ReactionDef } from '../language/defs.ts'
import { added, given, type Home, moreOrFewer, type Say } from '../language/say.ts'
import { TRIGGERS } from '../language/tables.ts'
import { wordName } from '../language/vocabulary.ts'
import type { Who } from '../language/words.ts'
import { sentence } from './sentence.ts'

/** To the reader, and of a monster. */
export interface Voices {
  say: Say
  saysIt: Say
}

const ONCE_NAMES: Record<Once, string> = {
  person: 'once per person',
  game: 'once per game',
  round: 'once per round',
  tile: 'once on each tile',
  'tile-round': 'each tile once per round',
  'person-round': 'once per person and round',
}

export function actionText(def: ActionDef, say: Say): string {
  const heads = [def.once ? ONCE_NAMES[def.once] : '', def.when ? asHead(say.condition(def.when)) : '']
  const head = heads.filter(Boolean).join('; ')
  const parts = [
    def.names ? 'name a family' : '',
    def.target && !def.attack ? `choose ${say.one(def.target)}` : '',
    def.attack ? attackText(def.attack, def.target, say) : '',
    def.do && def.do.ops.length > 0 ? say.list(def.do) : '',
  ].filter(Boolean)
  const name = `${wordName(def.word)}${def.name ? `, ${def.name}` : ''}`
  return `${name}${head ? ` (${head})` : ''}: ${sentence(parts.join('; '))}`
}

/** "you are on an omen tile" heads an action as "on an omen tile". */
function asHead(condition: string): string {
  const short = condition.replace(/^you are (?=on |in |within |outside|here)/, '')
  return short === condition ? `if ${condition}` : short.replace(/(, | and | or )you are /g, '$1')
}

const REACHES: Record<AttackDef['reach'], string> = {
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
    def.tied && `on a tie, ${say.list(def.tied)}`,
  ]
  const head = `${say.trait(def.trait)} attack${on}${REACHES[def.reach]}${dice}${more}`
  return [head, ...ends.filter(Boolean)].join('; ')
}

/** The effect of an attack on its loser, in place of damage. */
export const insteadOfDamage = (list: OpList, say: Say): string =>
  `a win deals no damage; instead, ${say.list(list)}`

export function reactionText(def: ReactionDef, home: Home, { say, saysIt }: Voices): string {
  // A haunt tells everybody what befalls a side; cards and tiles speak to whoever they befall.
  const voice = home === 'monster' ? saysIt : home === 'haunt' && def.who ? say.asTheirs() : say
  const once = def.once ? ' (once per person)' : ''
  const trigger = triggerText(def, home)
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

const WHOSE = { heroes: 'a hero', traitor: 'the traitor', everyone: 'anyone', monster: 'a monster' }

function triggerText({ on, who }: ReactionDef, home: Home): string {
  const { yours, theirs, here, its } = TRIGGERS[on]
  if (home === 'monster') return its ?? yours
  if (home === 'tile') return here ?? yours
  return home !== 'haunt' || who === undefined ? yours : theirs.replace('WHO', WHOSE[who])
}

export function passiveText(def: Passive, home: Home, { say, saysIt }: Voices): string {
  const voice = home === 'monster' ? saysIt : say
  const when = 'when' in def && def.when ? ` ${given(voice, def.when)}` : ''
  return sentence(voice.passive(def, undefined, home) + when)
}

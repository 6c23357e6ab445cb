/** The text on tiles, cards and monsters. */
import type { CardDef, EventDef, MonsterDef, Reach, TileDef } from '../language/defs.ts'
import { type Home, type Say, the } from '../language/say.ts'
import { capital } from '../language/vocabulary.ts'
import { actionText, insteadOfDamage, passiveText, reactionText, type Voices } from './boxes.ts'
import { named, sentence } from './sentence.ts'

type Boxes = Pick<TileDef, 'passives' | 'reactions'>

const boxesText = ({ passives, reactions }: Boxes, home: Home, voices: Voices): string[] => [
  ...passives.map((one) => passiveText(one, home, voices)),
  ...reactions.map((one) => reactionText(one, home, voices)),
]

export const tileText = (def: TileDef, voices: Voices): string[] => [
  ...def.links.map((id) => `Adjacent to ${the(voices.say.name(id))} while both are discovered.`),
  ...(def.passage ? ['A secret passage opens here.'] : []),
  ...boxesText(def, 'tile', voices),
  ...def.actions.map((action) => actionText(action, voices.say)),
]

export const cardText = (def: CardDef, voices: Voices): string[] =>
  def.kind === 'event'
    ? eventText(def, voices)
    : [...boxesText(def, 'card', voices), ...def.actions.map((action) => actionText(action, voices.say))]

const STAYS: Record<EventDef['stays'], string[]> = {
  no: [],
  kept: ['Keep this card in front of you.'],
  ongoing: ['This card stays on your tile.'],
}

export const eventText = (def: EventDef, voices: Voices): string[] => [
  ...(def.do.ops.length > 0 ? [sentence(voices.say.list(def.do))] : []),
  ...STAYS[def.stays],
  ...boxesText(def, 'card', voices),
  ...def.actions.map((action) => actionText(action, voices.say)),
]

export function monsterText(def: MonsterDef, voices: Voices): string[] {
  const traits = Object.entries(def.traits).map(
    ([trait, number]) => `${voices.say.trait(trait as keyof MonsterDef['traits'])} ${number}`,
  )
  const body = traits.length > 0 ? `: ${traits.join(', ')}.` : ', without traits.'
  return [
    `${capital(def.size)} monster${body}`,
    ...(def.neutral
      ? ["Nobody's opponent: no obstacle, not to be attacked, and without a turn of its own."]
      : [
          def.attack ? strikeText(def.attack, voices) : 'Does not attack.',
          def.killable
            ? 'Beaten, it is removed.'
            : def.unstunnable
              ? 'It cannot be stunned.'
              : 'Beaten, it is stunned.',
        ]),
    ...courseText(def, voices.saysIt),
    ...(def.mayCarry ? ['It may carry things.'] : []),
    ...(def.throughWalls ? ['It passes through walls.'] : []),
    ...(def.swarm ? ['A swarm: all of them move first, then they strike once together.'] : []),
    ...def.passives.map((one) => passiveText(one, 'monster', voices)),
    ...def.reactions.map((one) => named(one, reactionText(one, 'monster', voices))),
  ]
}

/** Where it heads and whom it hunts. */
function courseText({ goes, prey, runBy, attack }: MonsterDef, say: Say): string[] {
  return [
    ...(runBy ? ['The house moves it.'] : []),
    ...(goes === undefined ? [] : [`It goes to ${say.isTiles(goes) ? say.tiles(goes) : say.whom(goes)}.`]),
    ...(prey === undefined || !attack ? [] : [`It attacks only ${say.whom(prey)}.`]),
  ]
}

const MONSTER_REACHES: Record<Reach, string> = {
  here: '',
  adjacent: ', here or on an adjacent tile of its region',
  sight: ', here or in line of sight',
}

function strikeText(attack: NonNullable<MonsterDef['attack']>, { say, saysIt }: Voices): string {
  const { trait, reach = 'here', instead } = attack
  const attacks = `Attacks with ${say.trait(trait)}${MONSTER_REACHES[reach]}`
  return instead ? `${attacks}; ${insteadOfDamage(instead, saysIt)}.` : `${attacks}.`
}

/** Happenings of the haunt: the roll, who turns, secrets, tracks, the end. */
import type { HappeningOf } from '../../engine/happenings.ts'
import type { Team } from '../../engine/ids.ts'
import { boxName } from './boxes.ts'
import { stirring } from './mood.ts'
import {
  capital,
  count,
  does,
  inRoom,
  listed,
  nameOf,
  thing,
  thingName,
  thresholdText,
  whom,
  whose,
} from './names.ts'
import { dice, follows, fresh, type Said, story, system, type Tellers } from './said.ts'
import { findExplorer, type Scene } from './scene.ts'

const TEAMS: Record<string, string | null> = {
  known: null,
  hidden: 'One of you is a traitor, and has been told so. The others have been told something too.',
  unknown: 'One of you will turn out to be a traitor. Nobody knows who, not even the one.',
  none: 'There is no traitor. There is only the house.',
  everyone: 'From here on everyone plays alone.',
  'all-traitors': 'All of you are traitors. It is simpler that way.',
}
const SIDE_NAMES: Record<Team, string> = { heroes: 'a hero', traitor: 'the traitor' }
const FORCED = {
  'last-omen': 'That was the last omen. The haunt begins in any case.',
  'no-omen-tile': 'No room is left that could bring an omen. The haunt begins in any case.',
  chapter: 'The haunt begins, as the chapter says.',
  trigger: 'The haunt begins: this is what it was waiting for.',
}

const slotName = (scene: Scene, slot: string): string =>
  slot === '*monsters' ? 'the monsters' : slot === '*house' ? 'the house' : whom(scene, slot)

function winner(scene: Scene, who: string | null): string {
  if (who === 'heroes') return 'The heroes win.'
  if (who === 'traitor') return 'The traitor wins.'
  if (who === 'house') return 'The house wins.'
  return who && findExplorer(scene, who) ? `${does(scene, who, 'win')}.` : 'Nobody wins.'
}

/** The winners, if they are several but no side. */
const together = (scene: Scene, players: readonly string[]): string =>
  `${capital(listed(players.map((id) => whom(scene, id))))} win together.`

/** The ending text: the house has its own for the last round, else it shares the traitor's; people who win alone have the heroes'. */
function ending(scene: Scene, { winner: who, because }: HappeningOf<'won'>): Said[] {
  const endings = scene.haunt?.endings
  if (!endings || who === null) return []
  if (who === 'house') return [fresh(endings[because === 'last-round' ? 'house' : 'traitor'])]
  return [fresh(who === 'traitor' ? endings.traitor : endings.heroes)]
}

/** Names a traitor who was hidden. */
function unmasked(scene: Scene): Said[] {
  const isHidden = ['hidden', 'unknown'].includes(scene.haunt?.team.kind ?? '')
  const traitors = scene.view.explorers.filter(({ team }) => isHidden && team === 'traitor')
  return traitors.length === 0
    ? []
    : [follows(`The traitor was ${listed(traitors.map(({ id }) => whom(scene, id)))}.`)]
}

export const HAUNT: Tellers<
  | 'haunt-rolled'
  | 'haunt-forced'
  | 'haunt-stand-in'
  | 'haunt-began'
  | 'traitor-named'
  | 'volunteered'
  | 'volunteer-declined'
  | 'teams-set'
  | 'told-team'
  | 'secret-drawn'
  | 'secret-told'
  | 'secret-shown'
  | 'bids-opened'
  | 'bids-told'
  | 'votes-counted'
  | 'note-shown'
  | 'asked-about'
  | 'learned'
  | 'haunt-set-up'
  | 'box-opened'
  | 'befell'
  | 'team-changed'
  | 'house-turn'
  | 'track'
  | 'counter'
  | 'agreed'
  | 'won'
> = {
  'haunt-rolled': ({ who, dice: faces, total, needs, starts, omen }, scene) => {
    const roll = dice(
      `Haunt roll${who === scene.view.viewer ? '' : ` of ${nameOf(scene, who)}`}, ${count(faces.length, 'die', 'dice')}: ${faces.join(' ')}, total ${total}. ${
        starts ? `${capital(thresholdText(needs))} was enough.` : `It takes ${thresholdText(needs)}. Not yet.`
      }`,
    )
    const words = starts ? null : stirring(scene, omen, faces.length)
    return words ? [roll, fresh(words)] : roll
  },
  'haunt-forced': ({ why }) => fresh(FORCED[why]),
  'haunt-stand-in': ({ wanted, used }) =>
    system(
      wanted === null
        ? `The chart names no haunt; haunt ${used} is played.`
        : `The chart says haunt ${wanted}, which is not written yet; haunt ${used} stands in for it.`,
    ),
  'haunt-began': ({ haunt, revealer }, scene) => {
    const def = scene.catalog.haunts[haunt]!
    const where = scene.view.haunt?.tile
    return [
      fresh(`The haunt has begun. Haunt ${haunt}: ${def.name}.`),
      fresh(def.premise),
      fresh(`It was ${whom(scene, revealer)} who set it off${where ? `, ${inRoom(scene, where)}` : ''}.`),
    ]
  },
  volunteered: ({ who, instead, card }, scene) =>
    story(
      `${does(scene, who, 'turn')} instead of ${whom(scene, instead)}: the two change places${card ? `, and ${thing(scene, card)} goes along` : ''}.`,
    ),
  'volunteer-declined': ({ who, instead }, scene) =>
    story(`${does(scene, who, 'will not', 'will not')} turn instead of ${whom(scene, instead)}.`),
  'traitor-named': ({ who, tied }, scene) =>
    fresh(
      `${does(scene, who, 'are', 'is')} the traitor.${
        tied.length > 0
          ? ` It might as well have been ${listed(
              tied.filter((id) => id !== who).map((id) => whom(scene, id)),
              'or',
            )}.`
          : ''
      }`,
    ),
  'teams-set': ({ teams }) => {
    const text = TEAMS[teams]
    return text ? fresh(text) : null
  },
  'told-team': ({ team }) => fresh(`For you alone: you are ${SIDE_NAMES[team]}.`),
  'secret-drawn': ({ secret }, scene) => story(`${capital(thingName(scene, secret))} is drawn, face down.`),
  'secret-told': ({ secret, value }, scene) =>
    fresh(`For you alone: ${thingName(scene, secret)} is ${whom(scene, value)}.`),
  'secret-shown': ({ secret, value }, scene) =>
    follows(`Now it is known: ${thingName(scene, secret)} is ${whom(scene, value)}.`),
  'bids-opened': ({ bids }, scene) => {
    const given = bids.filter(({ amount }) => amount > 0)
    if (given.length === 0) return fresh('The bids are opened. Nobody has committed anything.')
    const told = given.map(
      ({ who, what, amount }) => `${does(scene, who, 'commit')} ${amount} ${thingName(scene, what)}`,
    )
    return fresh(`The bids are opened. ${told.join('. ')}.`)
  },
  'bids-told': ({ totals }, scene) =>
    fresh(
      `The bids are counted, and nobody says whose they were. ${totals
        .map(({ track, total }) => `${capital(thingName(scene, track))}: ${total}`)
        .join('. ')}.`,
    ),
  'votes-counted': ({ totals, chosen }, scene) => {
    const told = totals.map(({ who, votes }) => `${whom(scene, who)} ${votes}`)
    const most = chosen === null ? 'It is a tie.' : `Most for ${whom(scene, chosen)}.`
    return fresh(`The ballots are counted. ${capital(told.join(', ')) || 'There are none'}. ${most}`)
  },
  'note-shown': ({ note, who, says }, scene) =>
    fresh(
      says === null
        ? `${capital(whose(scene, who))} ${thingName(scene, note)}: nothing yet.`
        : `${capital(whose(scene, who))} ${thingName(scene, note)}: ${whom(scene, says)}.`,
    ),
  'asked-about': ({ who, names }, scene) =>
    fresh(`${does(scene, who, 'ask')} about ${listed(names.map((id) => whom(scene, id)))}.`),
  learned: ({ names, isSo }, scene) => {
    const those = listed(
      names.map((id) => whom(scene, id)),
      'or',
    )
    return fresh(`For you alone: ${isSo ? `yes, it is ${those}` : `no, it is not ${those}`}.`)
  },
  'haunt-set-up': ({ order }, scene) => {
    // Monsters that are nobody's opponent have no turn.
    const inTurn = order.filter(
      (slot) => slot !== '*monsters' || scene.haunt?.monsters.some(({ neutral }) => !neutral),
    )
    return fresh(`Order of play: ${inTurn.map((slot) => slotName(scene, slot)).join(', ')}.`)
  },
  befell: ({ box }, scene) => story(`${scene.index.reactions.get(box)!.name}.`),
  'box-opened': ({ box }, scene) =>
    system(`${capital(boxName(scene, box))} is no secret any more; GOAL shows it.`),
  'team-changed': ({ who, team }, scene) => {
    // In a haunt that begins without a traitor there may be several later.
    const side = team === 'traitor' && scene.haunt?.team.kind === 'none' ? 'a traitor' : SIDE_NAMES[team]
    return fresh(`${does(scene, who, 'are', 'is')} ${side} now.`)
  },
  'house-turn': () => fresh('The house has its turn.'),
  counter: ({ counter, who, from, to }, scene) =>
    follows(`${capital(whose(scene, who))} ${thingName(scene, counter)}: ${from} to ${to}.`),
  track: ({ track, from, to }, scene) => follows(`${capital(thingName(scene, track))}: ${from} to ${to}.`),
  agreed: ({ who, agreed }, scene) =>
    follows(
      `${agreed ? does(scene, who, 'agree') : does(scene, who, 'do not', 'does not')}${agreed ? '' : ' agree'}.`,
    ),
  won: (outcome, scene) => {
    const { winner: who, players, because } = outcome
    const why =
      because === 'last-round'
        ? 'The last round is over. '
        : because === 'all-dead'
          ? scene.haunt?.team.kind === 'everyone'
            ? 'Nobody is left alive. '
            : 'No hero is left. '
          : ''
    const names = players.length > 0 ? ` ${capital(listed(players.map((id) => whom(scene, id))))}.` : ''
    const result =
      players.length > 1 && players.includes(who ?? '')
        ? together(scene, players)
        : `${why}${winner(scene, who)}${players.length > 1 ? names : ''}`
    return [...ending(scene, outcome), fresh(result), ...unmasked(scene)]
  },
}

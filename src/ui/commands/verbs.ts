/** The verbs of the prompt: name, aliases, usage and help text. */
import { actionWords } from '../../engine/pieces.ts'
import type { Scene } from '../prose/scene.ts'

export interface Verb {
  name: string
  also: readonly string[]
  usage: string
  help: string
  /** Costs nothing, changes nothing, and works while a decision is open. */
  free: boolean
}

const verb = (name: string, also: string, usage: string, help: string, free = true): Verb => ({
  name,
  also: also.split(' ').filter(Boolean),
  usage,
  help,
  free,
})
const deed = (name: string, also: string, usage: string, help: string): Verb =>
  verb(name, also, usage, help, false)

export const VERBS: readonly Verb[] = [
  deed('north', 'n', 'n', 'Go north, or open the door there.'),
  deed('south', 's', 's', 'Go south, or open the door there.'),
  deed('east', 'e', 'e', 'Go east, or open the door there.'),
  deed('west', 'w', 'w', 'Go west, or open the door there.'),
  deed('up', 'u <', 'u', 'Go up the stairs.'),
  deed('down', 'd >', 'd', 'Go down the stairs.'),
  deed('out', 'outside', 'out', 'Leave by the front door.'),
  deed('in', 'inside enter', 'in', 'Come in by the front door.'),
  deed(
    'go',
    'walk move run travel open',
    'go ROOM',
    'Walk to a room by the shortest way; stops when anything happens.',
  ),
  deed('explore', 'o', 'o', 'Walk to the nearest unopened door and stop in front of it.'),
  deed(
    'attack',
    'fight hit kill shoot',
    'attack NAME [with WEAPON]',
    'Attack somebody, once the haunt has begun.',
  ),
  deed('give', 'hand', 'give THING to NAME', 'Give one thing, several (and), or all of them.'),
  deed('take', 'ask', 'take THING from NAME', 'Ask somebody for a thing; they may refuse.'),
  deed('drop', 'put', 'drop THING', 'Set things down here.'),
  deed('get', 'pick pickup', 'get THING', 'PICK UP what lies here.'),
  deed('drag', 'haul', 'drag NAME', 'Drag a body along; every room left costs more.'),
  deed('release', '', 'release NAME', 'Let go of the body you drag.'),
  deed('ignore', '', 'ignore EVENT', 'As the traitor, ignore an ongoing event.'),
  deed('heed', '', 'heed EVENT', 'Let an ongoing event count for you again.'),
  deed('unmask', 'reveal', 'unmask', 'As a hidden traitor, show that you are.'),
  deed('end', 'z . wait pass', 'end', 'End your turn.'),
  verb('look', 'l :', 'l', 'The room, its exits, who and what is here.'),
  verb(
    'examine',
    'x inspect describe read',
    'x THING',
    'A room, person, monster or card; alone, everything here.',
  ),
  verb('inventory', 'i inv carrying', 'i', 'What you carry.'),
  verb('exits', 'doors', 'exits', 'Where this room leads.'),
  verb('me', 'self status traits', 'me', 'Your traits, step by step, and what you carry.'),
  verb('who', 'party people', 'who', 'Everybody: where they are and how they are.'),
  verb('where', 'find locate', 'where NAME', 'Where a room, person or thing is, and how far.'),
  verb('path', 'way route', 'path ROOM', 'The shortest way, step by step.'),
  verb('near', 'within', 'near N', 'Everything within N moves.'),
  verb('rooms', 'map m', 'rooms', 'Every room found so far; on the screen, MAP draws the house.'),
  verb('chronicle', '', 'chronicle', 'In a campaign, the story of the earlier games.'),
  verb(
    'family',
    'families',
    'family',
    'In a campaign, everybody who came, by family, and what became of them.',
  ),
  verb(
    'house',
    '',
    'house',
    'In a campaign, what has been put on rooms and cards for good; elsewhere as ROOMS.',
  ),
  verb('ledger', '', 'ledger', 'In a campaign, what the house remembers.'),
  verb('unopened', 'unexplored', 'unopened', 'Rooms that still have a door to open.'),
  verb('legal', 'choices can what', 'legal', 'Everything you can do now, numbered; type a number to do it.'),
  verb(
    'goal',
    'brief briefing haunt',
    'goal',
    "Your side's page of the haunt, with the numbers as they stand.",
  ),
  verb(
    'odds',
    'chance chances',
    'odds [COMMAND]',
    'The chances of every choice that rolls dice, or of one: ODDS ATTACK NED; also ODDS ROLL 5 AT LEAST 6, ODDS ATTACK 4 3, ODDS HAUNT 4.',
  ),
  verb('log', 'history', 'log [N] [WORD]', 'What has happened.'),
  verb(
    'why',
    '',
    'why [NAME]',
    "The rules behind the last message, back to its cause; with a name, that computer player's plan.",
  ),
  verb(
    'whys',
    'reasons',
    'whys brief',
    'Let computer players announce their plans; FULL adds their answers, OFF silences them.',
  ),
  verb(
    'rules',
    'rule rulebook',
    'rules WORDS',
    'Look up a rule by words or by an ID that WHY names; RULES HERE, RULES CARD NAME, RULES LIST.',
  ),
  verb(
    'hints',
    'hint tips',
    'hints off',
    'Turn off the hints of a first game; HINTS ON turns them on again.',
  ),
  verb('hush', 'quiet', 'hush', 'Silence the companions; HUSH OFF lets them speak again.'),
  verb('ids', '', 'ids on', 'Print the IDs of rules after sentences; IDS OFF stops that.'),
  verb(
    'settings',
    'options',
    'settings',
    'What is set; SETTINGS IDS ON changes a setting and keeps it for later games.',
  ),
  verb('since', 'digest news', 'since', 'What the others did since your last turn.'),
  verb('again', 'g', 'g', 'Repeat the last command.'),
  verb('repeat', '', 'repeat', 'Repeat the last answer.'),
  verb('oops', '', 'oops WORD', 'Replace the word that was not understood by WORD.'),
  verb('undo', '', 'undo', 'Undo your last choice, if it revealed nothing new.'),
  verb('abandon', '', 'abandon NAME', 'Give up the game; asks for its name.'),
  verb('save', '', 'save', 'Nothing to do: every choice is saved as it is made.'),
  verb('fast', '', 'fast [off]', "Full screen: tell the others' turns in a few words."),
  verb('motion', '', 'motion off', 'Full screen: turn motion off.'),
  verb('theme', '', 'theme NAME', 'Full screen: dark, light, mono or cb.'),
  verb('zoom', '', 'zoom [out]', 'Full screen: a closer or a wider map.'),
  verb('keys', '', 'keys', 'Full screen: letters act at once, until Esc.'),
  verb('ascii', '', 'ascii [off]', 'Full screen: draw lines in plain ASCII.'),
  verb(
    'help',
    '? commands',
    'help [VERB]',
    'What you can type now; VERB explains one verb, ALL explains all.',
  ),
  verb('quit', 'q bye leave-game', 'q', 'Leave; the game is saved.'),
]

/** Every action word of this game's cards, rooms and haunts that are not verbs of the prompt: SEARCH, DRINK, RING. */
export function wordsIn({ catalog, view }: Scene): string[] {
  const own = VERBS.map(({ name }) => name)
  return [...actionWords(catalog, view.pieces)].filter((word) => !own.includes(word)).sort()
}

/** A verb by name, or an action word as a verb of its own. */
export type Meaning = { verb: Verb } | { word: string }

export const exactVerb = (word: string): Verb | undefined =>
  VERBS.find(({ name, also }) => name === word || also.includes(word))

/** Every verb and action word that the word abbreviates. */
export function meaningsOf(word: string, scene: Scene): Meaning[] {
  const exact = exactVerb(word)
  if (exact) return [{ verb: exact }]
  const actions = wordsIn(scene)
  if (actions.includes(word)) return [{ word }]
  const verbs = VERBS.filter(({ name }) => name.startsWith(word))
  const byAlias =
    verbs.length > 0 ? [] : VERBS.filter(({ also }) => also.some((other) => other.startsWith(word)))
  return [
    ...[...verbs, ...byAlias].map((found) => ({ verb: found })),
    ...actions.filter((other) => other.startsWith(word)).map((other) => ({ word: other })),
  ]
}

/** Every known word, to suggest one for a typo. */
export const knownWords = (scene: Scene): string[] => [
  ...VERBS.flatMap(({ name, also }) => [name, ...also.filter((word) => word.length > 2)]),
  ...wordsIn(scene),
]

/** The verbs of the prompt: what each is called, how it is used, and what help says of it. */
import type { Catalog } from '../../engine/language/defs.ts'

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
  deed('ignore', '', 'ignore EVENT', 'As the traitor, let an ongoing event be.'),
  deed('heed', '', 'heed EVENT', 'Let an ongoing event count for you again.'),
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
  verb('rooms', 'house map m', 'rooms', 'Every room found so far; on the screen, MAP draws the house.'),
  verb('unopened', 'unexplored', 'unopened', 'Rooms that still have a door to open.'),
  verb('legal', 'choices can what', 'legal', 'Everything you may do now, numbered; a number does it.'),
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
    'The chances of everything you may do that rolls, or of one thing: ODDS ATTACK NED; also ODDS ROLL 5 AT LEAST 6, ODDS ATTACK 4 3, ODDS HAUNT 4.',
  ),
  verb('log', 'history', 'log [N] [WORD]', 'What has happened.'),
  verb(
    'why',
    '',
    'why [NAME]',
    'The rules behind what was said last, back to where it began; with a name, what a computer player is about.',
  ),
  verb(
    'whys',
    'reasons',
    'whys brief',
    'Let the others say by themselves what they are about; FULL for answers too, OFF for nothing.',
  ),
  verb(
    'rules',
    'rule rulebook',
    'rules WORDS',
    'Look up a rule by words or by its id (RULES L-ATK-01); RULES HERE, RULES CARD NAME, RULES LIST.',
  ),
  verb('hints', 'hint tips', 'hints off', 'Leave the hints of a first game out; HINTS ON brings them back.'),
  verb('again', 'g', 'g', 'Do the last command again.'),
  verb('repeat', '', 'repeat', 'Say the last answer again.'),
  verb('oops', '', 'oops WORD', 'Put WORD in place of the one that was not understood.'),
  verb('undo', '', 'undo', 'Take back your last choice, as long as it showed nothing new.'),
  verb('abandon', '', 'abandon NAME', 'Give the game up for good; asks for its name.'),
  verb('save', '', 'save', 'Nothing to do: every choice is saved as it is made.'),
  verb('fast', '', 'fast [off]', "On the screen: the others' turns in a few words."),
  verb('motion', '', 'motion off', 'On the screen: nothing moves by itself.'),
  verb('theme', '', 'theme NAME', 'On the screen: dark, light, mono or cb.'),
  verb('zoom', '', 'zoom [out]', 'On the screen: a closer or a wider map.'),
  verb('keys', '', 'keys', 'On the screen: letters act at once, until Esc.'),
  verb('ascii', '', 'ascii [off]', 'On the screen: lines in plain ASCII.'),
  verb('help', '? commands', 'help [VERB]', 'What can be typed, one verb of it, or ALL.'),
  verb('quit', 'q bye leave-game', 'q', 'Leave; the game is kept.'),
]

const actionWords = new WeakMap<Catalog, string[]>()

/** Every action word that any card, room or haunt uses: SEARCH, DRINK, RING. */
export function wordsIn(catalog: Catalog): string[] {
  const known = actionWords.get(catalog)
  if (known) return known
  const actions = [
    ...Object.values(catalog.tiles).flatMap((tile) => tile.actions),
    ...Object.values(catalog.cards).flatMap((card) => (card.kind === 'event' ? [] : card.actions)),
    ...Object.values(catalog.haunts).flatMap((haunt) => haunt.actions),
  ]
  const own = VERBS.map(({ name }) => name)
  const words = [...new Set(actions.map(({ word }) => word))].filter((word) => !own.includes(word)).sort()
  actionWords.set(catalog, words)
  return words
}

/** A verb by name, or an action word as a verb of its own. */
export type Meaning = { verb: Verb } | { word: string }

export const exactVerb = (word: string): Verb | undefined =>
  VERBS.find(({ name, also }) => name === word || also.includes(word))

/** Whatever the word may be short for, each meaning once. */
export function meaningsOf(word: string, catalog: Catalog): Meaning[] {
  const exact = exactVerb(word)
  if (exact) return [{ verb: exact }]
  const actions = wordsIn(catalog)
  if (actions.includes(word)) return [{ word }]
  const verbs = VERBS.filter(({ name }) => name.startsWith(word))
  const byAlias =
    verbs.length > 0 ? [] : VERBS.filter(({ also }) => also.some((other) => other.startsWith(word)))
  return [
    ...[...verbs, ...byAlias].map((found) => ({ verb: found })),
    ...actions.filter((other) => other.startsWith(word)).map((other) => ({ word: other })),
  ]
}

/** Every word that would be understood, for the one that was not. */
export const knownWords = (catalog: Catalog): string[] => [
  ...VERBS.flatMap(({ name, also }) => [name, ...also.filter((word) => word.length > 2)]),
  ...wordsIn(catalog),
]

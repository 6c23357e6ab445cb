/** The sentence in front of the choices: a total table over the kinds of decision. */
import { actionAround } from '../../engine/addresses.ts'
import type { Decision } from '../../engine/game.ts'
import { readKey } from '../../engine/keys.ts'
import { boxName, homeOfReaction } from './boxes.ts'
import { clean } from './clean.ts'
import {
  capital,
  count,
  does,
  inRoom,
  listed,
  nameOf,
  room,
  roomName,
  sourceName,
  thing,
  thingName,
  whom,
} from './names.ts'
import { askingOf, findMonster, type Scene, topFrame, viewerOf } from './scene.ts'

type Ask = (scene: Scene, about: Decision['about']) => string

/** "The Well: which trait?", with the source of the question, if known. */
const from = (scene: Scene, { source }: Decision['about'], question: string): string =>
  source
    ? `${capital(sourceName(scene, source))}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`
    : question

const QUESTIONS: Record<Decision['kind'], Ask> = {
  main: () => 'Your turn.',
  monster: (scene, { who }) => {
    const monster = findMonster(scene, who)
    const where = monster ? ` ${inRoom(scene, monster.tile)}` : ''
    return `You move ${nameOf(scene, who)}${where}: ${count(scene.view.turn.moves, 'move')} left.`
  },
  'turn-tile': (scene, { tile }) => {
    const frame = topFrame(scene)
    const side = frame?.rule === 'discover' ? frame.with.side : 'open'
    return `Behind the ${side} door: ${tile ? roomName(scene, tile) : 'a room'}. Which way do its other doors lead?`
  },
  damage: (scene, { who }) => {
    const frame = topFrame(scene)
    if (frame?.rule !== 'damage') return 'Which trait takes it?'
    const kind = frame.with.kind === 'general' ? '' : `${frame.with.kind} `
    const whoever = who === scene.view.viewer ? 'you' : nameOf(scene, who)
    return `${frame.with.left} ${kind}damage for ${whoever}. Where does ${frame.with.left > 1 ? 'the next point' : 'it'} fall?`
  },
  trait: (scene, about) => {
    const verb = askingOf(scene)?.asks.trait ?? 'Choose'
    return from(scene, about, `${verb} which trait?`)
  },
  pick: (scene, { card }) =>
    card && scene.catalog.cards[card] ? 'Two events. Which one happens?' : 'Which one?',
  option: (scene, about) =>
    about.card ? `${capital(thing(scene, about.card))}: choose one.` : from(scene, about, 'Choose one.'),
  target: (scene, about) => from(scene, about, 'Whom?'),
  tile: (scene, about) =>
    topFrame(scene)?.rule === 'start-haunt'
      ? 'Which room decides the haunt? These are equally near.'
      : from(scene, about, `Which room for ${whom(scene, about.who)}?`),
  card: (scene, about) => {
    const verb = askingOf(scene)?.asks.card ?? 'Use'
    return from(scene, about, `${verb} which card?`)
  },
  more: (_, { source: what }) =>
    `${(what ?? 'go on').toUpperCase().replace('-', ' ')} anything more with the same action?`,
  permit: (scene, { card, source }) => {
    const frame = topFrame(scene)
    if (frame?.rule === 'trade') {
      const { who, gives, asks } = frame.with
      const list = (cards: readonly string[]) =>
        cards.length > 0 ? listed(cards.map((one) => thing(scene, one))) : 'nothing'
      return `${nameOf(scene, who)} offers ${list(gives)} for ${list(asks)}. Do you agree?`
    }
    if (frame?.rule === 'hand')
      return `${nameOf(scene, frame.with.who)} asks for ${card ? thing(scene, card) : 'it'}. Do you hand it over?`
    const by = frame?.rule === 'ops' ? nameOf(scene, frame.with.scope.me) : 'Somebody'
    const action = frame?.rule === 'ops' ? actionAround(frame.with.from) : null
    const own = action && scene.index.actions.get(action)?.name
    if (own) return `${by} needs your consent for this: ${own}. Do you agree?`
    return `${by} targets you with ${source ? sourceName(scene, source) : 'that'}. Do you agree?`
  },
  step: (scene, about) => {
    const frame = topFrame(scene)
    const left = frame?.rule === 'ops' ? Number(frame.with.mem) : 1
    return from(
      scene,
      about,
      `${does(scene, about.who, 'may', 'may')} step up to ${count(left, 'room')}. Where to?`,
    )
  },
  'skip-event': () => 'This room has an event. As the traitor you may skip it.',
  ongoing: (scene, { card }) =>
    `${card ? capital(thing(scene, card)) : 'An event'} lies on this room. As the traitor you may ignore it, harm and help.`,
  'flat-five': () => 'As the traitor you may take 5 instead of rolling.',
  result: (scene, about) => from(scene, about, `Which result for ${whom(scene, about.who)}?`),
  steal: (scene) => {
    const frame = topFrame(scene)
    const from = frame?.rule === 'attack' ? nameOf(scene, frame.with.target) : 'the loser'
    return `You have beaten ${from}. Damage, or theft?`
  },
  heirloom: (scene, { card }) => `You found ${card ? thing(scene, card) : 'it'}. Make it an heirloom?`,
  peek: (_, { source: at }) =>
    `You have looked at the top of the ${at === 'stack' ? 'stack' : `${at} deck`}. What now?`,
  order: () => 'Several things happen at the end of your turn. Which comes first?',
  ready: () => 'When you have read your page, type READY. GOAL shows it again.',
  doorway: (scene, { tile }) =>
    askingOf(scene)?.asks.doorway ?? `Where does ${tile ? room(scene, tile) : 'the room'} go?`,
  accept: (scene, { source: at }) => {
    const reaction = at ? scene.index.reactions.get(at) : undefined
    if (!at || !reaction) return 'How much of it do you take?'
    const name = reaction.name ? boxName(scene, at) : sourceName(scene, at)
    return `${capital(name)}. ${scene.sentences.reaction(reaction, homeOfReaction(at))} Do it?`
  },
  bid: (scene, { source: stake }) => {
    const bids = (scene.view.decision?.choices ?? []).map((key) => readKey(key, 'bid'))
    const numbers = bids.map(({ number }) => number)
    const op = askingOf(scene)?.op
    const opened = op?.op === 'bid' && op.told ? 'Only the total is told.' : 'All bids are opened at once.'
    const added = bids.some(({ extra }) => extra) ? ', or the words' : ''
    const what = stake ? thingName(scene, stake) : 'it'
    return `In secret: how much ${what} do you commit, from ${Math.min(...numbers)} to ${Math.max(...numbers)}? Type the number${added}. ${opened}`
  },
  volunteer: (scene, { who }) => {
    const frame = topFrame(scene)
    const named = frame?.rule === 'volunteer' ? frame.with.who : who
    return named === who
      ? 'You are to be the traitor. Accept it, or ask somebody to turn instead?'
      : `${nameOf(scene, named)} would rather not be the traitor. Do you turn instead? You change places.`
  },
  refuse: (scene, { card }) => `As the traitor you may refuse ${thingName(scene, card!)}, or take all of it.`,
  'next-monster': () => 'Which monster acts next?',
  member: (scene) => {
    const again = scene.view.decision?.choices.includes('again')
    const before = scene.view.legacy?.forebears[viewerOf(scene)?.family ?? '']
    const survivor = again && before ? ` AGAIN brings ${clean(before.name)} back, older.` : ''
    return `Who comes of your family? Type a first name and an age, such as Ann 34; a number takes a suggestion.${survivor}`
  },
  write: (scene, { source: what, card }) =>
    card === null
      ? (WRITTEN[what ?? ''] ?? 'A name to be written down. Type it.')
      : `A name for ${thing(scene, card)}, for as long as the house stands. Type it; a number takes a suggestion.`,
  poll: (scene) => `In the open: ${askOf(scene)}`,
  'secret-poll': (scene) => `In secret: ${askOf(scene)}`,
  vote: (scene, about) => from(scene, about, 'In secret, whom do you pick? Only the totals are shown.'),
}

const WRITTEN: Record<string, string> = {
  surname: 'The surname of your family, as the house is to have it. Type it; a number takes a suggestion.',
  fate: 'A line for the family record: what becomes of you? Type it, or PASS.',
  history: 'A line for the history of the house? Type it, or PASS.',
}

/** What a poll asks stands in its op. */
function askOf(scene: Scene): string {
  const op = askingOf(scene)?.op
  return op?.op === 'poll' ? op.ask : 'what do you vote for?'
}

/** The viewer's open decision as one sentence. */
export function questionOf(scene: Scene): string | null {
  const { decision } = scene.view
  return decision ? QUESTIONS[decision.kind](scene, decision.about) : null
}

/** Commands that choose: matches typed words against the legal choices, or builds the key that was probably meant. */
import { addresses } from '../../engine/addresses.ts'
import { type ChoiceKey, SIDES } from '../../engine/ids.ts'
import { keys, partsOf, verbOf } from '../../engine/keys.ts'
import { REFUSALS } from '../../engine/refusals.ts'
import { exitsOf } from '../prose/atlas.ts'
import { choiceOf, describeChoice, tileOfActor } from '../prose/choices.ts'
import { nameOf, thing } from '../prose/names.ts'
import { system } from '../prose/said.ts'
import { findExplorer, findPlaced, type Scene, viewerOf } from '../prose/scene.ts'
import { type Desk, type Result, refuses } from './desk.ts'
import { nounsFor } from './nouns.ts'
import { notUnderstood, refusesBy } from './refuse.ts'
import { allBegin, bare, wordsOf } from './words.ts'

const LINKING = [
  'to',
  'from',
  'with',
  'at',
  'on',
  'in',
  'into',
  'of',
  'by',
  'up',
  'using',
  'naming',
  'and',
  'for',
  'down',
]

/** All words that can name a choice. */
function callsOf(scene: Scene, key: ChoiceKey): string[] {
  const { label, also = [] } = choiceOf(scene, key)
  const parts = partsOf(key)
  const families = parts.flatMap((part) => {
    const explorer = findExplorer(scene, part)
    return explorer ? [scene.catalog.families[explorer.family]!.name] : []
  })
  return [label, ...also, ...parts, ...families].flatMap(bare)
}

/** Legal choices that begin with the verb and have all the other words. */
export function legalFor(scene: Scene, verb: string, words: readonly string[]): ChoiceKey[] {
  const telling = words.filter((word) => !LINKING.includes(word))
  const open = (scene.view.decision?.choices ?? []).filter((key) => verbOf(key) === verb)
  const found = open.filter((key) => allBegin(telling, callsOf(scene, key)))
  const exact = found.filter((key) => partsOf(key).some((part) => bare(part).join(' ') === telling.join(' ')))
  return exact.length > 0 && exact.length < found.length && telling.length > 0 && verb !== 'attack'
    ? exact
    : found
}

/** Asks which of several choices was meant, or takes the only one. */
export function takeOne(desk: Desk, found: readonly ChoiceKey[], understood: string): Result | null {
  const scene = desk.scene()
  if (found.length === 0) return null
  if (found.length === 1) return desk.choose(found[0]!, understood)
  const names = found.map((key) => [choiceOf(scene, key).label, ...(choiceOf(scene, key).also ?? [])])
  desk.memory.unclear = { names, runs: found.map((key) => () => desk.choose(key, understood)) }
  const list = found.map((key, n) => `${n + 1} ${describeChoice(scene, key)}`)
  return {
    said: [system(`Which ${understood}: ${list.join('; ')}?`)],
    stop: 'it was not clear what you meant',
  }
}

/** A direction, by doorway or by stairs. */
export function goBy(desk: Desk, by: string): Result {
  const scene = desk.scene()
  const placed = findPlaced(scene, tileOfActor(scene) ?? '')
  const exit = placed && exitsOf(scene, placed).find((one) => one.by === by && !one.isFalse)
  if (exit) return desk.choose(exit.key, by)
  const side = SIDES.find((one) => one === by)
  if (side) return desk.choose(keys.move(side), by)
  return refusesBy(scene, REFUSALS['no-doorway'].rule, `No way ${by} leads from here`)
}

/** An action word: SEARCH, DRINK, RING; also by the name of the card or room it is printed on. */
export function act(desk: Desk, word: string, words: readonly string[]): Result {
  const scene = desk.scene()
  const shown = word.toUpperCase().replace('-', ' ')
  const taken = takeOne(desk, legalFor(scene, word, words), shown)
  if (taken) return taken
  const noun = nounsFor(
    scene,
    words.filter((one) => !LINKING.includes(one)),
  )[0]
  const anySuch = legalFor(scene, word, [])
  if (words.length > 0 && !noun && anySuch.length > 0)
    return refuses(notUnderstood(scene, `Nothing you can ${shown} is called "${words.join(' ')}".`))
  const isElsewhere = noun && HOMES.some((kind) => hasWord(scene, addresses.home(kind, noun.id), word))
  if (scene.view.decision?.kind === 'main' && !isElsewhere && !isInReach(scene, word))
    return refusesBy(scene, 'L-ACT-02', `Nothing you carry, and nothing here, lets you ${shown}`)
  const guess = keys.act(word, noun?.id ?? carriedWith(scene, word) ?? tileOfActor(scene) ?? '')
  return desk.choose(guess, [shown, ...words].join(' '))
}

const HOMES = ['item', 'omen', 'tile'] as const

/** Does a card, the room or the haunt have an action of this word, whether or not its conditions are met? */
const isInReach = (scene: Scene, word: string): boolean =>
  carriedWith(scene, word) !== undefined ||
  hasWord(scene, addresses.tile(tileOfActor(scene) ?? ''), word) ||
  (scene.haunt !== null && hasWord(scene, addresses.haunt(scene.haunt.number), word))

const carriedWith = (scene: Scene, word: string): string | undefined =>
  viewerOf(scene)?.cards.find((card) =>
    hasWord(scene, addresses.card(scene.catalog.cards[card]!.kind, card), word),
  )

/** L-INFO-01: a word on the other side's page counts as unknown. */
function hasWord(scene: Scene, source: string, word: string): boolean {
  const side = viewerOf(scene)?.team ?? 'heroes'
  const actions = scene.index.printed.get(source) ?? []
  return actions.some(({ def }) => def.word === word && (!def.by || def.by === 'everyone' || def.by === side))
}

/** ATTACK NED WITH CROSSBOW. */
export function attack(desk: Desk, words: readonly string[]): Result {
  const scene = desk.scene()
  const taken = takeOne(desk, legalFor(scene, 'attack', words), 'attack')
  if (taken) return taken
  const split = words.findIndex((word) => word === 'with' || word === 'using')
  const target = split < 0 ? words : words.slice(0, split)
  const weapon = split < 0 ? [] : words.slice(split + 1)
  const prey = nounsFor(scene, target, ['person', 'monster'])[0]
  if (words.length > 0 && !prey)
    return refusesBy(scene, 'L-ATK-04', `There is nobody called "${target.join(' ')}"`)
  const armed = nounsFor(scene, weapon, ['card'])[0]
  return desk.choose(keys.attack(prey?.id ?? '', armed?.id ?? null), attackOf(scene, prey?.id, armed?.id))
}

const attackOf = (scene: Scene, target?: string, weapon?: string): string =>
  `ATTACK${target ? ` ${nameOf(scene, target)}` : ''}${weapon ? ` with ${thing(scene, weapon)}` : ''}`

const HANDS = { give: 'GIVE', take: 'TAKE', drop: 'DROP', get: 'PICK UP' } as const
export type Hand = keyof typeof HANDS

/** GIVE, TAKE, DROP and PICK UP, of one thing, several joined by "and", or all of them in one action. */
export function handle(desk: Desk, hand: Hand, words: readonly string[]): Result {
  const scene = desk.scene()
  const verb = hand === 'get' ? 'pick-up' : hand
  const [things, partner] = parted(words)
  const wanted = things.length === 0 ? [[]] : things
  const all = wanted[0]?.[0] === 'all' || wanted[0]?.[0] === 'everything'
  const [named, times] = counted(wanted[0]!)
  const first = [...(all && times === 1 ? [] : named), ...partner]
  const found = legalFor(scene, verb, first)
  const result =
    found.length > 1 && all ? desk.choose(found[0]!, HANDS[hand]) : takeOne(desk, found, HANDS[hand])
  if (!result) return handleElse(desk, hand, all && times === 1 ? [] : named, partner)
  if (result.refused || !result.acted || things.length === 0) return result
  if (times > 1) return repeat(desk, result, verb, first, times - 1)
  return goOn(desk, result, all ? 'all' : wanted.slice(1))
}

/** "2 lime" and "all lime" are a number of one kind; "all" alone is everything. */
function counted([first = '', ...rest]: readonly string[]): [named: string[], times: number] {
  if (rest.length === 0) return [[first].filter(Boolean), 1]
  if (first === 'all') return [rest, Number.POSITIVE_INFINITY]
  return /^[1-9]\d?$/.test(first) ? [rest, Number(first)] : [[first, ...rest], 1]
}

/** Hands over more of the same kind while there is exactly one such choice. */
function repeat(desk: Desk, result: Result, verb: string, words: readonly string[], times: number): Result {
  for (let n = 0; n < times && desk.scene().view.decision?.kind === 'main'; n++) {
    const [key, ...others] = legalFor(desk.scene(), verb, words)
    if (!key || others.length > 0) break
    const more = desk.choose(key)
    if (more.refused) break
    result.said.push(...more.said)
  }
  return result
}

/** Hands over the other things named in the command, then answers "done". */
function goOn(desk: Desk, result: Result, rest: 'all' | (readonly string[])[]): Result {
  const left = rest === 'all' ? rest : [...rest]
  while (desk.scene().view.decision?.kind === 'more') {
    const scene = desk.scene()
    const next = left === 'all' ? [] : left.shift()
    const [key = 'done', ...others] = next ? legalFor(scene, 'more', next) : []
    if (others.length > 0 && left !== 'all') break
    const more = desk.choose(key)
    result.said.push(...more.said)
    if (key === 'done' || more.refused) break
  }
  // The owner may still have to consent.
  const { stop: _, ...settled } = result
  return desk.scene().view.decision?.kind === 'main' ? settled : result
}

/** No legal choice fits: lets the engine refuse it, or says which name was not found. */
function handleElse(desk: Desk, hand: Hand, words: readonly string[], partner: readonly string[]): Result {
  const scene = desk.scene()
  if (hand === 'take' && partner.length === 0 && legalFor(scene, 'pick-up', words).length > 0)
    return handle(desk, 'get', words)
  const noun = nounsFor(scene, words, ['card', 'object'])[0]
  if (words.length > 0 && !noun)
    return refusesBy(scene, 'L-ACT-03', `Nothing in sight is called "${words.join(' ')}"`)
  const other = nounsFor(scene, partner, ['person'])[0]
  if (partner.length > 0 && !other)
    return refusesBy(scene, 'L-ACT-11', `There is nobody called "${partner.join(' ')}"`)
  const holder =
    noun && scene.view.explorers.find(({ cards, objects }) => [...cards, ...objects].includes(noun.id))
  const whom = other?.id ?? (hand === 'take' ? holder?.id : undefined) ?? firstOtherHere(scene)
  const item = noun?.id ?? 'none'
  const key = {
    give: keys.give(whom, item),
    take: keys.take(whom, item),
    drop: keys.drop(item),
    get: keys.pickUp(item),
  }[hand]
  const linked = hand === 'give' ? 'to' : 'from'
  const understood = [
    HANDS[hand],
    noun && thing(scene, noun.id),
    other && `${linked} ${nameOf(scene, other.id)}`,
  ]
  return desk.choose(key, understood.filter(Boolean).join(' '))
}

/** The first other person here. */
const firstOtherHere = (scene: Scene): string => {
  const me = viewerOf(scene)
  const here = scene.view.explorers.filter((other) => other !== me && !other.dead && other.tile === me?.tile)
  return here[0]?.id ?? 'nobody'
}

/** "bells and lantern to ned": the things, and the person who gets or gives them. */
function parted(words: readonly string[]): [string[][], string[]] {
  const at = words.findIndex((word) => word === 'to' || word === 'from')
  const named = (at < 0 ? words : words.slice(0, at)).filter((word) => word !== 'up' && word !== 'down')
  const things: string[][] = []
  for (const word of named) {
    if (word === 'and') things.push([])
    else if (things.length === 0) things.push([word])
    else things.at(-1)!.push(word)
  }
  return [things.filter((thing) => thing.length > 0), at < 0 ? [] : wordsOf(words.slice(at + 1).join(' '))]
}

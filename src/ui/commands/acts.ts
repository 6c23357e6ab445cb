/** Commands that choose: words of a command matched against the legal choices, and a fair guess where none fits. */
import type { ChoiceKey } from '../../engine/ids.ts'
import { REFUSALS } from '../../engine/refusals.ts'
import { exitsOf } from '../prose/atlas.ts'
import { choiceOf, describeChoice, tileOfActor } from '../prose/choices.ts'
import { nameOf, thing } from '../prose/names.ts'
import { system } from '../prose/said.ts'
import { findExplorer, findPlaced, type Scene, viewerOf } from '../prose/scene.ts'
import { type Desk, type Result, refuses } from './desk.ts'
import { nounsFor } from './nouns.ts'
import { notUnderstood } from './refuse.ts'
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

/** Everything a choice could be called by. */
function callsOf(scene: Scene, key: ChoiceKey): string[] {
  const { label, also = [] } = choiceOf(scene, key)
  const parts = key.split(':')
  const families = parts.flatMap((part) => {
    const explorer = findExplorer(scene, part)
    return explorer ? [scene.catalog.families[explorer.family]!.name] : []
  })
  return [label, ...also, ...parts, ...families].flatMap(bare)
}

/** Legal choices that begin with the verb and have all the other words. */
export function legalFor(scene: Scene, verb: string, words: readonly string[]): ChoiceKey[] {
  const telling = words.filter((word) => !LINKING.includes(word))
  const keys = (scene.view.decision?.choices ?? []).filter(
    (key) => key === verb || key.startsWith(`${verb}:`),
  )
  const found = keys.filter((key) => allBegin(telling, callsOf(scene, key)))
  const exact = found.filter((key) =>
    key.split(':').some((part) => bare(part).join(' ') === telling.join(' ')),
  )
  return exact.length > 0 && exact.length < found.length && telling.length > 0 && verb !== 'attack'
    ? exact
    : found
}

/** Asks which of several choices was meant, or takes the only one. */
export function takeOne(desk: Desk, keys: readonly ChoiceKey[], understood: string): Result | null {
  const scene = desk.scene()
  if (keys.length === 0) return null
  if (keys.length === 1) return desk.choose(keys[0]!, understood)
  const names = keys.map((key) => [choiceOf(scene, key).label, ...(choiceOf(scene, key).also ?? [])])
  desk.memory.unclear = { names, runs: keys.map((key) => () => desk.choose(key, understood)) }
  const list = keys.map((key, n) => `${n + 1} ${describeChoice(scene, key)}`)
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
  if (['north', 'east', 'south', 'west'].includes(by)) return desk.choose(`move:${by}`, by)
  const { rule } = REFUSALS['no-doorway']
  return refuses(notUnderstood(scene, `No way ${by} leads from here (${rule}).`))
}

/** An action word: SEARCH, DRINK, RING; also by the name of what it is printed on. */
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
  const isElsewhere =
    noun && ['item', 'omen', 'tile'].some((kind) => hasWord(scene, `${kind}:${noun.id}`, word))
  if (scene.view.decision?.kind === 'main' && !isElsewhere && !isInReach(scene, word))
    return refuses(notUnderstood(scene, `Nothing you carry, and nothing here, lets you ${shown} (L-ACT-02).`))
  const guess = `${word}:${noun?.id ?? carriedWith(scene, word) ?? tileOfActor(scene) ?? ''}`
  return desk.choose(guess, [shown, ...words].join(' '))
}

/** Is there such an action on a card, in the room or in the haunt, if only its conditions were met? */
const isInReach = (scene: Scene, word: string): boolean =>
  carriedWith(scene, word) !== undefined ||
  hasWord(scene, `tile:${tileOfActor(scene)}`, word) ||
  hasWord(scene, `haunt:${scene.haunt?.number}`, word)

const carriedWith = (scene: Scene, word: string): string | undefined =>
  viewerOf(scene)?.cards.find((card) => hasWord(scene, `${scene.catalog.cards[card]!.kind}:${card}`, word))

/** L-INFO-01: a word of the other side's page is as unknown as one that stands nowhere. */
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
    return refuses(notUnderstood(scene, `There is nobody called "${target.join(' ')}" (L-ATK-04).`))
  const armed = nounsFor(scene, weapon, ['card'])[0]
  return desk.choose(
    ['attack', prey?.id, armed?.id].filter(Boolean).join(':'),
    attackOf(scene, prey?.id, armed?.id),
  )
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
  const keys = legalFor(scene, verb, first)
  const result =
    keys.length > 1 && all ? desk.choose(keys[0]!, HANDS[hand]) : takeOne(desk, keys, HANDS[hand])
  if (!result) return handleElse(desk, hand, verb, all && times === 1 ? [] : named, partner)
  if (result.refused || !result.acted || things.length === 0) return result
  if (times > 1) return repeat(desk, result, verb, first, times - 1)
  return goOn(desk, result, all ? 'all' : wanted.slice(1))
}

/** "2 lime" and "all lime" are so many of a kind; "all" by itself is everything there is. */
function counted([first = '', ...rest]: readonly string[]): [named: string[], times: number] {
  if (rest.length === 0) return [[first].filter(Boolean), 1]
  if (first === 'all') return [rest, Number.POSITIVE_INFINITY]
  return /^[1-9]\d?$/.test(first) ? [rest, Number(first)] : [[first, ...rest], 1]
}

/** More of the same kind, as long as there is one and nobody has to be asked. */
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

/** The things of the same action that were named as well, then done. */
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
  // Another's leave may still be wanted; that is for them to answer.
  const { stop: _, ...settled } = result
  return desk.scene().view.decision?.kind === 'main' ? settled : result
}

/** No legal choice fits: let the rules say why, or say what was not found. */
function handleElse(
  desk: Desk,
  hand: Hand,
  verb: string,
  words: readonly string[],
  partner: readonly string[],
): Result {
  const scene = desk.scene()
  if (hand === 'take' && partner.length === 0 && legalFor(scene, 'pick-up', words).length > 0)
    return handle(desk, 'get', words)
  const noun = nounsFor(scene, words, ['card', 'object'])[0]
  if (words.length > 0 && !noun)
    return refuses(notUnderstood(scene, `Nothing in sight is called "${words.join(' ')}" (L-ACT-03).`))
  const other = nounsFor(scene, partner, ['person'])[0]
  if (partner.length > 0 && !other)
    return refuses(notUnderstood(scene, `There is nobody called "${partner.join(' ')}" (L-ACT-11).`))
  const holder =
    noun && scene.view.explorers.find(({ cards, objects }) => [...cards, ...objects].includes(noun.id))
  const whom = other?.id ?? (hand === 'take' ? holder?.id : undefined) ?? nobody(scene)
  const key =
    verb === 'give' || verb === 'take' ? [verb, whom, noun?.id ?? 'none'] : [verb, noun?.id ?? 'none']
  const linked = hand === 'give' ? 'to' : 'from'
  const understood = [
    HANDS[hand],
    noun && thing(scene, noun.id),
    other && `${linked} ${nameOf(scene, other.id)}`,
  ]
  return desk.choose(key.join(':'), understood.filter(Boolean).join(' '))
}

/** The other person here, if there is just one to be meant. */
const nobody = (scene: Scene): string => {
  const me = viewerOf(scene)
  const here = scene.view.explorers.filter((other) => other !== me && !other.dead && other.tile === me?.tile)
  return here[0]?.id ?? 'nobody'
}

/** "bells and lantern to ned": the things, and the one they go to or come from. */
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

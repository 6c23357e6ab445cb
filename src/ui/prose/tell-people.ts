/** Happenings to people and monsters: dice, traits, actions, attacks, deaths. */
import { kindAt } from '../../engine/addresses.ts'
import type { HappeningOf } from '../../engine/happenings.ts'
import type { DamageKind } from '../../engine/ids.ts'
import {
  bodyOf,
  capital,
  count,
  does,
  inBody,
  inRoom,
  nameOf,
  room,
  sourceName,
  TRAIT_NAMES,
  thing,
  whom,
} from './names.ts'
import { dice, follows, fresh, type Said, story, type Tellers } from './said.ts'
import { findExplorer, type Scene } from './scene.ts'
import { moveText, topStep } from './traits.ts'

const plus = (add: number): string => (add === 0 ? '' : add > 0 ? `, plus ${add}` : `, minus ${-add}`)

/** Who rolls, in front of the dice; the reader's own dice need no name. */
const roller = (scene: Scene, who: string, what: string): string =>
  [who === scene.view.viewer ? '' : capital(nameOf(scene, who)), what].filter(Boolean).join(', ')

/** A corpse is named after the owner of the body, not after the explorer who died in it. */
const corpseOf = (scene: Scene, id: string): string => bodyOf(scene, findExplorer(scene, id)?.body ?? id)

/** "lose 1 Might: 4 to 3, step 3 of 8", as it showed when it happened. */
function markerMoved(
  does: string,
  { who, trait, by, step, was, value, body = who }: MarkerMoved,
  scene: Scene,
): Said {
  const top = topStep(scene, { ...findExplorer(scene, who)!, body }, trait)
  return follows(`${does} ${by} ${TRAIT_NAMES[trait]}: ${moveText(was, value, step, top)}.`)
}

type MarkerMoved = HappeningOf<'trait-fell' | 'trait-rose'>

const damage = (amount: number, kind: DamageKind): string =>
  `${amount} ${kind === 'general' ? '' : `${kind} `}damage`

export const PEOPLE: Tellers<
  | 'rolled'
  | 'took-five'
  | 'shouldered'
  | 'dice-limited'
  | 'trait-named'
  | 'contested'
  | 'zero-counted'
  | 'damaged'
  | 'damage-lessened'
  | 'damage-ignored'
  | 'trait-fell'
  | 'trait-rose'
  | 'healed'
  | 'acted'
  | 'band'
  | 'nothing'
  | 'chose'
  | 'attacked'
  | 'attack-wasted'
  | 'attack-tied'
  | 'attack-won'
  | 'stunned'
  | 'recovered'
  | 'monster-moves'
  | 'monster-placed'
  | 'monster-removed'
  | 'died'
  | 'bodies-swapped'
  | 'bodies-returned'
  | 'death-put-off'
  | 'rose'
  | 'corpse-taken'
  | 'corpse-held'
  | 'corpse-dragged'
  | 'effect-lasts'
  | 'effect-ended'
> = {
  rolled: ({ who, dice: faces, add, total, trait }, scene) => {
    const head = roller(scene, who, trait ? TRAIT_NAMES[trait] : '')
    const rolled = `${count(faces.length, 'die', 'dice')}: ${faces.join(' ')}${plus(add)}, total ${total}.`
    return dice(head ? `${head}, ${rolled}` : rolled)
  },
  'took-five': ({ who }, scene) => story(`${does(scene, who, 'do not', 'does not')} roll. The result is 5.`),
  shouldered: ({ who, for: other, trait }, scene) =>
    story(`${does(scene, who, 'shoulder')} some of it for ${whom(scene, other)}, in ${TRAIT_NAMES[trait]}.`),
  'dice-limited': ({ who, from, to }, scene) =>
    follows(`${does(scene, who, 'have')} ${count(to, 'die', 'dice')} to roll, not ${from}.`),
  contested: ({ winner, by }, scene) =>
    follows(winner === null ? 'A draw.' : `${does(scene, winner, 'win')} by ${by}.`),
  'trait-named': ({ who, trait }, scene) => story(`${does(scene, who, 'name')} ${TRAIT_NAMES[trait]}.`),
  'zero-counted': ({ as }) => follows(`The nothing counts as ${as}.`),
  // For other players the trait that fell says enough; a room that deals damage is always named.
  damaged: ({ who, damage: kind, amount, cause, tile }, scene) => {
    if (amount === 0) return null
    if (cause === 'tile')
      return story(`${capital(room(scene, tile))} costs ${whom(scene, who)} ${damage(amount, kind)}.`)
    return who === scene.view.viewer ? follows(`You take ${damage(amount, kind)}.`) : null
  },
  'damage-lessened': ({ who, by }, scene) => follows(`${by} less damage for ${whom(scene, who)}.`),
  'damage-ignored': ({ who }, scene) => follows(`It does not trouble ${whom(scene, who)}.`),
  'trait-fell': (fell, scene) => markerMoved(does(scene, fell.who, 'lose'), fell, scene),
  'trait-rose': (rose, scene) => markerMoved(does(scene, rose.who, 'gain'), rose, scene),
  healed: ({ who, trait }, scene) => follows(`${does(scene, who, 'heal')} ${TRAIT_NAMES[trait]}.`),
  acted: ({ who, word, source, name, target, named }, scene) => {
    const at = target ? ` (${whom(scene, target)})` : ''
    const says = named ? `, naming ${whom(scene, named)}` : ''
    if (name)
      return fresh(
        `${does(scene, who, 'try')} to ${name.charAt(0).toLowerCase()}${name.slice(1)}${at}${says}.`,
      )
    const what = kindAt(source) === 'haunt' ? '' : sourceName(scene, source)
    const joint = kindAt(source) === 'tile' ? ' in ' : ': '
    return fresh(
      `${does(scene, who, 'use')} ${word.toUpperCase().replace('-', ' ')}${what ? `${joint}${what}` : ''}${at}${says}.`,
    )
  },
  band: ({ at }, { index }) => {
    const line = index.lines.get(at)
    return line === undefined ? null : follows(line)
  },
  // A result with a line of its own has said as much.
  nothing: (_, { index }, before) =>
    before?.kind === 'band' && index.lines.has(before.at) ? null : follows('No effect.'),
  chose: ({ who, option }, scene) =>
    who === scene.view.viewer ? null : story(`${does(scene, who, 'choose')}: ${option.toLowerCase()}.`),
  attacked: ({ who, target, card, ranged, trait }, scene) =>
    fresh(
      `${does(scene, who, 'attack')} ${whom(scene, target)}${card ? ` with ${thing(scene, card)}` : ''}, ${TRAIT_NAMES[trait]} against ${TRAIT_NAMES[trait]}${ranged ? ', from a distance' : ''}.`,
    ),
  'attack-wasted': ({ target, trait }, scene) =>
    story(`It is wasted: ${nameOf(scene, target)} has no ${TRAIT_NAMES[trait]} to strike at.`),
  'attack-tied': () => follows('A draw. Nobody is hurt.'),
  'attack-won': ({ winner, by }, scene) => follows(`${does(scene, winner, 'win')} by ${by}.`),
  stunned: ({ who }, scene) => follows(`${does(scene, who, 'are', 'is')} stunned.`),
  recovered: ({ who }, scene) => story(`${does(scene, who, 'get')} up again, and that is all it does.`),
  'monster-moves': () => null,
  'monster-placed': ({ who, tile }, scene) =>
    story(`${does(scene, who, 'are', 'is')} ${inRoom(scene, tile)}.`),
  'monster-removed': ({ who }, scene) => follows(`${does(scene, who, 'are', 'is')} gone.`),
  died: ({ who, tile, body = who }, scene) => {
    const where = `${inRoom(scene, tile)}${inBody(scene, { id: who, body })}`
    return who === scene.view.viewer
      ? fresh(`You die ${where}. A candle goes out somewhere, politely.`)
      : fresh(`${nameOf(scene, who)} dies ${where}. A chair is empty.`)
  },
  'bodies-swapped': ({ who, with: other, body, left }, scene) =>
    fresh(
      `${does(scene, who, 'are', 'is')} in ${bodyOf(scene, body, who)} now. ${does(scene, other, 'are', 'is')} in ${bodyOf(scene, left, other)}.`,
    ),
  'bodies-returned': ({ died, woke }, scene) => [
    fresh('Every soul is back in its own body.'),
    ...died.map((id) => follows(`${capital(bodyOf(scene, id))} is dead.`)),
    ...woke.map((id) => follows(`${does(scene, id, 'are', 'is')} alive again.`)),
  ],
  'death-put-off': ({ who }, scene) => story(`${does(scene, who, 'should', 'should')} be dead.`),
  rose: ({ who, tile }, scene) => fresh(`${does(scene, who, 'get')} up again ${inRoom(scene, tile)}.`),
  'corpse-taken': ({ who, corpse }, scene) =>
    story(`${does(scene, who, 'take')} up ${corpseOf(scene, corpse)}.`),
  'corpse-held': ({ who, corpse, held }, scene) =>
    story(`${does(scene, who, held ? 'take hold' : 'let go')} of ${corpseOf(scene, corpse)}.`),
  'corpse-dragged': ({ corpse }, scene) => follows(`${capital(corpseOf(scene, corpse))} comes too.`),
  // What it does; an effect on all of a kind is told once.
  'effect-lasts': ({ on, at, pc }, scene, before) => {
    if (before?.kind === 'effect-lasts' && before.at === at && before.pc === pc) return null
    const op = scene.index.lists.get(at)?.ops[pc]
    if (op?.op !== 'lasting') return null
    const { say } = scene.sentences
    const isReaders = on === scene.view.viewer || op.on !== undefined
    const text = (isReaders ? say : say.asTheirs()).list({ ref: '', ops: [op] })
    return follows(isReaders ? `${capital(text)}.` : `${capital(nameOf(scene, on))}: ${text}.`)
  },
  // Effects of one page that end together share a sentence.
  'effect-ended': ({ on, source }, scene, before) => {
    const of = sourceName(scene, source)
    const isTold =
      before?.kind === 'effect-ended' && before.on === on && sourceName(scene, before.source) === of
    return isTold ? null : story(`The effect of ${of} on ${whom(scene, on)} is over.`)
  },
}

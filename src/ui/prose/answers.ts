/** The answers to every decision except those of a turn: the label and the effect of each. */
import { kindAt } from '../../engine/addresses.ts'
import { SIDES, type Trait } from '../../engine/ids.ts'
import { parseKey } from '../../engine/keys.ts'
import type { OpList } from '../../engine/language/defs.ts'
import { rangeOf } from '../../engine/language/say.ts'
import type { Op } from '../../engine/language/words.ts'
import { homeOfReaction } from './boxes.ts'
import { listed, nameOf, room, roomName, sourceName, TRAIT_NAMES, thing, thingName } from './names.ts'
import { askingOf, findExplorer, type Scene, topFrame, viewerOf } from './scene.ts'
import { sealedText } from './sealed.ts'
import { change, ladderOf, valueAt } from './traits.ts'

export interface Described {
  /** Its name, which a player can type. */
  label: string
  /** Its effect; empty if the label says everything. */
  detail: string
  /** Other words for it. */
  also?: string[]
  /** The name of a haunt's action without the verb. */
  own?: string
}

const ACCEPT = ['yes', 'accept', 'allow', 'agree']
const REFUSE = ['no', 'refuse', 'decline']

const FIXED: Record<string, Described> = {
  accept: { label: 'yes', detail: '', also: ACCEPT },
  refuse: { label: 'no', detail: '', also: REFUSE },
  pass: { label: 'nobody', detail: '', also: ['pass', 'none', 'no'] },
  stop: { label: 'stay', detail: '', also: ['stop', 'stay here'] },
  done: { label: 'done', detail: 'no more', also: ['no', 'nothing', 'stop'] },
  ready: { label: 'ready', detail: '', also: ['ok', 'yes'] },
  draw: { label: 'draw', detail: 'draw the event and resolve it' },
  skip: { label: 'skip', detail: 'leave the event undrawn' },
  roll: { label: 'roll', detail: 'take your chance' },
  five: { label: 'five', detail: 'take 5 instead of rolling', also: ['5', 'take five'] },
  damage: { label: 'damage', detail: 'deal the damage' },
  steal: { label: 'steal', detail: 'take one thing instead' },
  keep: { label: 'keep', detail: 'keep it as it is' },
  again: { label: 'again', detail: 'who lived through the last game comes again, older' },
  heirloom: { label: 'heirloom', detail: "make it your family's own" },
}

/** Where a card or tile goes that was looked at. */
const BACK = {
  keep: 'leave it on top, bury the others',
  bury: 'put it at the bottom',
  under: 'put it under the others you looked at',
}

export function answerOf(scene: Scene, key: string): Described {
  const fixed = Object.hasOwn(FIXED, key) ? FIXED[key] : undefined
  if (fixed) return fixed
  const answer = parseKey(key)
  switch (answer.kind) {
    case 'damage':
      return falls(scene, answer.trait)
    case 'trait':
      return { label: TRAIT_NAMES[answer.trait], detail: traitDetail(scene, answer.trait) }
    case 'option':
      return option(scene, answer.option)
    case 'result':
      return result(scene, key)
    case 'target':
      return scene.view.decision?.kind === 'vote'
        ? ballot(scene, answer.target, answer.extra)
        : target(scene, answer.target)
    case 'tile':
    case 'to':
      return { label: roomName(scene, answer.tile), detail: '' }
    case 'turn':
      return turned(scene, answer.degrees)
    case 'doorway':
      return { label: `${roomName(scene, answer.tile)} ${answer.side}`, detail: '' }
    case 'bid':
      return withExtra(scene, String(answer.number), String(answer.number), answer.extra)
    case 'gain':
      return { label: String(answer.number), detail: answer.number ? `gain ${answer.number}` : 'no gain' }
    case 'first':
      return reaction(scene, answer.at)
    case 'more':
      return more(scene, answer.card, answer.owner)
    case 'bury':
    case 'keep':
    case 'under':
      return {
        label: `${answer.kind} ${scene.catalog.tiles[answer.id] ? room(scene, answer.id) : thing(scene, answer.id)}`,
        detail: BACK[answer.kind],
      }
    case 'card':
      return { label: thingName(scene, answer.card), detail: '' }
    case 'thing':
      return { label: thingName(scene, answer.thing), detail: '' }
    case 'token':
      return { label: thingName(scene, answer.token), detail: '' }
    case 'who':
      return { label: `${answer.name} ${answer.age}`, detail: '', also: [answer.name] }
    case 'write':
      return { label: answer.text, detail: '' }
    default:
      return { label: key, detail: '' }
  }
}

function target(scene: Scene, id: string): Described {
  const isMe = id === scene.view.viewer
  return { label: nameOf(scene, id), detail: isMe ? 'yourself' : '', also: isMe ? ['me', 'myself'] : [] }
}

const asked = (scene: Scene) => findExplorer(scene, scene.view.decision?.about.who ?? '')

function falls(scene: Scene, trait: Trait): Described {
  const explorer = asked(scene)
  if (!explorer) return { label: TRAIT_NAMES[trait], detail: '' }
  const from = explorer.steps[trait]
  return { label: TRAIT_NAMES[trait], detail: change(scene, explorer, trait, from, from - 1) }
}

function traitDetail(scene: Scene, trait: Trait): string {
  const explorer = asked(scene)
  const asking = askingOf(scene)
  if (!explorer || !asking) return ''
  const { op, asks } = asking
  if (asks.stepAfter) {
    const from = explorer.steps[trait]
    const { start, steps } = ladderOf(scene, explorer, trait)
    const to = asks.stepAfter(op, from, { start, top: steps.length })
    return to === null ? 'not hurt, heals nothing' : change(scene, explorer, trait, from, to)
  }
  if (asks.isContest) {
    const frame = topFrame(scene)
    const other = frame?.rule === 'ops' && findExplorer(scene, frame.with.scope.target ?? '')
    const mine = valueAt(scene, explorer, trait)
    return other ? `${mine} against ${valueAt(scene, other, trait)}` : `yours shows ${mine}`
  }
  return ''
}

/** The answer that the asking page has words for. */
function answerFor(scene: Scene, key: string) {
  const asking = askingOf(scene)
  return asking?.asks.answers?.(asking.op).find((one) => one.key === key)
}

/** An Event's options hide their results; those of tiles, cards and haunts are public. */
function option(scene: Scene, name: string): Described {
  const found = answerFor(scene, name)
  if (!found) return { label: scene.catalog.families[name]?.name ?? name, detail: '', also: [name] }
  if (found.do.ops.length === 0) return { label: found.label, detail: '', also: [name] }
  const frame = topFrame(scene)
  const isEvent = frame?.rule === 'ops' && kindAt(frame.with.scope.source) === 'event'
  const text = isEvent ? sealedText(scene, found.do) : scene.sentences.say.list(forReader(scene, found.do))
  const label = found.label.charAt(0).toLowerCase() + found.label.slice(1)
  return { label, detail: text.toLowerCase() === label.toLowerCase() ? '' : text, also: [name] }
}

/** What depends on the reader's own side is settled: "if you are a hero, …; otherwise …" becomes one of the two. */
function forReader(scene: Scene, list: OpList): OpList {
  const side = viewerOf(scene)?.team
  const ops = list.ops.flatMap((op): Op[] => {
    if (op.op !== 'when' || !('team' in op.if) || op.if.who !== undefined || !side) return [op]
    const taken = op.if.team === side ? op.then : op.else
    return taken ? forReader(scene, taken).ops : []
  })
  return { ...list, ops }
}

/** "result 4+: place yourself on a tile outside". */
function result(scene: Scene, key: string): Described {
  const asking = askingOf(scene)
  const band = asking?.asks.bands?.(asking.op)[scene.view.decision!.choices.indexOf(key)]
  if (!band) return { label: key, detail: '' }
  const { say } = scene.sentences
  // A bare number would pick a choice by its place in the list.
  return { label: `result ${rangeOf(say, band)}`, detail: say.list(band.do) }
}

/** "Alice", or "Alice and the Rider waits" if the ballot has an extra. */
const ballot = (scene: Scene, target: string, key: string | null): Described =>
  withExtra(scene, nameOf(scene, target), target, key)

/** A secret answer, with what is written on it besides. */
function withExtra(scene: Scene, name: string, id: string, key: string | null): Described {
  const extra = key === null ? undefined : answerFor(scene, key)
  if (!key || !extra) return { label: name, detail: '', also: id === name ? [] : [id] }
  // A line that begins with a number would answer with the number alone.
  if (/^\d+$/.test(name))
    return {
      label: `${extra.label}, giving ${name}`,
      detail: '',
      also: [`${key} ${name}`, `${name} ${key}`, `${name} and ${key}`],
    }
  const [first = '', ...others] = extra.label
  return {
    label: `${name} and ${first.toLowerCase()}${others.join('')}`,
    detail: '',
    also: [...new Set([name, id])].flatMap((one) => [`${one} and ${key}`, `${one} ${key}`]),
  }
}

/** Which way the doors of a drawn room would face. */
function turned(scene: Scene, degrees: number): Described {
  const frame = topFrame(scene)
  const tile = scene.view.decision?.about.tile
  const doors = tile ? (scene.catalog.tiles[tile]?.doors ?? []) : []
  const back = frame?.rule === 'discover' ? SIDES[(SIDES.indexOf(frame.with.side) + 2) % 4] : null
  const facing = doors
    .map((side) => SIDES[(SIDES.indexOf(side) + degrees / 90) % 4]!)
    .sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b))
  const others = facing.filter((side) => side !== back)
  return {
    label: others.length > 0 ? listed(others) : 'no further door',
    detail: '',
    also: [`${degrees}`, `turn ${degrees}`],
  }
}

function reaction(scene: Scene, at: string): Described {
  const def = scene.index.reactions.get(at)
  const text = def ? scene.sentences.reaction(def, homeOfReaction(at)) : ''
  return { label: def?.name ?? sourceName(scene, at), detail: text }
}

function more(scene: Scene, card: string, owner: string | null): Described {
  const name = thing(scene, card)
  return { label: owner === null ? name : `${name} from ${nameOf(scene, owner)}`, detail: '' }
}

/** The answers to every decision besides a turn: what each is called and what it brings. */
import { SIDES, type Trait } from '../../engine/ids.ts'
import { rangeOf } from '../../engine/language/say.ts'
import type { Described } from './choices.ts'
import { listed, nameOf, room, roomName, sourceName, TRAIT_NAMES, thing, thingName } from './names.ts'
import { askingOp, findExplorer, type Scene, topFrame } from './scene.ts'
import { sealedText } from './sealed.ts'
import { change, ladderOf, valueAt } from './traits.ts'

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
  skip: { label: 'skip', detail: 'let the event be' },
  roll: { label: 'roll', detail: 'take your chance' },
  five: { label: 'five', detail: 'say 5 and roll nothing', also: ['5', 'take five'] },
  damage: { label: 'damage', detail: 'let the blow fall' },
  steal: { label: 'steal', detail: 'take one thing instead' },
  keep: { label: 'keep', detail: 'keep it as it is' },
  heirloom: { label: 'heirloom', detail: "make it your family's own" },
}

export function answerOf(scene: Scene, key: string): Described {
  const fixed = Object.hasOwn(FIXED, key) ? FIXED[key] : undefined
  if (fixed) return fixed
  const at = key.indexOf(':')
  const [verb, rest] = [key.slice(0, at), key.slice(at + 1)]
  switch (verb) {
    case 'damage':
      return falls(scene, rest as Trait)
    case 'trait':
      return { label: TRAIT_NAMES[rest as Trait] ?? rest, detail: traitDetail(scene, rest as Trait) }
    case 'option':
      return option(scene, rest)
    case 'result':
      return result(scene, key)
    case 'target':
      if (scene.view.decision?.kind === 'vote') return ballot(scene, rest)
      return {
        label: nameOf(scene, rest),
        detail: rest === scene.view.viewer ? 'yourself' : '',
        also: rest === scene.view.viewer ? ['me', 'myself'] : [],
      }
    case 'tile':
    case 'to':
      return { label: roomName(scene, rest), detail: '' }
    case 'turn':
      return turned(scene, Number(rest))
    case 'doorway':
      return doorway(scene, rest)
    case 'bid':
      return { label: rest, detail: '' }
    case 'gain':
      return { label: rest, detail: rest === '0' ? 'no gain' : `gain ${rest}` }
    case 'first':
      return reaction(scene, rest)
    case 'more':
      return more(scene, rest.split(':'))
    case 'bury':
    case 'keep':
      return {
        label: `${verb} ${scene.catalog.tiles[rest] ? room(scene, rest) : thing(scene, rest)}`,
        detail: verb === 'keep' ? 'leave it on top, bury the others' : 'put it at the bottom',
      }
    default:
      return { label: scene.catalog.tiles[rest] ? roomName(scene, rest) : thingName(scene, rest), detail: '' }
  }
}

const asked = (scene: Scene) => findExplorer(scene, scene.view.decision?.about.who ?? '')

function falls(scene: Scene, trait: Trait): Described {
  const explorer = asked(scene)
  if (!explorer) return { label: TRAIT_NAMES[trait] ?? trait, detail: '' }
  const from = explorer.steps[trait]
  return { label: TRAIT_NAMES[trait], detail: change(scene, explorer, trait, from, from - 1) }
}

function traitDetail(scene: Scene, trait: Trait): string {
  const explorer = asked(scene)
  const op = askingOp(scene)
  if (!explorer || !op) return ''
  const by = 'by' in op && typeof op.by === 'number' ? op.by : 1
  const from = explorer.steps[trait]
  const ladder = ladderOf(scene, explorer, trait)
  if (op.op === 'gain') return change(scene, explorer, trait, from, Math.min(from + by, ladder.steps.length))
  if (op.op === 'lose' || op.op === 'pay') return change(scene, explorer, trait, from, Math.max(from - by, 0))
  if (op.op === 'heal')
    return from >= ladder.start
      ? 'not hurt, heals nothing'
      : change(scene, explorer, trait, from, ladder.start)
  if (op.op === 'name-trait' || op.op === 'contest') {
    const frame = topFrame(scene)
    const other = frame?.rule === 'ops' && findExplorer(scene, frame.with.scope.target ?? '')
    const mine = valueAt(scene, explorer, trait)
    return other ? `${mine} against ${valueAt(scene, other, trait)}` : `yours shows ${mine}`
  }
  return ''
}

/** An Event's courses stay sealed; those of tiles, cards and haunts are public. */
function option(scene: Scene, name: string): Described {
  const op = askingOp(scene)
  const found = op?.op === 'choose' ? op.options.find((one) => one.key === name) : undefined
  if (!found) return { label: name, detail: '' }
  const frame = topFrame(scene)
  const isEvent = frame?.rule === 'ops' && frame.with.scope.source.startsWith('event:')
  const text = isEvent ? sealedText(scene, found.do) : scene.sentences.say.list(found.do)
  const label = found.label.charAt(0).toLowerCase() + found.label.slice(1)
  return { label, detail: text.toLowerCase() === label.toLowerCase() ? '' : text, also: [name] }
}

/** "result 4+: place yourself on a tile outside". */
function result(scene: Scene, key: string): Described {
  const op = askingOp(scene)
  const band = op?.op === 'roll' ? op.bands[scene.view.decision!.choices.indexOf(key)] : undefined
  if (!band) return { label: key, detail: '' }
  const { say } = scene.sentences
  // A bare number would be the place of a choice in the list.
  return { label: `result ${rangeOf(say, band)}`, detail: say.list(band.do) }
}

/** "Alice", or "Alice and the Rider waits" where something more is written on the ballot. */
function ballot(scene: Scene, rest: string): Described {
  const [target = '', key] = rest.split('+')
  const name = nameOf(scene, target)
  const op = askingOp(scene)
  const extra = op?.op === 'vote' ? op.extras?.find((one) => one.key === key) : undefined
  if (!key || !extra) return { label: name, detail: '', also: [target] }
  const [first = '', ...others] = extra.label
  return {
    label: `${name} and ${first.toLowerCase()}${others.join('')}`,
    detail: '',
    also: [`${name} and ${key}`, `${name} ${key}`, `${target} and ${key}`, `${target} ${key}`],
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

function doorway(scene: Scene, rest: string): Described {
  const [tile = '', side = ''] = rest.split(':')
  return { label: `${roomName(scene, tile)} ${side}`, detail: '' }
}

function reaction(scene: Scene, at: string): Described {
  const def = scene.index.reactions.get(at)
  const home = at.startsWith('tile:') ? 'tile' : at.startsWith('haunt:') ? 'haunt' : 'card'
  const text = def ? scene.sentences.reaction(def, home) : ''
  return { label: def?.name ?? sourceName(scene, at), detail: text }
}

function more(scene: Scene, parts: string[]): Described {
  const name = thing(scene, parts.at(-1)!)
  return { label: parts.length > 1 ? `${name} from ${nameOf(scene, parts[0]!)}` : name, detail: '' }
}

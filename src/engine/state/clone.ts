/** A copy of the state by hand, one function per noun; a property test holds it against structuredClone. */
import type { Asking, Decision, Frame } from './flow.ts'
import type { Explorer, Haunt, Mark, Monster, PlacedTile, Secret, State } from './state.ts'

export function clone(state: State): State {
  return {
    format: state.format,
    edition: state.edition,
    catalog: state.catalog,
    options: { ...state.options },
    rng: {
      stack: cloneDeep(state.rng.stack),
      cards: cloneDeep(state.rng.cards),
      dice: cloneDeep(state.rng.dice),
      haunt: cloneDeep(state.rng.haunt),
    },
    phase: state.phase,
    round: state.round,
    order: state.order.slice(),
    slot: state.slot,
    turn: { ...state.turn, words: state.turn.words.slice(), onces: state.turn.onces.slice() },
    explorers: state.explorers.map(cloneExplorer),
    monsters: state.monsters.map(cloneMonster),
    house: state.house.map(cloneTile),
    stack: state.stack.slice(),
    decks: {
      event: state.decks.event.slice(),
      item: state.decks.item.slice(),
      omen: state.decks.omen.slice(),
    },
    box: state.box.slice(),
    destroyed: state.destroyed.slice(),
    marks: cloneRecord(state.marks, cloneMark),
    ongoing: state.ongoing.map((ongoing) => ({ card: ongoing.card, tile: ongoing.tile })),
    lasting: state.lasting.map(({ from, pc, on, until }) => ({ from, pc, on, until })),
    onces: state.onces.slice(),
    exhausted: state.exhausted.slice(),
    entries: state.entries.slice(),
    lastOmen: state.lastOmen,
    haunt: state.haunt && cloneHaunt(state.haunt),
    frames: state.frames.map(cloneFrame),
    asking: state.asking && cloneAsking(state.asking),
    outcome: state.outcome && { ...state.outcome, players: state.outcome.players.slice() },
  }
}

function cloneExplorer(explorer: Explorer): Explorer {
  const { steps, heirlooms } = explorer
  return {
    id: explorer.id,
    seat: explorer.seat,
    family: explorer.family,
    name: explorer.name,
    age: explorer.age,
    calling: explorer.calling,
    tile: explorer.tile,
    steps: { speed: steps.speed, might: steps.might, sanity: steps.sanity, knowledge: steps.knowledge },
    cards: explorer.cards.slice(),
    used: explorer.used.slice(),
    kept: explorer.kept.slice(),
    objects: explorer.objects.slice(),
    dead: explorer.dead,
    borneBy: explorer.borneBy,
    team: explorer.team,
    shown: explorer.shown,
    ignores: explorer.ignores.slice(),
    heirlooms: { left: heirlooms.left, made: heirlooms.made, declined: heirlooms.declined.slice() },
    ancestors: explorer.ancestors,
  }
}

function cloneMonster(monster: Monster): Monster {
  const { id, kind, number, tile, stunned, barred } = monster
  return {
    id,
    kind,
    number,
    tile,
    stunned,
    objects: monster.objects.slice(),
    cards: monster.cards.slice(),
    barred,
  }
}

function cloneTile(tile: PlacedTile): PlacedTile {
  return {
    id: tile.id,
    region: tile.region,
    x: tile.x,
    y: tile.y,
    turned: tile.turned,
    doors: tile.doors,
    falses: tile.falses,
    blocked: tile.blocked,
    next: tile.next.slice(),
    ghosts: tile.ghosts,
    tokens: tile.tokens.slice(),
    objects: tile.objects.slice(),
    pile: tile.pile.slice(),
  }
}

const cloneMark = ({ ticks, heirloom, name }: Mark): Mark => ({ ticks, heirloom, name })
const cloneSecret = ({ value, among, knownTo, shown }: Secret): Secret => ({
  value,
  among: among.slice(),
  knownTo: knownTo.slice(),
  shown,
})

function cloneHaunt(haunt: Haunt): Haunt {
  return {
    number: haunt.number,
    revealer: haunt.revealer,
    omen: haunt.omen,
    tile: haunt.tile,
    tracks: { ...haunt.tracks },
    aside: haunt.aside.slice(),
    secrets: cloneRecord(haunt.secrets, cloneSecret),
    disclosed: haunt.disclosed.slice(),
    smalls: haunt.smalls,
    larges: haunt.larges,
    speeds: { ...haunt.speeds },
  }
}

/** Frames differ by rule; all are shallow trees of ids and numbers. */
function cloneFrame(frame: Frame): Frame {
  return {
    rule: frame.rule,
    step: frame.step,
    answer: frame.answer,
    result: frame.result,
    with: cloneDeep(frame.with),
  } as Frame
}

const cloneDecision = (decision: Decision): Decision => ({
  seat: decision.seat,
  kind: decision.kind,
  about: { ...decision.about },
  choices: decision.choices?.slice() ?? null,
})

const cloneAsking = (asking: Asking): Asking => ({
  join: asking.join,
  open: asking.open.map(cloneDecision),
  given: { ...asking.given },
})

function cloneRecord<T>(record: Record<string, T>, copy: (value: T) => T): Record<string, T> {
  const copied: Record<string, T> = {}
  for (const key in record) copied[key] = copy(record[key]!)
  return copied
}

function cloneDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneDeep) as T
  const copied = {} as Record<string, unknown>
  for (const key in value) copied[key] = cloneDeep(value[key])
  return copied as T
}

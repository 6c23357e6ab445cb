/** A haunt must be winnable: each side has something to do, and something that ends the game for it. */
import type { Team } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Tiles, Value } from '../../engine/language/words.ts'
import type { Checking } from '../check.ts'
import { join, type Part, walk } from '../walk.ts'
import { slug } from './ops.ts'
import { referencesIn } from './references.ts'

type Report = (path: string, expected: string) => void

export function checkHaunts({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    const tell: Report = (path, expected) => report(`haunt:${haunt.number}`, path, expected)
    checkActions(haunt, tell)
    checkSides(haunt, tell)
    checkTracks(haunt, tell)
    checkSecrets(haunt, tell)
    checkSupply(haunt, tell)
  }
}

function checkActions(haunt: HauntDef, tell: Report): void {
  const names = haunt.actions.map(({ name }) => slug(name ?? ''))
  for (const [n, action] of haunt.actions.entries()) {
    if (action.by === undefined)
      tell(`actions/${n}/by`, 'An action of a haunt says by whom: `heroes`, `traitor` or `everyone`.')
    if (!action.name) tell(`actions/${n}/name`, 'An action of a haunt has a name.')
    else if (names.indexOf(names[n]!) < n)
      tell(`actions/${n}/name`, `There is already an action called ${action.name} in this haunt.`)
  }
}

/** Who can win: with no traitor the heroes alone, in a free-for-all anybody. */
function sidesOf(haunt: HauntDef): Team[] {
  const { kind } = haunt.team
  if (kind === 'none') return ['heroes']
  return kind === 'all-traitors' ? ['traitor'] : kind === 'everyone' ? [] : ['heroes', 'traitor']
}

function checkSides(haunt: HauntDef, tell: Report): void {
  const wins = winsIn(haunt)
  if (haunt.team.kind === 'everyone' && wins.size === 0 && !haunt.goals.some(({ when }) => when))
    tell('goals', 'Nothing in this haunt lets anybody win.')
  for (const team of sidesOf(haunt)) {
    const side = team === 'heroes' ? 'the heroes' : 'the traitor'
    const goals = haunt.goals.filter((goal) => goal.team === team)
    const acts = haunt.actions.some(({ by }) => by === team || by === 'everyone')
    if (haunt.team.kind === 'known' && !acts && goals.length === 0)
      tell('actions', `This haunt gives ${side} neither an action nor a goal.`)
    if (!wins.has(team) && !goals.some(({ when }) => when))
      tell(
        'goals',
        `Nothing lets ${side} win: a goal with \`when\`, or an op \`win\` in what ${side} can do.`,
      )
  }
}

/** Sides a `win` op is within reach of: in their own actions, or in what happens by itself. */
function winsIn(haunt: HauntDef): Set<Team | 'me'> {
  const found = new Set<Team | 'me'>()
  const look = (part: unknown, by: Team | 'everyone' | undefined) =>
    walk(part, '', (inner) => {
      const team = inner.team as Team | 'me'
      if (inner.op !== 'win') return
      if (team === 'me' && by !== 'everyone' && by !== undefined) found.add(by)
      else if (by === undefined || by === 'everyone' || by === team) found.add(team)
    })
  for (const action of haunt.actions) look(action, action.by)
  for (const free of [haunt.reactions, haunt.monsters, haunt.houseTurn]) look(free, undefined)
  return found
}

function checkTracks(haunt: HauntDef, tell: Report): void {
  const moved = new Set<string>()
  walk(haunt, '', (part) => {
    if (part.op === 'track') moved.add(part.track as string)
    if (typeof part.into === 'string') moved.add(part.into)
  })
  for (const [n, goal] of haunt.goals.entries())
    for (const { sort, id, path } of referencesIn(goal.when))
      if (sort === 'track' && !moved.has(id))
        tell(join(`goals/${n}/when`, path), `This goal waits for the track \`${id}\`, which no op moves.`)
}

/** A secret is drawn in the setup, before anything there reads it. */
function checkSecrets(haunt: HauntDef, tell: Report): void {
  const drawn = new Set<string>()
  for (const team of ['heroes', 'traitor'] as const) {
    walk(haunt.setup[team], `setup/${team}`, (part, path) => {
      if (part.op === 'draw-secret') {
        drawn.add(part.secret as string)
        return
      }
      const secret = secretRead(part)
      if (secret !== null && !drawn.has(secret))
        tell(path, `The secret \`${secret}\` is read here before it is drawn.`)
    })
  }
  for (const [n, { id }] of haunt.secrets.entries())
    if (!drawn.has(id)) tell(`secrets/${n}`, `No op of the setup draws the secret \`${id}\`.`)
}

const secretRead = (part: Part): string | null => {
  const read = part.secret ?? part.revealed ?? (typeof part.named === 'string' ? part.named : undefined)
  return typeof read === 'string' ? read : null
}

/** L-COMP-20: the box holds 2 large and 20 small monsters. */
function checkSupply(haunt: HauntDef, tell: Report): void {
  const supply = { large: 2, small: 20 }
  const wanted = { large: 0, small: 0 }
  for (const team of ['heroes', 'traitor'] as const)
    wanted.large += spawned(haunt, haunt.setup[team], 'large')
  for (const team of ['heroes', 'traitor'] as const)
    wanted.small += spawned(haunt, haunt.setup[team], 'small')
  for (const size of ['large', 'small'] as const)
    if (wanted[size] > supply[size])
      tell('setup', `The setup places up to ${wanted[size]} ${size} monsters; the box holds ${supply[size]}.`)
}

/** The most a part of the setup can place; of two branches the greater one. */
function spawned(haunt: HauntDef, part: unknown, size: 'small' | 'large'): number {
  if (typeof part !== 'object' || part === null) return 0
  if (Array.isArray(part)) return part.reduce<number>((sum, inner) => sum + spawned(haunt, inner, size), 0)
  const { op, monster, on, first } = part as { op?: string; monster?: string; on?: Tiles; first?: Value }
  if (op === 'spawn') {
    if (haunt.monsters.find(({ id }) => id === monster)?.size !== size) return 0
    const places = typeof on === 'object' && 'tile' in on ? [on.tile].flat().length : Number.POSITIVE_INFINITY
    return first === undefined ? 1 : Math.min(places, most(first))
  }
  const inner = Object.values(part).map((one) => spawned(haunt, one, size))
  return op === 'when' || op === 'choose' || op === 'roll'
    ? Math.max(0, ...inner)
    : inner.reduce((sum, one) => sum + one, 0)
}

function most(value: Value): number {
  if (typeof value === 'number') return value
  if ('players' in value) return Math.max(...value.players)
  if ('sum' in value) return value.sum.reduce<number>((sum, part) => sum + most(part), 0)
  if ('min' in value) return Math.min(...value.min.map(most))
  if ('max' in value) return Math.max(...value.max.map(most))
  return 'if' in value ? Math.max(most(value.then), most(value.else ?? 0)) : 1
}

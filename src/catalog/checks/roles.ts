/** Somebody or something selected before it is given: in the setup, whose ops run in order, heroes first. */
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'
import { join, type Part, walk } from '../walk.ts'
import { COMMON_TOKENS } from './references.ts'

type Tell = (path: string, expected: string) => void

export function checkRoles({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    const tell: Tell = (path, expected) => report(`haunt:${haunt.number}`, path, expected)
    checkSetup(haunt, tell)
    checkTraitor(haunt, tell)
  }
}

/** What each op of the setup makes, and what is asked for too early. */
function checkSetup(haunt: HauntDef, tell: Tell): void {
  const made = new Set<string>(COMMON_TOKENS.map((token) => `token:${token}`))
  for (const team of ['heroes', 'traitor'] as const) {
    walk(haunt.setup[team], `setup/${team}`, (part, path) => {
      for (const { key, sort, id } of selected(part)) {
        if (made.has(`${sort}:${id}`)) continue
        const early =
          sort === 'secret' ? 'read here before it is drawn' : `selected here before ${FIRST[sort]}`
        tell(sort === 'secret' ? path : join(path, key), `The ${NAMES[sort]} \`${id}\` is ${early}.`)
      }
      for (const what of makes(part)) made.add(what)
    })
  }
  for (const [n, { id }] of haunt.secrets.entries())
    if (!made.has(`secret:${id}`)) tell(`secrets/${n}`, `No op of the setup draws the secret \`${id}\`.`)
}

type Sort = 'token' | 'monster' | 'object' | 'secret'
const NAMES: Record<Sort, string> = { token: 'token', monster: 'monster', object: 'Object', secret: 'secret' }
const FIRST: Record<Sort, string> = {
  token: 'it is put down',
  monster: 'it is spawned',
  object: 'it is brought out',
  secret: 'it is drawn',
}

function makes(part: Part): string[] {
  switch (part.op) {
    case 'put-token':
      return [`token:${part.token}`]
    case 'seat-tile':
      return [`token:${part.mark}`]
    case 'spawn':
      return [`monster:${part.monster}`]
    case 'take-object':
    case 'put-object':
      return [`object:${part.object}`]
    case 'draw-secret':
      return [`secret:${part.secret}`]
    default:
      return []
  }
}

/** Selectors and conditions name what they look for; an op names what it makes. */
function selected(part: Part): { key: string; sort: Sort; id: string }[] {
  if (part.op === 'draw-secret') return []
  const secret = part.secret ?? part.revealed ?? (typeof part.named === 'string' ? part.named : undefined)
  const found: [key: string, sort: Sort, id: unknown][] = [['secret', 'secret', secret]]
  if (part.op === undefined) found.push(['token', 'token', part.token], ['monster', 'monster', part.monster])
  // Where an Object lies; a condition may well ask whether it is still aside.
  if (part.op === undefined && part.is === undefined) found.push(['object', 'object', part.object])
  return found.flatMap(([key, sort, id]) => (typeof id === 'string' ? [{ key, sort, id }] : []))
}

const WITHOUT: Partial<Record<HauntDef['team']['kind'], string>> = {
  none: 'this haunt has no traitor',
  unknown: 'nobody is the traitor yet',
  everyone: 'everyone plays alone',
}

/** `traitor` where there is none: in the setup always, elsewhere if nobody can turn. */
function checkTraitor(haunt: HauntDef, tell: Tell): void {
  const why = WITHOUT[haunt.team.kind]
  if (!why) return
  let turns = false
  walk(haunt, '', (part) => {
    if (part.op === 'become' && part.team === 'traitor') turns = true
  })
  if (!turns) {
    for (const [n, { by }] of haunt.actions.entries())
      if (by === 'traitor') tell(`actions/${n}/by`, `Nobody can ever do this: ${why}, and nobody turns.`)
    for (const [n, { who }] of haunt.reactions.entries())
      if (who === 'traitor')
        tell(`reactions/${n}/who`, `This can never happen to anybody: ${why}, and nobody turns.`)
  }
  const parts = turns ? { setup: haunt.setup } : haunt
  walk(parts, '', (part, path) => {
    for (const [key, inner] of Object.entries(part))
      if ((inner === 'traitor' && WHO_KEYS.includes(key)) || (key === 'all' && inner === 'traitors'))
        tell(join(path, key), `The traitor is selected here, but ${why}.`)
  })
}

/** Keys that hold WHO. */
const WHO_KEYS: readonly string[] = [
  'who',
  'with',
  'of',
  'from',
  'but',
  'near',
  'to',
  'toward',
  'among',
  'dead',
  'stunned',
  'carriedBy',
  'corpse',
  'body',
  'on',
  'exists',
  'count',
  'target',
]

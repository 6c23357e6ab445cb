/** English for the standing answers of cards, tiles, haunts and lasting effects. */
import type { Passive, TraitorPower } from './defs.ts'
import { added, an, counted, type Home, moreOrFewer, type Say, the } from './say.ts'
import type { Who } from './words.ts'

const POWERS: Record<TraitorPower, [granted: string, denied: string]> = {
  'ignore-obstacles': ['ignores obstacles', 'does not ignore obstacles'],
  'ignore-tile-damage': ['takes no damage from tiles', 'takes damage from tiles'],
  'flat-five': ['may take a flat 5 instead of rolling', 'may not take a flat 5'],
  'skip-event': ['need not draw Events', 'must draw Events'],
  'ignore-ongoing': ['may ignore Ongoing Events', 'may not ignore Ongoing Events'],
  'ignore-ghosts': ['ignores ghosts', 'does not ignore ghosts'],
}

/** Said of the bearer, or of somebody else it was laid on. */
export function standingClause(def: Passive, say: Say, on: Who = 'me', home: Home = 'card'): string {
  const sign = (by: unknown) => (typeof by === 'number' && by < 0 ? 'from' : 'to')
  const of = (what: string) =>
    on === 'me' ? `${home === 'monster' ? 'its' : 'your'} ${what}` : `the ${what} of ${say.whom(on)}`
  switch (def.ask) {
    case 'trait':
      return `${def.by < 0 ? `lose ${-def.by}` : `gain ${def.by}`} ${say.trait(def.trait)} while carried`
    case 'roll-dice':
      return `${say.does(on, 'roll', 'rolls')} ${moreOrFewer(say, def.by, 'die', 'dice')}`
    case 'roll-add':
      return `${added(say, def.by)} ${sign(def.by)} ${of('result')}`
    case 'most-dice': {
      const dice =
        typeof def.by === 'object' && 'track' in def.by
          ? `dice than ${say.value(def.by)}`
          : `than ${counted(say, def.by, 'die', 'dice')}`
      return `no roll of ${on === 'me' ? (home === 'monster' ? 'its' : 'yours') : say.whom(on)} uses more ${dice}`
    }
    case 'may-not-name':
      return `${say.subject(on)} may not name ${say.trait(def.trait)}`
    case 'roll-zero':
      return `once per turn, a trait roll of 0 counts as ${def.counts}`
    case 'damage-less': {
      const kind = def.kind && def.kind !== 'general' ? `${def.kind} ` : ''
      const least = def.atLeast ? ` that deals ${def.atLeast} or more` : ''
      return `${say.does(on, 'take', 'takes')} ${def.by} less ${kind}damage from each source${least}`
    }
    case 'leave-cost':
      return `leaving ${home === 'tile' ? 'this tile' : 'a tile'} costs ${moreOrFewer(say, def.by, 'move', 'moves')}`
    case 'moves':
      return `${say.does(on, 'gain', 'gains')} ${counted(say, def.by, 'move', 'moves')} each turn`
    case 'attacker-dice':
      return `${def.only ?? 'those'} who attack ${say.whom(on)} roll ${moreOrFewer(say, def.by, 'die', 'dice')}`
    case 'not-attacked-by-monsters':
      return `monsters may not attack ${say.whom(on)}`
    case 'may-not-move':
      return `${say.subject(on)} may not move`
    case 'no-turn':
      return `${of('turn')} is passed over`
    case 'may-not-enter':
      return `${say.subject(on)} may not go to ${say.tiles(def.tiles).replace(/^any (.*)$/, (_, tile: string) => an(tile))}`
    case 'own-attack-only':
      return `${say.subject(on)} may make no attack but those of this haunt`
    case 'speed-roll-add':
      return `${added(say, def.by)} ${sign(def.by)} ${of('next Speed roll')}`
    case 'event-pick':
      return `when you draw an Event, draw ${def.of} that match, resolve 1 and bury the rest`
    case 'sees-hidden':
      return 'you may look at hidden tokens on your own tile'
    case 'isolated':
      return 'no line of sight in or out, and cards do not reach in or out'
    case 'counts-as':
      return `${the(say.name(def.tile))} counts as ${an(def.symbol)} tile`
    case 'steal-monsters':
      return (
        [def.from ? 'monsters can be stolen from' : '', def.by ? 'monsters can steal' : '']
          .filter(Boolean)
          .join(', and ') || 'monsters neither steal nor are stolen from'
      )
    case 'traitor-power':
      return `the traitor ${POWERS[def.power][def.has ? 0 : 1]}`
  }
}

/** The powers of a traitor (L-TRTR-02..08); a haunt may add or remove them (L-TRTR-09). */

interface Power {
  means: string
  /** Of the traitor: has it, or has it not. */
  granted: string
  denied: string
}

export const POWERS = {
  'ignore-obstacles': {
    means: 'obstacles cost no moves',
    granted: 'ignores obstacles',
    denied: 'does not ignore obstacles',
  },
  'ignore-tile-damage': {
    means: 'tiles do no damage',
    granted: 'takes no damage from tiles',
    denied: 'takes damage from tiles',
  },
  'flat-five': {
    means: 'may take 5 instead of rolling a trait for an action of a tile',
    granted: 'may take a flat 5 instead of rolling',
    denied: 'may not take a flat 5',
  },
  'skip-event': {
    means: 'need not draw an Event',
    granted: 'need not draw Events',
    denied: 'must draw Events',
  },
  'ignore-ongoing': {
    means: 'Ongoing Events do nothing',
    granted: 'may ignore Ongoing Events',
    denied: 'may not ignore Ongoing Events',
  },
  'ignore-harm': {
    means: 'no text of a tile harms them',
    granted: 'ignores what harms in the text of tiles',
    denied: 'does not ignore what harms in the text of tiles',
  },
  'ignore-harmless': {
    means: 'what does no damage in the text of tiles need not be heeded',
    granted: 'ignores what hinders without damage in the text of tiles, and crosses barriers without a roll',
    denied: 'heeds all text of tiles',
  },
  'pick-results': {
    means: 'may pick the result where a tile would roll how it moves them',
    granted: 'picks where a moving room goes',
    denied: 'does not pick where a moving room goes',
  },
  'refuse-event': {
    means: 'may refuse an Event, or what an Omen does as it is drawn, once it is read',
    granted: 'may refuse Events',
    denied: 'may not refuse Events',
  },
  'get-free': {
    means: 'Events that hold them are discarded as they turn',
    granted: 'gets free of Events as they turn',
    denied: 'does not get free of Events as they turn',
  },
  'ignore-ghosts': {
    means: 'ghosts do nothing',
    granted: 'ignores ghosts',
    denied: 'does not ignore ghosts',
  },
} as const satisfies Record<string, Power>

export type TraitorPower = keyof typeof POWERS
export const TRAITOR_POWERS = Object.keys(POWERS) as TraitorPower[]

/** What can make leaving a tile cost more, and how it is said. */
export const BURDENS = {
  'small-obstacles': 'small obstacles',
  'large-obstacles': 'large obstacles',
  corpses: 'corpses',
} as const
export type Burden = keyof typeof BURDENS

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
  'ignore-ghosts': {
    means: 'ghosts do nothing',
    granted: 'ignores ghosts',
    denied: 'does not ignore ghosts',
  },
} as const satisfies Record<string, Power>

export type TraitorPower = keyof typeof POWERS
export const TRAITOR_POWERS = Object.keys(POWERS) as TraitorPower[]

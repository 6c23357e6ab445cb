/** The pieces that skeletons are made of: small, working, and played by every edition. */
import type { PackKind } from './pack-kinds.ts'

/** What is free in the box and in the pack. */
export interface Identity {
  name: string
  /** Of a haunt. */
  number: number
  /** Of a tile or card. */
  ref: string
  /** Names of a tile on the map. */
  short: string
  code: string
}

type Example = (identity: Identity) => Record<string, unknown>

const turnsOfTheKey = { players: [5, 6, 7, 8] }

const track = (by: number) => ({ track: { track: 'turns', by } })

const hauntGoals = [
  {
    team: 'heroes',
    kind: 'main',
    name: 'Wind the clock',
    when: { track: 'turns', atLeast: turnsOfTheKey },
  },
  {
    team: 'traitor',
    kind: 'main',
    name: 'Let it run down',
    at: 'round-end',
    when: { round: true, is: 8 },
  },
]

const hauntActions = [
  {
    word: 'operate',
    name: 'Wind the clock',
    by: 'heroes',
    goal: 'main',
    when: { on: { token: 'works' } },
    do: [
      {
        roll: {
          trait: 'knowledge',
          bands: {
            '5+': { line: 'Two turns, and a click that sounds pleased.', do: [track(2)] },
            '2-4': { line: 'One turn, and it is heavier than it looks.', do: [track(1)] },
            '0-1': {
              line: 'The spring takes your hand with it.',
              do: [{ damage: { kind: 'physical', amount: 1 } }],
            },
          },
        },
      },
    ],
  },
  {
    word: 'operate',
    name: 'Turn it back',
    by: 'traitor',
    goal: 'main',
    when: { all: [{ on: { token: 'works' } }, { track: 'turns', atLeast: 1 }] },
    do: [
      {
        roll: {
          trait: 'might',
          bands: {
            '5+': { line: 'It gives one turn back, and sighs.', do: [track(-1)] },
            '0-4': { line: 'It will not be hurried in that direction.' },
          },
        },
      },
    ],
  },
]

const haunt: Example = ({ number, name }) => ({
  number,
  name,
  team: { kind: 'known', traitor: { revealer: true } },
  premise: 'Something in the wall has begun to tick. It is early, whatever it is for.',
  plan: {
    heroes: 'Go to the Works and turn the key, {5/6/7/8} times in all. Keep the Minder off whoever turns it.',
    traitor: 'Let the spring run down: turn the key back, and send the Minder after whoever winds it.',
  },
  truths: {
    heroes: ['A clock that is wound keeps going.'],
    traitor: ['A clock that is let alone stops.'],
  },
  wins: {
    heroes: 'The heroes win when the key has been turned {5/6/7/8} times.',
    traitor: 'The traitor wins when round 8 ends first, or when no hero is left.',
  },
  tracks: [{ id: 'turns', name: 'Turns of the Key', start: 0 }],
  tokens: [{ id: 'works', name: 'Works' }],
  setup: {
    heroes: [{ 'put-token': { token: 'works', on: { of: 'revealer' } } }],
    traitor: [{ spawn: { monster: 'minder', on: { token: 'works' }, first: { players: [1, 1, 1, 2] } } }],
  },
  facts: {
    heroes: ['Nothing has been wound yet.'],
    traitor: ['The clock stops when round 8 ends. It does not stop early.'],
  },
  goals: hauntGoals,
  actions: hauntActions,
  monsters: [
    {
      id: 'minder',
      name: 'Minder',
      size: 'small',
      traits: { speed: 3, might: 3 },
      attack: { trait: 'might' },
    },
  ],
  lastRound: 8,
  ai: {
    heroes: 'Two wind the clock, one stands between it and the Minder.',
    traitor: 'Send the Minder to the Works; turn the key back while they fight it.',
  },
  endings: {
    heroes: 'It strikes. Everybody counts, and nobody agrees on the number.',
    traitor: 'It stops. So, after a moment, does everything else.',
  },
})

const tile: Example = ({ name, ref, short, code }) => ({
  ref,
  name,
  regions: ['ground', 'upper'],
  doors: ['north', 'east', 'west'],
  symbols: ['item'],
  short,
  code,
  actions: [
    {
      word: 'study',
      once: 'person',
      do: [
        {
          roll: {
            trait: 'knowledge',
            bands: {
              '4+': {
                line: 'You find what was put away here.',
                do: [{ gain: { trait: 'knowledge', by: 1 } }],
              },
              '0-3': { line: 'Everything is in its place. You are not.' },
            },
          },
        },
      ],
    },
  ],
  prose: {
    look: 'A room that was used for one thing only, for years, and then for nothing. Its shelves are labelled, and the labels are turned to the wall.',
    again: 'It has waited for you, tidily.',
    wakes: 'One of the labels has been turned round.',
    ghost: 'A hand that is not yours straightens a label.',
  },
})

const item: Example = ({ name, ref }) => ({
  ref,
  name,
  flavour: 'It was in nobody’s pocket. It is in yours now.',
  regions: ['basement', 'ground', 'upper'],
  actions: [
    {
      word: 'prepare',
      do: [{ pay: { trait: 'speed', by: 1, then: [{ heal: { traits: ['sanity', 'might'], count: 1 } }] } }],
    },
  ],
  prose: {
    look: 'Small, well made, and worn where a thumb goes. Give it some of your haste and it gives you something back.',
    kept: 'It was found by {name}, and the {family} family has kept it wound.',
  },
})

const event: Example = ({ name, ref }) => ({
  ref,
  name,
  flavour: 'Somebody has been here, and has left the light on for you.',
  regions: ['basement', 'ground', 'upper'],
  do: [
    {
      roll: {
        trait: 'sanity',
        bands: {
          '4+': {
            line: 'You thank them, aloud. It seems to be enough.',
            do: [{ gain: { trait: 'sanity', by: 1 } }],
          },
          '2-3': { line: 'You put the light out behind you.' },
          '0-1': {
            line: 'It was not left on for you.',
            do: [{ damage: { kind: 'mental', amount: 1 } }],
          },
        },
      },
    },
  ],
})

const omen: Example = ({ name, ref }) => ({
  ref,
  name,
  flavour: 'It has been asked for. You did not hear by whom.',
  types: ['sacred'],
  actions: [
    {
      word: 'invoke',
      do: [
        {
          roll: {
            trait: 'sanity',
            bands: {
              '4+': {
                line: 'It is warm in the hand, for once.',
                do: [{ heal: { traits: ['sanity', 'knowledge'], count: 1 } }],
              },
              '1-3': { line: 'It lies in your hand like any other thing.' },
              '0': {
                line: 'It answers, and not to you.',
                do: [{ damage: { kind: 'mental', amount: 1 } }],
              },
            },
          },
        },
      ],
    },
  ],
  prose: {
    look: 'Heavier than it should be, and turned always to the nearest door. It steadies a mind, if the mind is steady to begin with.',
    kept: 'Carried into the house by {name}, and out of it by another of the {family} family.',
    stirs: 'It turns in your hand, a little, and is still.',
  },
})

export const EXAMPLES: Readonly<Record<PackKind, Example>> = { haunt, tile, item, event, omen }

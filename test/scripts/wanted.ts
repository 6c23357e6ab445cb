/** The scripts there should be: for every haunt one for each side that can win, and how to find such a game. */
import { loadCatalog } from '../../src/catalog/load.ts'
import { playOf, type State } from '../../src/engine/game.ts'
import type { TileId } from '../../src/engine/ids.ts'
import { distancesFrom } from '../../src/engine/state/house.ts'
import type { Explorer } from '../../src/engine/state/state.ts'
import type { Purpose } from '../support/purposeful.ts'

export interface Wanted extends Purpose {
  /** Two digits of the haunt, then who wins. */
  file: string
  haunt: number
  seats: number
  /** How many games are tried at once, where it is not easily found. */
  keep?: number
  /** What it shows, in a sentence. */
  shows: string
}

const catalog = await loadCatalog()

type Placed = { tile: TileId }
const isHero = ({ team }: Explorer): boolean => team === 'heroes'
const isTraitor = ({ team }: Explorer): boolean => team === 'traitor'
const nobody = (): boolean => false
const isAttack = (key: string): boolean => key.startsWith('attack:')

const won =
  (winner: string, because = 'goal') =>
  ({ outcome }: State): boolean =>
    outcome?.winner === winner && outcome.because === because

const tracked = ({ haunt }: State, track: string): number => haunt?.tracks[track] ?? 0
const tileWith = ({ house }: State, token: string): TileId | null =>
  house.find(({ tokens }) => tokens.includes(token))?.id ?? null
const stepsOf = ({ steps, dead }: Explorer): number =>
  dead ? 0 : Object.values(steps).reduce((sum, step) => sum + step, 0)
const on = (state: State, tile: TileId | null, who: (one: Explorer) => boolean): number =>
  state.explorers.filter((one) => !one.dead && who(one) && one.tile === tile).length

const healthOf = ({ explorers }: State, who: (one: Explorer) => boolean): number =>
  explorers.filter(who).reduce((sum, one) => sum + stepsOf(one), 0)
/** Tiles between two figures. */
const awayFrom = (state: State, one: Placed | undefined, other: Placed | undefined): number =>
  one && other ? (distancesFrom(playOf(catalog, state), one.tile).get(other.tile) ?? 30) : 30

/** How many different Objects they carry between them. */
const kindsOf = (...people: Explorer[]): number => new Set(people.flatMap(({ objects }) => objects)).size

const JEWELS = ['anklet', 'bracelet', 'locket', 'comb']
/** How many of these Objects they carry between them. */
const carriedBy = (
  { explorers }: State,
  who: (one: Explorer) => boolean,
  objects: readonly string[],
): number =>
  explorers.filter(who).flatMap((one) => one.objects.filter((object) => objects.includes(object))).length
/** A counter of all of them together, of each at most so much. */
const countedOf = ({ haunt }: State, counter: string, most: number): number =>
  Object.values(haunt?.counters[counter] ?? {}).reduce((sum, number) => sum + Math.min(most, number), 0)
/** What ails the patient of haunt 36. */
const ailing = (state: State): number =>
  ['fever', 'chill', 'raving', 'crisis'].reduce((sum, track) => sum + tracked(state, track), 0)

const bride = ({ monsters }: State) => monsters.find(({ kind }) => kind === 'bride')
const soulmate = ({ haunt, explorers }: State): Explorer | undefined =>
  explorers.find(({ id }) => id === haunt?.secrets.soulmate?.value)

const tokensOf = ({ house }: State, token: string): number =>
  house.filter(({ tokens }) => tokens.includes(token)).length
const orbitsOf = ({ haunt }: State): number[] =>
  Object.entries(haunt?.tracks ?? {}).flatMap(([track, far]) => (track.endsWith('-orbit') ? [far] : []))

const rider = ({ monsters }: State) => monsters.find(({ kind }) => kind === 'rider')
const isBallot = ({ asking }: State): boolean => asking?.open[0]?.kind === 'vote'

export const WANTED: readonly Wanted[] = [
  {
    file: '00-heroes.txt',
    haunt: 0,
    seats: 3,
    shows: 'The heroes find the Diary and banish the Bride.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) =>
      (state.haunt?.aside.includes('diary') ? 0 : 20) +
      (state.haunt?.secrets.soulmate?.shown ? 10 : 0) +
      healthOf(state, isHero) / 4,
  },
  {
    file: '00-traitor.txt',
    haunt: 0,
    seats: 3,
    shows: 'The traitor kills the Soulmate, carries the body to the tree and conducts the wedding.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) => {
      const [tree, beloved, traitor] = [
        tileWith(state, 'wedding-tree'),
        soulmate(state),
        state.explorers.find(isTraitor)!,
      ]
      if (!beloved) return 0
      if (!beloved.dead) return -stepsOf(beloved) + (beloved.tile === traitor.tile ? 2 : 0)
      const carried = beloved.borneBy === traitor.id
      return (
        40 +
        (carried ? 20 : 0) +
        (traitor.tile === tree ? 5 : 0) +
        (carried && bride(state)?.tile === tree && !bride(state)?.stunned ? 10 : 0)
      )
    },
  },
  {
    file: '00-house.txt',
    haunt: 0,
    seats: 3,
    shows: 'Nobody does anything, and after the last round the house has won.',
    isKeen: nobody,
    isWon: won('house', 'last-round'),
    toward: (state) => healthOf(state, () => true),
  },
  {
    file: '01-heroes.txt',
    haunt: 1,
    seats: 3,
    shows: 'The heroes go to the Coffin and drive nails until dawn.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) =>
      3 * tracked(state, 'nails') +
      2 * on(state, tileWith(state, 'coffin'), isHero) +
      healthOf(state, isHero) / 20,
  },
  {
    file: '01-traitor.txt',
    haunt: 1,
    seats: 3,
    shows: 'Nobody minds the lid, and at dawn too few nails are in.',
    isKeen: nobody,
    isWon: (state) => won('traitor')(state) && state.round === 7,
    toward: (state) => -tracked(state, 'nails'),
  },
  {
    file: '01-traitor-fills-the-box.txt',
    haunt: 1,
    seats: 3,
    shows: 'The traitor kills a hero and puts the body in the Coffin.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && state.round < 7,
    toward: (state) => {
      const coffin = tileWith(state, 'coffin')
      const heroes = state.explorers.filter(isHero)
      const weakest = Math.min(...heroes.map(stepsOf))
      const near = heroes.some(({ dead, tile, borneBy }) => dead && (tile === coffin || borneBy))
      return (
        -weakest + (heroes.some(({ dead }) => dead) ? 10 : 0) + (near ? 10 : 0) + on(state, coffin, isTraitor)
      )
    },
  },
  {
    file: '02-heroes.txt',
    haunt: 2,
    seats: 3,
    shows: 'The heroes gather Testimony and win four Hearings.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) =>
      20 * tracked(state, 'heroes-verdict') +
      state.explorers.reduce((sum, { objects }) => sum + Math.min(objects.length, 2), 0) +
      healthOf(state, isHero) / 40,
  },
  {
    file: '02-traitor-by-verdicts.txt',
    haunt: 2,
    seats: 3,
    shows: 'The traitor prepares the case and wins four Hearings.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && tracked(state, 'vestry-verdict') === 4,
    toward: (state) => 20 * tracked(state, 'vestry-verdict') + tracked(state, 'evidence'),
  },
  {
    file: '02-traitor-by-death.txt',
    haunt: 2,
    seats: 3,
    shows: 'The Accused dies, and the case is closed.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && tracked(state, 'vestry-verdict') < 4,
    toward: (state) => {
      const accused = state.explorers.find(({ id }) => id === state.haunt?.revealer)!
      const lowest = Math.min(...Object.values(accused.steps))
      return -stepsOf(accused) - 2 * lowest + on(state, accused.tile, isTraitor)
    },
  },
  {
    file: '05-heroes.txt',
    haunt: 5,
    seats: 3,
    shows: 'The heroes prop the house open and leave by the Front Steps.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) =>
      20 * tracked(state, 'left') +
      15 * tracked(state, 'door') +
      10 * Math.min(4, tracked(state, 'props')) +
      healthOf(state, isHero) / 40,
  },
  {
    file: '05-house.txt',
    haunt: 5,
    seats: 3,
    shows: 'Nobody props anything, and the house breathes in until nothing is left to swallow.',
    isKeen: nobody,
    isWon: (state) => state.outcome?.winner === 'house' && state.outcome.because === 'goal',
    never: (key) => key.startsWith('prepare:prop'),
    toward: ({ house }) => -house.length,
  },
  {
    file: '06-heroes.txt',
    haunt: 6,
    seats: 3,
    shows: 'The heroes lead the Hart from floor to floor, and it lies down on three.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) => 10 * tokensOf(state, 'lain') + healthOf(state, isHero) / 40,
  },
  {
    file: '06-traitor.txt',
    haunt: 6,
    seats: 3,
    shows: 'The traitor wounds the Hart twice, in two regions.',
    isKeen: () => true,
    isWon: won('traitor'),
    toward: (state) =>
      10 * tokensOf(state, 'wound') +
      Math.min(2, tokensOf(state, 'lain')) -
      awayFrom(
        state,
        state.explorers.find(isTraitor),
        state.monsters.find(({ kind }) => kind === 'hart'),
      ),
  },
  {
    file: '07-heroes.txt',
    haunt: 7,
    seats: 3,
    shows: 'The heroes confess until too few Sins are left for the traitor.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) => 10 * tracked(state, 'confessed') + healthOf(state, isHero) / 20,
  },
  {
    file: '07-traitor.txt',
    haunt: 7,
    seats: 3,
    shows: 'The traitor attacks with Sanity and eats what the heroes carry.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && state.explorers.some((one) => isHero(one) && !one.dead),
    toward: (state) =>
      10 * tracked(state, 'eaten') + on(state, state.explorers.find(isTraitor)!.tile, isHero),
  },
  {
    file: '08-heroes.txt',
    haunt: 8,
    seats: 3,
    shows: 'The heroes light their lamps outside and upstairs, and turn the Ship.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) => 10 * tokensOf(state, 'true-lamp') - 5 * tokensOf(state, 'false-lamp'),
  },
  {
    file: '08-traitor.txt',
    haunt: 8,
    seats: 3,
    shows: 'The Wrecker learns what they are, and False Lamps bring the Ship.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) => tracked(state, 'ship') + 3 * tokensOf(state, 'false-lamp'),
  },
  {
    file: '08-house.txt',
    haunt: 8,
    seats: 3,
    shows: 'The Wrecker dies before anybody knows, no lamp is lit, and the Ship comes all the same.',
    isKeen: () => true,
    isWon: won('house'),
    never: (key) => key.includes('light-a-lamp'),
    toward: (state) => {
      const wrecker = state.explorers.find(({ id }) => id === state.haunt?.secrets.wrecker?.value)
      return wrecker ? -5 * stepsOf(wrecker) + on(state, wrecker.tile, () => true) : 0
    },
  },
  {
    file: '09-heroes.txt',
    haunt: 9,
    seats: 3,
    shows: 'The heroes find the Reports and burn them in the Kitchen.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) => 10 * tracked(state, 'burned') + 4 * carriedBy(state, isHero, ['report']),
  },
  {
    file: '09-traitor.txt',
    haunt: 9,
    seats: 3,
    shows: 'The traitor and the Prefects mark the heroes until all of them are in bed.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && state.round < 9,
    toward: (state) => 5 * countedOf(state, 'marks', 2),
  },
  {
    file: '10-heroes.txt',
    haunt: 10,
    seats: 3,
    shows: 'The heroes push one planet outward until it falls off.',
    isKeen: isHero,
    isWon: (state) => won('heroes')(state) && state.round < 9,
    toward: (state) => 5 * Math.max(...orbitsOf(state)) + healthOf(state, isHero) / 40,
  },
  {
    file: '10-traitor.txt',
    haunt: 10,
    seats: 3,
    shows: 'The traitor pulls four planets into line.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) => {
      const [one = 0, two = 0, three = 0, four = 0] = orbitsOf(state).sort((a, b) => a - b)
      return -5 * (one + two + three + four)
    },
  },
  {
    file: '11-heroes.txt',
    haunt: 11,
    seats: 3,
    shows: 'The heroes come to the traitor, who is at home in the Cold Body, and lay the Coins.',
    isKeen: isHero,
    isWon: (state) => won('heroes')(state) && state.explorers.some((one) => isTraitor(one) && !one.dead),
    toward: (state) => {
      const traitor = state.explorers.find(isTraitor)!
      return 10 * tracked(state, 'coins') + on(state, traitor.tile, isHero) + healthOf(state, isHero) / 20
    },
  },
  {
    file: '11-traitor.txt',
    haunt: 11,
    seats: 3,
    shows: 'The traitor takes the body of a hero, and the hero dies in the cold one.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) => {
      const traitor = state.explorers.find(isTraitor)!
      const cold = state.explorers.find((one) => isHero(one) && one.body === traitor.id)
      return cold ? 40 - cold.steps.speed - cold.steps.might : on(state, traitor.tile, isHero)
    },
  },
  {
    file: '15-alone.txt',
    haunt: 15,
    seats: 3,
    shows: 'Mercy finds three ingredients, brews the Antidote and drinks it.',
    keep: 120,
    never: isAttack,
    isKeen: ({ seat }) => seat === 0,
    isWon: ({ outcome }) => outcome?.because === 'goal' && outcome.players.length === 1,
    toward: ({ explorers, haunt }) => {
      const [mercy] = explorers
      return (
        10 * Math.min(kindsOf(mercy!), 3) + (haunt?.aside.includes('antidote') ? 0 : 40) + stepsOf(mercy!) / 4
      )
    },
  },
  {
    file: '15-together.txt',
    haunt: 15,
    seats: 3,
    shows: 'Mercy and Ann have all four ingredients between them, and share a dose.',
    isKeen: ({ seat }) => seat < 2,
    isWon: ({ outcome }) => outcome?.because === 'goal' && outcome.players.length === 2,
    toward: (state) => {
      const [mercy, ann] = [state.explorers[0]!, state.explorers[1]!]
      const shelf = { tile: tileWith(state, 'shelf')! }
      const wits = Math.max(mercy.steps.knowledge, ann.steps.knowledge)
      if (mercy.dead || ann.dead) return 0
      if (kindsOf(mercy, ann) < 4)
        return 10 * kindsOf(mercy, ann) + wits + stepsOf(mercy) / 8 + stepsOf(ann) / 8
      return 60 + 2 * wits - awayFrom(state, mercy, shelf) - awayFrom(state, ann, shelf)
    },
    keep: 160,
    never: (key) => key.includes('brew') || isAttack(key),
  },
  {
    file: '15-house.txt',
    haunt: 15,
    seats: 3,
    shows: 'Nobody looks for anything, and what they drank does its work.',
    isKeen: nobody,
    isWon: won('house'),
    toward: (state) => -healthOf(state, () => true),
  },
  {
    file: '16-heroes.txt',
    haunt: 16,
    seats: 3,
    keep: 80,
    shows: 'The heroes lay the Grave Goods on the Barrow and beat the King.',
    isKeen: isHero,
    isWon: (state) => won('heroes')(state) && state.monsters.length === 0,
    toward: (state) =>
      10 * tracked(state, 'laid') +
      4 * state.explorers.filter((one) => isHero(one) && one.objects.length > 0).length +
      on(state, tileWith(state, 'barrow'), (one) => isHero(one) && one.objects.length > 0) +
      healthOf(state, isHero) / 20,
  },
  {
    file: '16-traitor.txt',
    haunt: 16,
    seats: 3,
    shows: 'The traitor brings the King over all four Landings.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && tileWith(state, 'awaits-him') === null,
    toward: (state) => -10 * state.house.filter(({ tokens }) => tokens.includes('awaits-him')).length,
  },
  {
    file: '17-heroes.txt',
    haunt: 17,
    seats: 3,
    shows: 'The heroes dig for Lime and bring it to the Mother.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: ({ explorers, haunt }) =>
      10 * Math.min(2, Math.max(...explorers.map(({ objects }) => objects.length))) -
      Object.values(haunt?.counters.spores ?? {}).reduce((sum, spores) => sum + spores, 0),
  },
  {
    file: '17-traitor.txt',
    haunt: 17,
    seats: 3,
    shows: 'Everybody breathes in too much, and no hero is left.',
    isKeen: () => true,
    isWon: (state) => state.outcome?.winner === 'traitor',
    toward: ({ haunt }) =>
      Object.values(haunt?.counters.spores ?? {}).reduce((sum, spores) => sum + spores, 0),
  },
  {
    file: '17-house.txt',
    haunt: 17,
    seats: 3,
    shows: 'Nobody turns, but the Damp takes eight tiles, and so the house.',
    isKeen: isHero,
    isWon: won('house'),
    toward: ({ house, haunt }) =>
      house.filter(({ tokens }) => tokens.includes('damp')).length -
      3 * Math.max(0, ...Object.values(haunt?.counters.spores ?? {})),
  },
  {
    file: '25-heroes.txt',
    haunt: 25,
    seats: 3,
    shows: 'The heroes keep their watches on the Muster, and hold.',
    isKeen: isHero,
    isWon: won('heroes'),
    never: (key) => key.includes('burn'),
    toward: (state) => 10 * tracked(state, 'watches') + on(state, tileWith(state, 'muster'), isHero),
  },
  {
    file: '25-heroes-burn.txt',
    haunt: 25,
    seats: 3,
    shows: 'A hero robs the traitor of the List and burns it in the Kitchen.',
    isKeen: isHero,
    isWon: (state) => won('heroes')(state) && tracked(state, 'watches') < 3,
    never: (key) => key.includes('watch'),
    toward: (state) => {
      const thief = state.explorers.find((one) => isHero(one) && one.objects.includes('list'))
      const kitchen = state.house.find(({ id }) => id === 'kitchen')
      return (
        (thief ? 30 - awayFrom(state, thief, kitchen && { tile: kitchen.id }) : 0) +
        on(state, tileWith(state, 'muster'), isHero) +
        on(state, state.explorers.find(isTraitor)?.tile ?? null, isHero)
      )
    },
  },
  {
    file: '25-traitor.txt',
    haunt: 25,
    seats: 3,
    shows: 'The Pressed Men hand out Shillings until nobody free is on the Muster.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && state.round > 2,
    toward: (state) =>
      10 * tracked(state, 'enlisted') +
      Object.values(state.haunt?.counters.shillings ?? {}).reduce((sum, one) => sum + one, 0),
  },
  {
    file: '26-heroes.txt',
    haunt: 26,
    seats: 3,
    shows: 'The heroes pass the Stone from hand to hand and quench it in one place after another.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) =>
      20 * tracked(state, 'quenched') -
      30 * tracked(state, 'brood') -
      2 * Math.max(0, tracked(state, 'heat') - 3) +
      healthOf(state, isHero) / 40,
  },
  {
    file: '26-traitor.txt',
    haunt: 26,
    seats: 3,
    shows: 'The traitor warms the Stone until it bursts, and bursts again.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) => 20 * tracked(state, 'brood') + tracked(state, 'heat'),
  },
  {
    file: '31-heroes.txt',
    haunt: 31,
    seats: 3,
    shows: 'The heroes steal Letters and return them at the Posting Stone.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) =>
      10 * tracked(state, 'returned') +
      4 * state.explorers.filter((one) => isHero(one) && one.objects.length > 0).length +
      on(state, tileWith(state, 'posting-stone'), (one) => isHero(one) && one.objects.length > 0) +
      on(state, state.explorers.find(isTraitor)!.tile, isHero) / 2,
  },
  {
    file: '31-traitor.txt',
    haunt: 31,
    seats: 3,
    shows: 'The traitor delivers a Letter at one Address after the other.',
    isKeen: isTraitor,
    isWon: (state) => won('traitor')(state) && state.explorers.some((one) => isHero(one) && !one.dead),
    toward: (state) => 10 * tracked(state, 'delivered'),
  },
  {
    file: '34-heroes.txt',
    haunt: 34,
    seats: 3,
    shows: 'The heroes challenge the traitor until the bank is broken.',
    isKeen: isHero,
    isWon: (state) => won('heroes')(state) && state.explorers.some((one) => isTraitor(one) && !one.dead),
    keep: 80,
    never: isAttack,
    toward: (state) => {
      const traitor = state.explorers.find(isTraitor)!
      const dice = tracked(state, 'hero-pool') - 2 * tracked(state, 'traitor-pool')
      return 5 * dice + on(state, traitor.tile, isHero) + healthOf(state, isHero) / 40
    },
  },
  {
    file: '34-traitor.txt',
    haunt: 34,
    seats: 3,
    shows: 'The traitor takes the dice of the heroes one by one, until two are left.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    never: isAttack,
    toward: (state) =>
      -5 * tracked(state, 'hero-pool') + on(state, state.explorers.find(isTraitor)!.tile, isHero),
  },
  {
    file: '35-heroes.txt',
    haunt: 35,
    seats: 3,
    shows: 'The heroes break the Mirrors one by one.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) => 10 * tokensOf(state, 'broken-mirror') - tokensOf(state, 'mirror'),
  },
  {
    file: '35-traitor.txt',
    haunt: 35,
    seats: 3,
    shows: 'Two are exchanged, and the right side has won.',
    isKeen: () => true,
    isWon: won('traitor'),
    toward: (state) =>
      10 * tracked(state, 'exchanged') +
      3 * Object.values(state.haunt?.counters.features ?? {}).reduce((sum, one) => sum + one, 0) -
      10 * tokensOf(state, 'broken-mirror'),
  },
  {
    file: '35-house.txt',
    haunt: 35,
    seats: 3,
    shows:
      'Nobody breaks anything, nobody is exchanged, and it ends with nobody left or with the last round.',
    isKeen: nobody,
    isWon: (state) => state.outcome?.winner === 'house',
    never: (key) => isAttack(key) || key.startsWith('operate:'),
    toward: (state) => state.round - healthOf(state, isHero) / 4,
  },
  {
    file: '37-heroes.txt',
    haunt: 37,
    seats: 3,
    shows: 'The heroes carry the Jewels to water and sink them.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) => 10 * tracked(state, 'sunk') + 3 * carriedBy(state, isHero, JEWELS),
  },
  {
    file: '37-traitor.txt',
    haunt: 37,
    seats: 3,
    shows: 'The traitor gathers three Jewels and invokes them at the Casket.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) =>
      10 * Math.min(3, carriedBy(state, isTraitor, JEWELS)) - (12 * tracked(state, 'sunk')) / 10,
  },
  {
    file: '36-heroes.txt',
    haunt: 36,
    seats: 3,
    shows: 'The heroes nurse her until round 8 has ended.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) =>
      4 * tracked(state, 'life') - 3 * ailing(state) + state.round + healthOf(state, isHero) / 20,
  },
  {
    file: '36-house.txt',
    haunt: 36,
    seats: 3,
    shows: 'Nobody treats her, and the Callers find the way.',
    isKeen: nobody,
    isWon: won('house'),
    toward: (state) => -tracked(state, 'life'),
  },
  {
    file: '42-heroes.txt',
    haunt: 42,
    seats: 3,
    shows: 'The heroes whistle for Magpies and end their turns among twos and fours.',
    isKeen: isHero,
    isWon: won('heroes'),
    toward: (state) => 10 * tracked(state, 'feathers') - 3 * tracked(state, 'sorrow'),
  },
  {
    file: '42-traitor.txt',
    haunt: 42,
    seats: 3,
    shows: 'The traitor sends ones and threes to the heroes until Sorrow is full.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) => 10 * tracked(state, 'sorrow') - 3 * tracked(state, 'feathers'),
  },
  {
    file: '43-heroes.txt',
    haunt: 43,
    seats: 3,
    shows: 'Everybody points at the Guilty, and the Rider takes whom they gave him.',
    isKeen: nobody,
    isWon: won('heroes'),
    toward: (state) => -awayFrom(state, rider(state), state.explorers.find(isTraitor)),
    never: (key, state) =>
      isBallot(state) && !key.startsWith(`target:${state.explorers.find(isTraitor)?.id}`),
  },
  {
    file: '43-traitor.txt',
    haunt: 43,
    seats: 3,
    shows: 'The company points at an innocent, and the Guilty is let be.',
    isKeen: nobody,
    isWon: won('traitor'),
    toward: (state) =>
      -Math.min(...state.explorers.filter(isHero).map((one) => awayFrom(state, rider(state), one))),
    never: (key, state) => isBallot(state) && key.startsWith(`target:${state.explorers.find(isTraitor)?.id}`),
  },
  {
    file: '49-heroes.txt',
    haunt: 49,
    seats: 3,
    shows: 'Enough burns on four Nights, and the rite is finished.',
    isKeen: nobody,
    isWon: won('heroes'),
    toward: (state) => 10 * tracked(state, 'good-nights') + tracked(state, 'wax') / 2,
    never: (key) => key.endsWith('+snuff'),
  },
  {
    file: '49-traitor.txt',
    haunt: 49,
    seats: 3,
    shows: 'The Snuffer gives and snuffs, and three Nights are Bad.',
    isKeen: isTraitor,
    isWon: won('traitor'),
    toward: (state) =>
      10 * tracked(state, 'bad-nights') + state.explorers.filter(({ shown }) => !shown).length,
  },
]

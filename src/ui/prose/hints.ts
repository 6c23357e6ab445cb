/** Hints for a first game: each says one thing when it first comes up, with its rule and what to type. */
import type { Cited } from '../../engine/editions/cited.ts'
import type { Happening, HappeningKind, HappeningOf } from '../../engine/happenings.ts'
import type { ExplorerId } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import { cite } from './cite.ts'
import { type Said, system } from './said.ts'
import type { Scene } from './scene.ts'

/** The chapter that people learn the game with. */
const FIRST = 0

interface Hint {
  id: string
  /** Is this the moment to show it to these readers? Must not depend on state that changes in a game. */
  when: (happening: Happening, scene: Scene, readers: readonly ExplorerId[]) => boolean
  says: string
  cited: readonly Cited[]
  /** What to type about it. */
  typing: string
}

type By<K extends HappeningKind> = HappeningOf<K> & { who: string }

/** Matches a happening to one of the readers. */
const own =
  <K extends HappeningKind>(kind: K, also: (happening: By<K>, scene: Scene) => boolean = () => true) =>
  (happening: Happening, scene: Scene, readers: readonly ExplorerId[]): boolean =>
    happening.kind === kind &&
    'who' in happening &&
    readers.includes(happening.who as ExplorerId) &&
    also(happening as By<K>, scene)

/** Matches a happening to any explorer. */
const any =
  <K extends HappeningKind>(
    kind: K,
    also: (happening: HappeningOf<K>, scene: Scene) => boolean = () => true,
  ) =>
  (happening: Happening, scene: Scene): boolean =>
    happening.kind === kind && also(happening as HappeningOf<K>, scene)

const tileIn = ({ catalog }: Scene, { tile }: HappeningOf<'tile-discovered'>) => catalog.tiles[tile]!

export const HINTS: readonly Hint[] = [
  {
    id: 'turn',
    when: own('turn-began'),
    says: 'type n, e, s or w to go',
    cited: ['L-MOVE-01'],
    typing: 'goal says why, help says how',
  },
  {
    id: 'room',
    when: own('tile-discovered'),
    says: 'a room stays where it is placed, and each symbol draws a card',
    cited: ['L-DISC-07'],
    typing: 'l looks around',
  },
  {
    id: 'ghosts',
    when: any('tile-discovered', (found, scene) => tileIn(scene, found).ghosts.filled > 0),
    says: 'some rooms hold ghosts, and some events are worse there',
    cited: ['L-REG-15'],
    typing: 'x ROOM shows it',
  },
  {
    id: 'passage',
    when: any('tile-discovered', (found, scene) => tileIn(scene, found).passage),
    says: 'a secret passage leads to every other one, once another is found',
    cited: ['L-MOVE-13'],
    typing: 'exits lists the ways',
  },
  {
    id: 'moves',
    when: own('moves-lost'),
    says: 'drawing a card ends your moves for the turn, but not your actions',
    cited: ['L-MOVE-12'],
    typing: 'legal lists them',
  },
  {
    id: 'event',
    when: own('card-drawn', ({ deck }) => deck === 'event'),
    says: 'an event hides its results until you roll',
    cited: ['L-EVENT-03'],
    typing: 'me shows your dice',
  },
  {
    id: 'heirloom',
    when: own('card-drawn', ({ card }, { catalog }) => {
      const def = catalog.cards[card]!
      return def.kind !== 'event' && def.slot
    }),
    says: 'once a game you may make such an item an heirloom of your family',
    cited: ['L-HEIR-03'],
    typing: 'keep leaves it as it is',
  },
  {
    id: 'item',
    when: own('card-drawn', ({ deck }) => deck === 'item'),
    says: 'an item is yours to carry, give or use',
    cited: ['L-ITEM-01'],
    typing: 'x and its name says how, i lists yours',
  },
  {
    id: 'roll',
    when: own('rolled'),
    says: 'each die shows 0, 1 or 2, and the sum counts',
    cited: ['L-DICE-01'],
    typing: 'odds shows your chances first',
  },
  {
    id: 'ladder',
    when: (happening, scene, readers) =>
      own('trait-rose')(happening, scene, readers) || own('trait-fell')(happening, scene, readers),
    says: 'a trait moves by steps, and two steps may show one number',
    cited: ['L-TRAIT-03'],
    typing: 'me shows every step',
  },
  {
    id: 'damage',
    when: own('damaged'),
    says: 'you choose which traits take damage, and before the haunt nobody dies of it',
    cited: ['L-TRAIT-04', 'L-TRAIT-16'],
    typing: 'me shows them',
  },
  {
    id: 'action',
    when: own('acted'),
    says: 'each action word works once a turn, and different words do not compete',
    cited: ['L-ACT-06'],
    typing: 'legal lists them',
  },
  {
    id: 'others',
    when: (happening, _, readers) => happening.kind === 'turn-ended' && !readers.includes(happening.who),
    says: 'play goes round to the left',
    cited: ['L-TURN-08'],
    typing: 'who shows where everybody is and how they are',
  },
  {
    id: 'round',
    when: any('round-began', ({ round }) => round === 2),
    says: 'everybody has had a turn, and you have all your moves again',
    cited: ['L-TURN-06'],
    typing: 'log tells what happened',
  },
  {
    id: 'haunt',
    when: any('haunt-began'),
    says: 'from now on there are sides, and each has its own way to win',
    cited: ['L-CORE-03'],
    typing: 'goal shows your page',
  },
  {
    id: 'attack',
    when: any('haunt-set-up'),
    says: 'you may attack an opponent on your tile, armed or not',
    cited: ['L-ATK-04'],
    typing: 'attack NAME, after odds attack NAME',
  },
  {
    id: 'monsters',
    when: any('monster-moves'),
    says: 'monsters have a turn of their own, and roll for their moves',
    cited: ['L-MON-03'],
    typing: 'x and a name describes one',
  },
  {
    id: 'death',
    when: any('died'),
    says: 'a trait at the skull is death now, and the dead drop what they carry',
    cited: ['L-DIE-01', 'L-DIE-03'],
    typing: 'get takes it',
  },
]

export const hintText = (scene: Parameters<typeof cite>[0], { says, cited, typing }: Hint): string =>
  `${says}${cite(scene, ...cited)}; ${typing}.`

/**
 * Hints whose moment first comes in `told` at or after `from`. Earlier ones were shown before, in this session or an
 * earlier one, so nothing has to be stored. `readers` are all the people at this keyboard.
 */
export function hintsIn(
  told: readonly Happening[],
  from: number,
  scene: Scene,
  readers: readonly ExplorerId[],
): Said[] {
  if (scene.view.options.chapter !== FIRST) return []
  const mayHear = (happening: Happening) =>
    readers.length > 1 ? !happening.seenBy : mayKnow(happening, readers[0] ?? null)
  const firsts = HINTS.map((hint) => ({
    hint,
    at: told.findIndex((happening) => mayHear(happening) && hint.when(happening, scene, readers)),
  }))
  return firsts
    .filter(({ at }) => at >= from)
    .sort((one, other) => one.at - other.at)
    .map(({ hint }) => system(`New: ${hintText(scene, hint)}`))
}

/** Hints for a first game: each says one thing when it first comes up, with its rule and what to type. */
import type { Happening, HappeningKind, HappeningOf } from '../../engine/happenings.ts'
import type { ExplorerId } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import { type Said, system } from './said.ts'
import type { Scene } from './scene.ts'

/** The chapter that people learn the game with. */
const FIRST = 0

interface Hint {
  id: string
  /** Does it come up here, for those who read it? It must not depend on anything that changes in a game. */
  when: (happening: Happening, scene: Scene, readers: readonly ExplorerId[]) => boolean
  text: string
}

type By<K extends HappeningKind> = HappeningOf<K> & { who: string }

/** It happens to one of the readers themselves. */
const own =
  <K extends HappeningKind>(kind: K, also: (happening: By<K>, scene: Scene) => boolean = () => true) =>
  (happening: Happening, scene: Scene, readers: readonly ExplorerId[]): boolean =>
    happening.kind === kind &&
    'who' in happening &&
    readers.includes(happening.who as ExplorerId) &&
    also(happening as By<K>, scene)

/** It happens to anybody. */
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
    text: 'type n, e, s or w to go (L-MOVE-01); goal says why, help says how.',
  },
  {
    id: 'room',
    when: own('tile-discovered'),
    text: 'a room stays where it is laid, and its symbols bring a card each (L-DISC-07); l looks round.',
  },
  {
    id: 'ghosts',
    when: any('tile-discovered', (found, scene) => tileIn(scene, found).ghosts.filled > 0),
    text: 'an & on the map is a ghost, and some events are worse where one is (L-REG-15); x ROOM shows it.',
  },
  {
    id: 'passage',
    when: any('tile-discovered', (found, scene) => tileIn(scene, found).passage),
    text: 'a secret passage leads to every other one, once another is found (L-MOVE-13); exits lists the ways.',
  },
  {
    id: 'moves',
    when: own('moves-lost'),
    text: 'drawing a card ends your moves for the turn, but not your actions (L-MOVE-12); legal lists them.',
  },
  {
    id: 'event',
    when: own('card-drawn', ({ deck }) => deck === 'event'),
    text: 'an event keeps to itself what a roll may bring until the dice lie (L-EVENT-03); me shows your dice.',
  },
  {
    id: 'heirloom',
    when: own('card-drawn', ({ card }, { catalog }) => {
      const def = catalog.cards[card]!
      return def.kind !== 'event' && def.slot
    }),
    text: 'once a game you may make such an item an heirloom of your family (L-HEIR-03); keep leaves it be.',
  },
  {
    id: 'item',
    when: own('card-drawn', ({ deck }) => deck === 'item'),
    text: 'an item is yours to carry, give or use (L-ITEM-01); x and its name says how, i lists yours.',
  },
  {
    id: 'roll',
    when: own('rolled'),
    text: 'each die shows 0, 1 or 2, and the sum counts (L-DICE-01); odds tells your chances beforehand.',
  },
  {
    id: 'ladder',
    when: (happening, scene, readers) =>
      own('trait-rose')(happening, scene, readers) || own('trait-fell')(happening, scene, readers),
    text: 'a trait moves by steps, and two steps may show one number (L-TRAIT-03); me shows every step.',
  },
  {
    id: 'damage',
    when: own('damaged'),
    text: 'you choose which traits take damage, and before the haunt nobody dies of it (L-TRAIT-04, L-TRAIT-16); me shows them.',
  },
  {
    id: 'action',
    when: own('acted'),
    text: 'each action word works once a turn, and different words do not compete (L-ACT-06); legal lists them.',
  },
  {
    id: 'others',
    when: (happening, _, readers) => happening.kind === 'turn-ended' && !readers.includes(happening.who),
    text: 'play goes round to the left (L-TURN-08); who tells where everybody is and how they are.',
  },
  {
    id: 'round',
    when: any('round-began', ({ round }) => round === 2),
    text: 'everybody has had a turn, and you have all your moves again (L-TURN-06); log tells what happened.',
  },
  {
    id: 'haunt',
    when: any('haunt-began'),
    text: 'from now on there are sides, and each has its own way to win (L-CORE-03); goal shows your page.',
  },
  {
    id: 'attack',
    when: any('haunt-set-up'),
    text: 'you may attack an opponent on your tile, armed or not (L-ATK-04); attack NAME, after odds attack NAME.',
  },
  {
    id: 'monsters',
    when: any('monster-moves'),
    text: 'monsters have a turn of their own, and roll for their moves (L-MON-03); x and a name describes one.',
  },
  {
    id: 'death',
    when: any('died'),
    text: 'a trait at the skull is death now, and the dead drop what they carry (L-DIE-01, L-DIE-03); get takes it.',
  },
]

/**
 * The hints that come up in `told` from a place on. What came up before it has been said, in this sitting or an
 * earlier one, so nothing has to be remembered. `readers` are all who sit at this keyboard.
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
    .map(({ hint }) => system(`New: ${hint.text}`))
}

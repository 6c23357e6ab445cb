/** Moments that stop the game until a key: a page each, with all it says. Pure, from what has just happened. */
import type { Happening, HappeningOf } from '../../engine/happenings.ts'
import type { Team } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import { explorerFigure, figureRun, monsterFigure } from '../map/figures.ts'
import { capital, count, inRoom, listed, nameOf, room, roomName, things, whom } from '../prose/names.ts'
import { type Progress, tracksOf } from '../prose/progress.ts'
import { type Explorer, findExplorer, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import { tellAll } from '../prose/tell.ts'
import { type Glyphs, UNICODE } from '../theme/glyphs.ts'
import { colourOf, type Role, type Run, type Runs } from '../theme/roles.ts'
import type { Book } from './book.ts'
import type { Beats } from './settings.ts'

export const BEATS = [
  'haunt-begins',
  'you-are-traitor',
  'you-are-hero',
  'you-are-alone',
  'death',
  'rising',
  'turning',
  'last-round',
] as const
export type BeatKind = (typeof BEATS)[number]

/** A paragraph, perhaps under a label; figures or bars may follow it. */
export interface BeatPart {
  label?: string
  text?: string
  role?: Role
  italic?: boolean
  /** In one row, after the label. */
  runs?: Runs
  bars?: readonly Progress[]
}

export interface Beat {
  kind: BeatKind
  /** For the eyes of the viewer alone. */
  isPrivate: boolean
  /** Above the title: where and when, or who. */
  over: Runs
  /** Drawn in spaced capitals, one row each. */
  title: readonly string[]
  parts: readonly BeatPart[]
}

/** What holds the game until it has been read. */
export type Held = Beat | Book

/** Those that are held even if the player wants few of them. */
const GREATEST: readonly Held['kind'][] = [
  'book',
  'haunt-begins',
  'you-are-traitor',
  'you-are-hero',
  'you-are-alone',
  'death',
]

export const isHeld = ({ kind }: Held, setting: Beats): boolean =>
  setting === 'all' || (setting === 'short' && GREATEST.includes(kind))

/** The beats of what happened between two scenes of one viewer, in order. */
export function beatsFor(
  before: Scene,
  after: Scene,
  happenings: readonly Happening[],
  glyphs: Glyphs = UNICODE,
): Beat[] {
  const { viewer } = after.view
  const seen = happenings.filter((one) => mayKnow(one, viewer))
  return seen.flatMap((one, n) => {
    switch (one.kind) {
      case 'haunt-began':
        return [hauntBegins(before, after, one, glyphs), ...yourSide(after, glyphs)]
      case 'died':
        return [death(after, one, seen.slice(0, n), glyphs)]
      case 'rose':
        return [rising(after, one, glyphs)]
      case 'team-changed':
        return after.view.phase === 'haunt' ? [turning(after, one, glyphs)] : []
      case 'round-began':
        return one.haunt !== undefined && one.round === after.haunt?.lastRound
          ? [lastRound(after, glyphs)]
          : []
      default:
        return []
    }
  })
}

const chip = (scene: Scene, explorer: Explorer, glyphs: Glyphs): Run =>
  figureRun(explorerFigure(scene, explorer, glyphs))

/** " 3  NED VESPER, 34". */
function named(scene: Scene, explorer: Explorer, glyphs: Glyphs): Runs {
  const surname = scene.catalog.families[explorer.family]?.name ?? ''
  const name = `${nameOf(scene, explorer.id)} ${surname}`.trim().toUpperCase()
  return [
    { ...chip(scene, { ...explorer, dead: false }, glyphs) },
    { text: ` ${name}, ${explorer.age}`, role: colourOf(explorer) },
  ]
}

function hauntBegins(
  before: Scene,
  scene: Scene,
  { revealer }: HappeningOf<'haunt-began'>,
  glyphs: Glyphs,
): Beat {
  const haunt = scene.haunt!
  const tile = tileOf(scene, revealer)
  const where = tile ? ` ${glyphs.dot} ${roomName(scene, tile).toUpperCase()}` : ''
  const come = comeWith(scene)
  return {
    kind: 'haunt-begins',
    isPrivate: false,
    over: [{ text: `ROUND ${before.view.round}${where}`, role: 'dim' }],
    title: ['THE HAUNT', 'HAS BEGUN'],
    parts: [
      { text: haunt.name, role: 'strong' },
      { text: haunt.premise },
      { text: `It was ${whom(scene, revealer)} who set it off.`, role: 'title', italic: true },
      ...(come ? [{ text: come }] : []),
    ],
  }
}

/** Tokens and monsters that the haunt has put out. */
function comeWith(scene: Scene): string {
  const { haunt, view } = scene
  const tokens = haunt!.tokens.flatMap(({ id, name }) => {
    const at = view.house.filter(({ tokens }) => tokens.includes(id))
    if (at.length === 0) return []
    return at.length === 1
      ? [`The ${name} is ${inRoom(scene, at[0]!.id)}.`]
      : [`${capital(name)} is in ${count(at.length, 'room')}.`]
  })
  const kinds = haunt!.monsters.flatMap(({ id, name }) => {
    const many = view.monsters.filter(({ kind }) => kind === id).length
    return many === 0 ? [] : [many === 1 ? name.replace(/^the /i, 'the ') : `${many} ${name}s`]
  })
  const monsters =
    kinds.length > 0
      ? [`${capital(listed(kinds))} ${kinds.length === 1 && !/^\d/.test(kinds[0]!) ? 'has' : 'have'} come.`]
      : []
  return [...tokens, ...monsters].join(' ')
}

/** The viewer's own side, once the table has sides. */
function yourSide(scene: Scene, glyphs: Glyphs): Beat[] {
  const { haunt } = scene
  const viewer = viewerOf(scene)
  const isAlone = haunt?.team.kind === 'everyone'
  // Where everybody plays alone, all read the heroes' page.
  const team = viewer?.team ?? (isAlone ? 'heroes' : null)
  if (!haunt || !viewer || !team) return []
  const isTraitor = team === 'traitor' && !isAlone
  const page = scene.sentences.haunt(haunt, team)
  const plan = page.plans.find(({ of }) => of === undefined || of === team)?.text
  return [
    {
      kind: isAlone ? 'you-are-alone' : isTraitor ? 'you-are-traitor' : 'you-are-hero',
      isPrivate: true,
      over: isTraitor
        ? [{ text: `FOR YOUR EYES, ${nameOf(scene, viewer.id).toUpperCase()}`, role: 'dim' }]
        : named(scene, viewer, glyphs),
      title: isAlone ? ['YOU PLAY ALONE'] : isTraitor ? ['YOU ARE', 'THE TRAITOR'] : ['YOU ARE A HERO'],
      parts: [
        ...(page.truths[0] ? [{ text: page.truths[0], role: 'littext' as const, italic: true }] : []),
        { label: 'You win', text: page.win },
        ...(plan ? [{ label: 'You do', text: plan }] : []),
        ...sidesOf(scene, team, isAlone, glyphs),
      ],
    },
  ]
}

function sidesOf(scene: Scene, team: Team, isAlone: boolean, glyphs: Glyphs): BeatPart[] {
  const { explorers, viewer, monsters } = scene.view
  if (isAlone) return []
  const others = explorers.filter(({ id, dead }) => id !== viewer && !dead)
  const row = (some: readonly Explorer[]): Run[] =>
    some.flatMap((one) => [chip(scene, one, glyphs), { text: ` ${nameOf(scene, one.id)}  ` }])
  const mine = others.filter((one) => one.team === team)
  const theirs = others.filter((one) => one.team && one.team !== team)
  const kinds = [...new Map(monsters.map((one) => [one.kind, one])).values()]
  const foes = team === 'heroes' ? kinds.map((one) => figureRun(monsterFigure(scene, one))) : []
  return [
    ...(mine.length > 0 ? [{ label: 'With you', runs: row(mine) }] : []),
    ...(theirs.length + foes.length > 0 ? [{ label: 'Against', runs: [...row(theirs), ...foes] }] : []),
  ]
}

/** What was told of it, without what went before. */
const lineOf = (scene: Scene, happening: Happening): string =>
  tellAll([happening], scene)
    .map(({ text }) => text)
    .join(' ')

function death(scene: Scene, died: HappeningOf<'died'>, before: readonly Happening[], glyphs: Glyphs): Beat {
  const who = findExplorer(scene, died.who)!
  const standing = scene.view.explorers.filter(({ dead }) => !dead)
  const dropped = before.filter(
    (one): one is HappeningOf<'dropped'> => one.kind === 'dropped' && one.who === died.who,
  )
  const left = things(scene, [...dropped.map(({ thing }) => thing), ...who.cards, ...who.objects])
  return {
    kind: 'death',
    isPrivate: false,
    over: named(scene, who, glyphs),
    title: [],
    parts: [
      { text: `died ${inRoom(scene, died.tile)}, round ${scene.view.round}`, role: 'dim' },
      { text: lineOf(scene, died), role: 'strong' },
      ...(left.length > 0 ? [{ label: 'Left behind', text: capital(listed(left)) }] : []),
      ...(standing.length > 0
        ? [
            {
              label: 'Still standing',
              runs: standing.flatMap((one): Run[] => [chip(scene, one, glyphs), { text: ' ' }]),
            },
          ]
        : []),
    ],
  }
}

function rising(scene: Scene, rose: HappeningOf<'rose'>, glyphs: Glyphs): Beat {
  const who = findExplorer(scene, rose.who)!
  return {
    kind: 'rising',
    isPrivate: false,
    over: named(scene, who, glyphs),
    title: [],
    parts: [
      { text: `rose in ${room(scene, rose.tile)}, round ${scene.view.round}`, role: 'dim' },
      { text: lineOf(scene, rose), role: 'ghost' },
      ...wants(scene, who.team),
    ],
  }
}

function turning(scene: Scene, turned: HappeningOf<'team-changed'>, glyphs: Glyphs): Beat {
  const who = findExplorer(scene, turned.who)!
  const isYou = turned.who === scene.view.viewer
  return {
    kind: 'turning',
    isPrivate: false,
    over: named(scene, who, glyphs),
    title: [`${isYou ? 'YOU HAVE' : 'ONE OF YOU HAS'}`, 'CHANGED SIDES'],
    parts: [{ text: lineOf(scene, turned), role: 'bad' }, ...(isYou ? wants(scene, turned.team) : [])],
  }
}

/** What a side wins by, if the viewer may read it: the heroes' side is everybody's to read. */
function wants(scene: Scene, team: Team | null): BeatPart[] {
  const isOpen = team === 'heroes' || (team !== null && viewerOf(scene)?.team === team)
  return isOpen && scene.haunt ? [{ label: 'Wins', text: scene.sentences.haunt(scene.haunt, team!).win }] : []
}

function lastRound(scene: Scene, glyphs: Glyphs): Beat {
  const { explorers, order, round } = scene.view
  const turns = order.flatMap((slot): Run[] => {
    const explorer = explorers.find(({ id }) => id === slot)
    if (explorer) return explorer.dead ? [] : [chip(scene, explorer, glyphs), { text: ' ' }]
    return slot === '*monsters' && scene.view.monsters[0]
      ? [figureRun(monsterFigure(scene, scene.view.monsters[0])), { text: ' ' }]
      : []
  })
  return {
    kind: 'last-round',
    isPrivate: false,
    over: [{ text: `ROUND ${round} OF ${scene.haunt!.lastRound}`, role: 'title' }],
    title: ['THE LAST ROUND'],
    parts: [
      { text: 'Somewhere behind the hill it is getting light.', italic: true, role: 'littext' },
      { bars: tracksOf(scene) },
      ...(turns.length > 0 ? [{ label: 'Turns', runs: turns }] : []),
    ],
  }
}

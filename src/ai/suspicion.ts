/**
 * Who the hidden traitor may be: how well all that was seen fits each of those it could be. Ballots are secret,
 * but totals are not, and a traitor's ballot may weigh more; so every count of votes tells something.
 */
import type { Happening } from '../engine/happenings.ts'
import type { ExplorerId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Luck } from './random.ts'

/** What it would bring the heroes to have somebody chosen: if that one is guilty, and if not. */
export interface Stake {
  guilty: number
  innocent: number
}

/** A vote as the table knew it when it was called, in the order of the seats. */
export interface Poll {
  voters: ExplorerId[]
  weight: { hero: number; traitor: number }
  stakes: Record<ExplorerId, Stake>
  mine: { who: ExplorerId; target: ExplorerId }
  totals: Record<ExplorerId, number>
  /** Ballots that came to light afterwards. */
  shown: Ballots
}

/** What a player has seen that bears on who is who. */
export interface Clues {
  polls: Poll[]
  /** The ballot just written, until it is counted. */
  writing: Poll | null
  /** Who asked in the open whether the traitor is among these, and how many polls there had been. */
  asked: { who: ExplorerId; names: ExplorerId[]; after: number }[]
  told: { names: ExplorerId[]; isSo: boolean }[]
  blows: { by: ExplorerId; at: ExplorerId }[]
}

export const noClues: Clues = { polls: [], writing: null, asked: [], told: [], blows: [] }

/** Shares that sum to 1: what I believe, and what anybody would who knows only what all know. */
export type Shares = Record<ExplorerId, number>
/** Who voted for whom, as far as it is known. */
type Ballots = Record<ExplorerId, ExplorerId>
export interface Belief {
  mine: Shares
  open: Shares
}

/** How often a hero, and a traitor, votes otherwise than one would think. */
const STRAYING = { hero: 0.25, traitor: 0.5 }
/** How much more likely a blow is if its target is the traitor, or if the one who strikes is. */
const BLOW = { at: 1.6, by: 1.3 }
/** How likely it is for a traitor, beside a hero, to go and ask what a traitor knows. */
const ASKED = 0.6

/** Where no side is hidden nobody looks for clues. */
export function noticed(
  catalog: Catalog,
  clues: Clues | null,
  happenings: readonly Happening[],
): Clues | null {
  let now = clues
  for (const happening of happenings) {
    if (happening.kind === 'haunt-set-up')
      now = catalog.haunts[happening.haunt]!.team.kind === 'hidden' ? noClues : null
    else if (now) now = noticedOne(now, happening)
  }
  return now
}

function noticedOne(clues: Clues, happening: Happening): Clues {
  switch (happening.kind) {
    case 'votes-counted': {
      if (!clues.writing) return clues
      const totals = Object.fromEntries(happening.totals.map(({ who, votes }) => [who, votes]))
      return { ...clues, polls: [...clues.polls, { ...clues.writing, totals }], writing: null }
    }
    case 'note-shown':
      return happening.says === null ? clues : { ...clues, polls: shown(clues.polls, happening) }
    case 'asked-about': {
      const { who, names } = happening
      return { ...clues, asked: [...clues.asked, { who, names, after: clues.polls.length }] }
    }
    case 'learned':
      return { ...clues, told: [...clues.told, { names: happening.names, isSo: happening.isSo }] }
    case 'attacked':
      return { ...clues, blows: [...clues.blows, { by: happening.who, at: happening.target }] }
    default:
      return clues
  }
}

/** A note tells of the last vote alone: it is written over each time. */
function shown(polls: Poll[], { who, says }: { who: ExplorerId; says: ExplorerId | null }): Poll[] {
  const last = polls[polls.length - 1]
  if (!last?.voters.includes(who) || says === null) return polls
  return [...polls.slice(0, -1), { ...last, shown: { ...last.shown, [who]: says } }]
}

const known = new WeakMap<Clues, Map<string, Belief>>()

/** What one of those still living believes of the others. */
export function beliefOf(clues: Clues, living: readonly ExplorerId[], me: ExplorerId): Belief {
  const name = [me, ...living].join()
  let beliefs = known.get(clues)
  if (!beliefs) {
    beliefs = new Map()
    known.set(clues, beliefs)
  }
  let belief = beliefs.get(name)
  if (!belief) {
    belief = workedOut(clues, living, me)
    beliefs.set(name, belief)
  }
  return belief
}

function workedOut(clues: Clues, living: readonly ExplorerId[], me: ExplorerId): Belief {
  const everybody = clues.polls[0]?.voters ?? living
  let open = sharesOf(everybody, () => 1)
  let mine = sharesOf(everybody, (id) => (id === me ? 0 : fitsTold(clues, id)))
  for (const [n, { voters }] of clues.polls.entries()) {
    const before = sharesOf(voters, (id) => open[id] ?? 0)
    const fit = fitOf(clues, n, before)
    mine = sharesOf(voters, (id) => (mine[id] ? mine[id] * fit[id]!.mine : 0))
    open = sharesOf(voters, (id) => before[id]! * fit[id]!.open)
  }
  const deeds = (id: ExplorerId) =>
    clues.blows.reduce(
      (by, blow) => by * (blow.at === id ? BLOW.at : blow.by === id ? BLOW.by : 1),
      clues.asked.some(({ who }) => who === id) ? ASKED : 1,
    )
  return {
    mine: sharesOf(living, (id) => (mine[id] ?? 0) * deeds(id), me),
    open: sharesOf(living, (id) => (open[id] ?? 0) * deeds(id)),
  }
}

const fitsTold = ({ told }: Clues, id: ExplorerId): number =>
  told.every(({ names, isSo }) => names.includes(id) === isSo) ? 1 : 0

/** Weights made to sum to 1; all alike where nothing fits. */
function sharesOf(ids: readonly ExplorerId[], weigh: (id: ExplorerId) => number, never?: ExplorerId): Shares {
  const weights = ids.map((id) => (id === never ? 0 : weigh(id)))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const others = ids.length - (never !== undefined && ids.includes(never) ? 1 : 0)
  return Object.fromEntries(
    ids.map((id, n) => [id, sum > 0 ? weights[n]! / sum : id === never ? 0 : 1 / Math.max(1, others)]),
  )
}

/** How likely a count was for each of those who may be the traitor: to me, who know my own ballot, and to all. */
type Fit = Record<ExplorerId, { mine: number; open: number }>

const fits = new WeakMap<Poll, Fit>()

/** What came before a vote never changes, so it is worked out once. */
function fitOf(clues: Clues, nth: number, before: Shares): Fit {
  const poll = clues.polls[nth]!
  const fit = fits.get(poll) ?? fitFor(clues, nth, poll, before)
  fits.set(poll, fit)
  return fit
}

function fitFor(clues: Clues, nth: number, poll: Poll, before: Shares): Fit {
  const { voters, mine, shown } = poll
  const guess = guessing(clues, nth, poll, before)
  return Object.fromEntries(
    voters.map((traitor) => {
      const likely = voters.map((voter) => guess(voter, traitor))
      const open = chanceOfTotals(poll, traitor, likely, shown)
      const own = { ...shown, [mine.who]: mine.target }
      return [traitor, { open, mine: mine.who ? chanceOfTotals(poll, traitor, likely, own) : open }]
    }),
  )
}

/** How likely these totals were if this one is the traitor, over all ballots that come to them. */
function chanceOfTotals(
  { voters, weight, totals }: Poll,
  traitor: ExplorerId,
  likely: readonly Shares[],
  ballots: Ballots,
): number {
  const left = { ...totals }
  const count = (n: number): number => {
    const voter = voters[n]
    if (voter === undefined) return 1
    const heavy = voter === traitor ? weight.traitor : weight.hero
    const target = ballots[voter]
    const guess = likely[n]!
    let sum = 0
    for (const one of target === undefined ? Object.keys(guess) : [target]) {
      const chance = guess[one] ?? 0
      if ((left[one] ?? 0) < heavy || chance === 0) continue
      left[one]! -= heavy
      sum += chance * count(n + 1)
      left[one]! += heavy
    }
    return sum
  }
  return count(0)
}

/** How likely somebody's ballot is to fall on each of the others, were this one the traitor; worked out once for each. */
export function guessing(
  clues: Clues,
  nth: number,
  poll: Pick<Poll, 'voters' | 'stakes'>,
  open: Shares,
): (voter: ExplorerId, traitor: ExplorerId) => Shares {
  const known = new Map<string, Shares>()
  return (voter, traitor) => {
    const isGuilty = voter === traitor
    // Only who has been told something votes by who it is.
    const isTold = !isGuilty && clues.asked.some(({ who, after }) => who === voter && after <= nth)
    const name = isTold ? `${voter} ${traitor}` : isGuilty ? `${voter}!` : voter
    let shares = known.get(name)
    if (!shares) {
      const others = poll.voters.filter((id) => id !== voter)
      const pick = expectedPick(clues, nth, poll, open, voter, traitor)
      const stray = isGuilty ? STRAYING.traitor : STRAYING.hero
      shares = Object.fromEntries(
        others.map((id) => [id, (id === pick ? 1 - stray : 0) + stray / others.length]),
      )
      known.set(name, shares)
    }
    return shares
  }
}

/** Whom one would think somebody votes for: by what all know, and by what that one must have been told. */
export function expectedPick(
  { asked }: Clues,
  nth: number,
  { voters, stakes }: Pick<Poll, 'voters' | 'stakes'>,
  open: Shares,
  voter: ExplorerId,
  traitor: ExplorerId,
): ExplorerId {
  const others = voters.filter((id) => id !== voter)
  if (voter === traitor) return bestOf(others, (id) => open[id] ?? 0)
  const told = asked.filter(({ who, after }) => who === voter && after <= nth)
  const fit = others.filter((id) => told.every(({ names }) => names.includes(id) === names.includes(traitor)))
  const shares = sharesOf(fit, (id) => open[id] ?? 0)
  return bestOf(fit, (id) => hopeOf(stakes[id], shares[id]!))
}

/** What it brings the heroes on average to have somebody chosen who is as suspect as that. */
export const hopeOf = (stake: Stake | undefined, share: number): number =>
  stake ? share * stake.guilty + (1 - share) * stake.innocent : share

/** The first of the best: everybody goes through them in the same order. */
function bestOf(ids: readonly ExplorerId[], worth: (id: ExplorerId) => number): ExplorerId {
  return ids.reduce((best, id) => (worth(id) > worth(best) + 1e-9 ? id : best))
}

/** Who is suspected most. */
export const mostOf = (shares: Shares): ExplorerId => bestOf(Object.keys(shares), (id) => shares[id]!)

/** Somebody, as often as they are suspected. */
export function oneOf(shares: Shares, luck: Luck): ExplorerId {
  let left = luck()
  for (const [id, share] of Object.entries(shares)) {
    left -= share
    if (left < 0) return id
  }
  return mostOf(shares)
}

/** What the table would think of each after a vote that has not been counted yet. */
export function afterwards(clues: Clues, poll: Poll, living: readonly ExplorerId[]): Shares {
  const nobody = { ...poll, mine: { who: '', target: '' } }
  return beliefOf({ ...clues, polls: [...clues.polls, nobody], writing: null }, living, '').open
}

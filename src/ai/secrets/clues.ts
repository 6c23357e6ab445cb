/** Collects clues on the hidden traitor from what a seat is told. */
import type { Happening } from '../../engine/happenings.ts'
import type { ExplorerId } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Clues, Poll } from '../memory.ts'

export const noClues: Clues = { polls: [], writing: null, asked: [], told: [], blows: [] }

/** The clues after some happenings; null in haunts without hidden sides. */
export function addClues(
  catalog: Catalog,
  clues: Clues | null,
  happenings: readonly Happening[],
): Clues | null {
  let now = clues
  for (const happening of happenings) {
    if (happening.kind === 'haunt-set-up')
      now = catalog.haunts[happening.haunt]!.team.kind === 'hidden' ? noClues : null
    else if (now) now = addClue(now, happening)
  }
  return now
}

function addClue(clues: Clues, happening: Happening): Clues {
  switch (happening.kind) {
    case 'votes-counted': {
      if (!clues.writing) return clues
      const totals = Object.fromEntries(happening.totals.map(({ who, votes }) => [who, votes]))
      return { ...clues, polls: [...clues.polls, { ...clues.writing, totals }], writing: null }
    }
    case 'note-shown':
      return happening.says === null ? clues : { ...clues, polls: addBallot(clues.polls, happening) }
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

/** A shown note is a ballot of the last poll, since each poll overwrites the notes. */
function addBallot(polls: Poll[], { who, says }: { who: ExplorerId; says: ExplorerId | null }): Poll[] {
  const last = polls[polls.length - 1]
  if (!last?.voters.includes(who) || says === null) return polls
  return [...polls.slice(0, -1), { ...last, shown: { ...last.shown, [who]: says } }]
}

/** Predicts secret ballots from public knowledge. */
import type { ExplorerId } from '../../engine/ids.ts'
import type { Clues, Poll, VoteStake } from '../memory.ts'
import type { Probabilities } from '../types.ts'
import { firstBest, normalized } from './probabilities.ts'

/** Probability that a voter does not follow the prediction. */
const DEVIATION = { hero: 0.25, traitor: 0.5 }

/** The probabilities of a voter's ballot if `traitor` is the traitor; cached. */
export function ballotModel(
  clues: Clues,
  nth: number,
  poll: Pick<Poll, 'voters' | 'stakes'>,
  open: Probabilities,
): (voter: ExplorerId, traitor: ExplorerId) => Probabilities {
  const cache = new Map<string, Probabilities>()
  return (voter, traitor) => {
    const isGuilty = voter === traitor
    // Only heroes who asked about the traitor vote by who it is.
    const isTold = !isGuilty && clues.asked.some(({ who, after }) => who === voter && after <= nth)
    const name = isTold ? `${voter} ${traitor}` : isGuilty ? `${voter}!` : voter
    let ballot = cache.get(name)
    if (!ballot) {
      const others = poll.voters.filter((id) => id !== voter)
      const target = expectedTarget(clues, nth, poll, open, voter, traitor)
      const deviation = isGuilty ? DEVIATION.traitor : DEVIATION.hero
      ballot = Object.fromEntries(
        others.map((id) => [id, (id === target ? 1 - deviation : 0) + deviation / others.length]),
      )
      cache.set(name, ballot)
    }
    return ballot
  }
}

/** The most likely target of a voter, given public knowledge and the answers this voter got. */
export function expectedTarget(
  { asked }: Clues,
  nth: number,
  { voters, stakes }: Pick<Poll, 'voters' | 'stakes'>,
  open: Probabilities,
  voter: ExplorerId,
  traitor: ExplorerId,
): ExplorerId {
  const others = voters.filter((id) => id !== voter)
  if (voter === traitor) return firstBest(others, (id) => open[id] ?? 0)
  const told = asked.filter(({ who, after }) => who === voter && after <= nth)
  const suspects = others.filter((id) =>
    told.every(({ names }) => names.includes(id) === names.includes(traitor)),
  )
  const suspicion = normalized(suspects, (id) => open[id] ?? 0)
  return firstBest(suspects, (id) => expectedStake(stakes[id], suspicion[id]!))
}

/** The heroes' expected score if a candidate with this probability of guilt wins the vote. */
export const expectedStake = (stake: VoteStake | undefined, guilt: number): number =>
  stake ? guilt * stake.guilty + (1 - guilt) * stake.innocent : guilt

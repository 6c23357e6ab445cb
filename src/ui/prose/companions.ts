/** The computer players with their level and temper. */
import type { Sitter } from '../../table/thinkers.ts'
import { clean } from './clean.ts'
import { listed } from './names.ts'

/** "The computer plays Ann and Ned, steady and even-tempered." Null if people have all seats. */
export function companionsLine(seats: readonly (Sitter & { name: string })[]): string | null {
  const computers = seats.filter(({ by }) => by !== 'person')
  if (computers.length === 0) return null
  const kinds = [...new Set(computers.map(kindOf))]
  const parts = kinds.map((kind) => {
    const names = computers.filter((one) => kindOf(one) === kind).map(({ name }) => clean(name))
    return `${listed(names)}, ${kind}`
  })
  return `The computer plays ${parts.join('; ')}.`
}

function kindOf({ by, temper = 'even' }: Sitter): string {
  if (by === 'ai:random') return 'who take what comes'
  return `${by.slice('ai:'.length)} and ${temper === 'even' ? 'even-tempered' : temper}`
}

// What is said when a game is left: where it is, and how to go on with it.
import { printable } from '../catalog/problems.ts'
import type { Table } from '../table/table.ts'

export function farewell(table: Table, saves?: string): string {
  const { name, saveFault } = table
  if (table.abandoned !== null) return `The game ${table.abandoned} has been given up.`
  if (name === null) return table.isOver ? 'The game is over.' : 'The game is not over, and it was not saved.'
  if (saveFault) return printable(saveFault.message)
  const where = saves ? ` --saves ${quoted(printable(saves))}` : ''
  if (table.isOver) return `Saved as ${name}. Tell it again with: ${program()} replay ${name}${where}`
  return `Saved as ${name}. Go on with: ${program()} resume ${name}${where}`
}

/** How this program was called, to be called so again. */
const program = (): string => (process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'lychgate')

const quoted = (path: string): string =>
  /^[\w./~@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

// The message on leaving a game: where it is saved, and the command that goes on with it.
import { printable } from '../../catalog/problems.ts'
import type { Table } from '../../table/table.ts'

export function leaveMessage(table: Table, saves?: string): string {
  const { name, saveFault } = table
  if (table.abandoned !== null)
    return `The game ${table.abandoned} has been given up. "${toType('saves recover', table.abandoned, saves)}" brings it back.`
  if (name === null) return table.isOver ? 'The game is over.' : 'The game is not over, and it was not saved.'
  if (saveFault) return printable(saveFault.message)
  if (table.opening.legacy?.deck !== undefined)
    return table.isOver
      ? 'Saved.'
      : 'Saved. Go on with "lychgate play --campaign" and the name of the campaign.'
  if (table.isOver) return `Saved as ${name}. Replay it with: ${toType('replay', name, saves)}`
  return `Saved as ${name}. Continue with: ${toType('resume', name, saves)}`
}

/** A command to be typed, for this program as it was called. */
export function toType(
  command: 'replay' | 'resume' | 'play --campaign' | 'campaign recover' | 'saves recover',
  name: string,
  saves?: string,
): string {
  const program = process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'lychgate'
  return `${program} ${command} ${name}${saves ? ` --saves ${quoted(printable(saves))}` : ''}`
}

const quoted = (path: string): string =>
  /^[\w./~@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

// What happens when nobody takes what is written.
import { EXIT } from './exit-codes.ts'

/** Whoever reads us may stop early, as `head` does: that is no failure. A full disk behind the output is one. */
export function mindOutput(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(EXIT.done)
    process.stderr.write(`The output could not be written (${code}). Whatever was saved is untouched.\n`)
    process.exit(EXIT.failed)
  })
}

/** With nobody to complain to, the exit code has to do. */
export function mindComplaints(): void {
  process.stderr.on('error', () => {})
}

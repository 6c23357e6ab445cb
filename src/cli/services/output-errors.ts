// Errors of the output streams.
import { endByHangUp } from '../../ui/term/hang-up.ts'
import { EXIT } from './exit-codes.ts'

/** Exits successfully on EPIPE, as when piped into `head`; reports other write errors. */
export function handleOutputErrors(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(EXIT.done)
    if (code === 'EIO') endByHangUp(EXIT.failed)
    process.stderr.write(`The output could not be written (${code}). Whatever was saved is untouched.\n`)
    process.exit(EXIT.failed)
  })
}

/** Ignores errors of stderr: the exit code still tells. */
export function mindComplaints(): void {
  process.stderr.on('error', () => {})
}

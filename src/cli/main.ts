// Where the program starts.
import { crash } from './crash.ts'
import { EXIT } from './exit-codes.ts'
import { run } from './program.ts'

// Whoever reads us may stop early, as `head` does: that is no failure. A full disk behind the output is one.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(EXIT.done)
  process.stderr.write(`The output could not be written (${code}). Whatever was saved is untouched.\n`)
  process.exit(EXIT.failed)
})
// With nobody to complain to, the exit code has to do.
process.stderr.on('error', () => {})

try {
  const exitCode = await run(process.argv.slice(2))
  if (exitCode !== undefined) process.exitCode = exitCode
} catch (error) {
  await crash(error)
}

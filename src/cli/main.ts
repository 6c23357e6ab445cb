// Where the program starts.
import { EXIT } from './exit-codes.ts'
import { run } from './program.ts'

// Whoever reads us may stop early, as `head` does: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.done)
  throw error
})

const exitCode = await run(process.argv.slice(2))
if (exitCode !== undefined) process.exitCode = exitCode

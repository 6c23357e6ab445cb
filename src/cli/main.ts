// Where the program starts.
import { crash } from './crash.ts'
import { mindComplaints, mindOutput } from './pipes.ts'
import { showTitle } from './screen.ts'

mindOutput()
mindComplaints()

try {
  const argv = process.argv.slice(2)
  // The name alone asks for the title, which needs no command line: to read one takes a while to load.
  if (argv.length > 0 || !(await showTitle())) {
    const { run } = await import('./program.ts')
    const exitCode = await run(argv)
    if (exitCode !== undefined) process.exitCode = exitCode
  }
} catch (error) {
  crash(error)
}

// Where the program starts.
import { crash } from './services/crash.ts'
import { showTitle } from './services/full-screen.ts'
import { handleOutputErrors, mindComplaints } from './services/output-errors.ts'

handleOutputErrors()
mindComplaints()

try {
  const argv = process.argv.slice(2)
  // Without arguments the title screen comes first: it needs no command line, which is slow to load.
  if (argv.length > 0 || !(await showTitle())) {
    const { run } = await import('./program.ts')
    const exitCode = await run(argv)
    if (exitCode !== undefined) process.exitCode = exitCode
  }
} catch (error) {
  crash(error)
}

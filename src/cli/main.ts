// Where the program starts.
import { crash } from './crash.ts'
import { mindComplaints, mindOutput } from './pipes.ts'
import { run } from './program.ts'

mindOutput()
mindComplaints()

try {
  const exitCode = await run(process.argv.slice(2))
  if (exitCode !== undefined) process.exitCode = exitCode
} catch (error) {
  await crash(error)
}

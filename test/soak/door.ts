// Runs commands of the program in one process, one after the other: starting Node for each is slow.
import { Readable } from 'node:stream'
import { crash } from '../../src/cli/services/crash.ts'

interface Request {
  command: string[]
  env: Record<string, string | undefined>
  cwd: string
}

const { run } = await import('../../src/cli/program.ts')
let out = ''
const keep = (chunk: unknown) => {
  out += String(chunk)
  return true
}

process.on('message', async ({ command, env, cwd }: Request) => {
  out = ''
  const { stdin, stdout, stderr } = process
  const before = { ...process.env }
  const write = [stdout.write, stderr.write] as const
  Object.assign(process.env, env)
  for (const [name, value] of Object.entries(env)) if (value === '') delete process.env[name]
  process.chdir(cwd)
  stdout.write = keep as typeof stdout.write
  stderr.write = keep as typeof stderr.write
  Object.defineProperty(process, 'stdin', { value: Readable.from([]), configurable: true })
  process.exitCode = undefined
  try {
    const exitCode = await run(command)
    if (exitCode !== undefined) process.exitCode = exitCode
  } catch (error) {
    crash(error)
  }
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  stdout.write = write[0]
  stderr.write = write[1]
  const code = process.exitCode ?? 0
  process.exitCode = undefined
  process.chdir('/')
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
  process.send!({ out, code })
})
process.on('disconnect', () => process.exit(0))
process.send!('ready')

// Starts a thread of this program, from the bundle or from the sources.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../../catalog/files.ts'

/** Where each thread begins: the file in the bundle, and the source it is made from. */
const THREADS = {
  'simulate-worker': 'src/cli/simulate/worker.ts',
  'campaign-worker': 'src/cli/simulate/campaigns/worker.ts',
  'ai-worker': 'src/cli/services/ai-worker.ts',
} as const

/** From the sources, the thread registers tsx first. */
export function startThread(name: keyof typeof THREADS, workerData: unknown): Worker {
  const root = projectRoot()
  if (!import.meta.url.endsWith('.ts')) return new Worker(join(root, 'dist', `${name}.js`), { workerData })
  const code = `import(${quoted(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
    register({ tsconfig: ${quoted(join(root, 'tsconfig.json'))} })
    return import(${quoted(pathToFileURL(join(root, THREADS[name])))})
  })`
  return new Worker(code, { eval: true, workerData })
}

const quoted = (text: string | URL): string => JSON.stringify(String(text))

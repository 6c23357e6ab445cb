import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that start programs, fake the clock or a module, or change the process they run in: each file in a process of its own. */
const ISOLATED = [
  'test/build/**/*.test.ts',
  'test/cli/**/*.test.ts',
  'test/scripts/**/*.test.ts',
  'test/soak/**/*.test.ts',
  'test/table/{added-content,lock}.test.ts',
  'test/tui/{game,input,leaving,surroundings}.test.ts',
  'test/ui/term/{keys,pty,terminal}.test.ts',
]

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // React as it is shipped: the development build takes twice as long for a frame.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Generous: a busy machine is no fault of the code.
    testTimeout: 300_000,
    env: { NODE_ENV: 'production' },
    hookTimeout: 300_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ISOLATED,
          // The files share the modules of a worker: loading them anew for each file takes longer than the tests.
          isolate: false,
          // One group after the other: a worker lives on only while the next file may share it.
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, sequence: { groupOrder: 1 } } },
    ],
  },
})

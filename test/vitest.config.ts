import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts'],
    // Generous: a busy machine is no fault of the code.
    testTimeout: 300_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})

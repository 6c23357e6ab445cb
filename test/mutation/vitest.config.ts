// The scenarios alone: a mutant they let live is a rule they do not show.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['test/scenarios/*.test.ts'], testTimeout: 60_000 },
})

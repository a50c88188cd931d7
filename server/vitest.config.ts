import { defineConfig } from 'vitest/config'
import { patience } from '../test-patience.ts'

export default defineConfig({
  test: {
    ...patience,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/server/database-setup.ts'],
    setupFiles: ['src/testing/server/same-day.ts'],
    maxWorkers: 2,
    // No module of ours has state that one test file could leave to the next; loading all modules again for each file took half of the
    // time.
    isolate: false,
  },
})

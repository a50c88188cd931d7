import { defineConfig } from 'vitest/config'
import { patience } from '../test-patience.ts'

export default defineConfig({
  test: {
    ...patience,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database-setup.ts'],
    setupFiles: ['src/testing/same-day.ts'],
    maxWorkers: 2,
    // No module of ours keeps a state that one file of tests could leave to the next; loading all of them anew for each took half of the time.
    isolate: false,
  },
})

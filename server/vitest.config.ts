import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database-setup.ts'],
    maxWorkers: 2,
    // No module of ours keeps a state that one file of tests could leave to the next; loading all of them anew for each took half of the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})

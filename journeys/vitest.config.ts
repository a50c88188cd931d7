import { defineConfig } from 'vitest/config'
import { patience } from '../test-patience.ts'

export default defineConfig({
  test: {
    ...patience,
    // Two products stop at the end of the run, each with its database.
    teardownTimeout: patience.hookTimeout,
    include: ['*.journey.ts'],
    globalSetup: ['world/product.ts'],
    maxWorkers: 2,
  },
})

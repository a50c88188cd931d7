import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.journey.ts'],
    globalSetup: ['world/product.ts'],
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'
import { patience } from '../test-patience.ts'

export default defineConfig({
  test: {
    ...patience,
    include: ['*.journey.ts'],
    globalSetup: ['world/product.ts'],
    maxWorkers: 2,
  },
})

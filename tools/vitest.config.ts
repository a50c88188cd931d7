import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { environment: 'node', include: ['**/*.test.ts'], maxWorkers: 2, testTimeout: 120_000 } })

import { defineConfig } from 'vitest/config'
import { patience } from '../test-patience.ts'

export default defineConfig({ test: { ...patience, isolate: false, environment: 'node', include: ['src/**/*.test.ts'] } })

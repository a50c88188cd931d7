import { patience } from '../test-patience.ts'

export default { test: { ...patience, environment: 'node', include: ['src/**/*.test.ts'] } }

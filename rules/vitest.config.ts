import { patience } from '../test-patience.ts'

export default { test: { ...patience, isolate: false, environment: 'node', include: ['src/**/*.test.ts'] } }

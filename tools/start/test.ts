import { checkSteps, vitest } from './check.ts'
import { chromiumEnvironment } from './chromium.ts'
import { postgres15 } from './postgres-15.ts'
import { runSteps, type Step } from './steps.ts'
import { buildWebWhenStale } from './build-when-stale.ts'

/** The checks, the tests of every workspace, the journeys in a browser, and the server again on the oldest PostgreSQL supported. */
export const test = async (): Promise<number> =>
  runSteps([
    ...checkSteps,
    ...['rules', 'protocol', 'server', 'web'].map((workspace) => ({ name: `tests of ${workspace}`, run: () => vitest(workspace) })),
    { name: 'build of the web application', run: buildWebWhenStale },
    { name: 'journeys in Chromium', run: async () => vitest('journeys', await chromiumEnvironment()) },
    { name: 'tests of server on PostgreSQL 15', run: testOnPostgres15 },
  ] satisfies Step[])

/** These tests always start the embedded PostgreSQL, even if the other tests use another one. */
const onEmbeddedOnly = ['src/main.test.ts', 'src/database/provide-database.test.ts', 'src/database/supervise.test.ts']

/** What these tests break does not depend on PostgreSQL's version, and together they take minutes. */
const notOfSql = [
  'src/kit/every-call/every-freshness.test.ts',
  'src/kit/every-call/every-session.test.ts',
  'src/kit/every-call/every-visit.test.ts',
  'src/kit/every-call/hostile-input.test.ts',
  'src/kit/openapi/page/api-page.test.ts',
  'src/features/bookings/confirmation/confirmation.test.ts',
  'src/features/e-contracts/platform/amendments.test.ts',
  'src/features/e-contracts/signing/signing.test.ts',
  'src/features/images/photos/upload-image.test.ts',
]

const testOnPostgres15 = async (): Promise<number> => {
  const binaries = await postgres15()
  if (binaries) return vitest('server', { TEST_POSTGRES: binaries }, [...onEmbeddedOnly, ...notOfSql])
  process.stderr.write(
    'PostgreSQL 15 is not on this machine and could not be installed: the server was tested on the embedded PostgreSQL only\n',
  )
  return process.env['CI'] ? 1 : 0
}

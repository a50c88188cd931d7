import { tmpdir } from 'node:os'
import { serve } from '#serve.ts'
import { testOutside } from './test-outside.ts'

/** One server process of a test: its settings come in the environment, and its address is the first line of its output. */
const main = async (): Promise<void> => {
  const { DATABASE_URL: databaseUrl = '', TEST_SECRET: secret = '' } = process.env
  const server = await serve({
    databaseUrl,
    poolSize: 16,
    dataDir: tmpdir(),
    host: '127.0.0.1',
    port: 0,
    sweeps: false,
    checkAnswers: false,
    outside: testOutside(Buffer.from(secret, 'hex')),
    app: { logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent', trustProxy: false, webRoot: null },
  })
  process.stdout.write(`${server.url}\n`)
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
}

void main()

import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { servingUrl } from './database-setup.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** What a line breaks at: the answer to the commit of a transaction that asked for something. */
type BreaksAfter = { readonly asking: string }

/**
 * For the top of a test file: another server on the database of the first, over a line that breaks once, when a transaction was
 * committed and before that is said. Answers its address.
 */
export const useServerOnBreakingLine = (first: TestServer, breaks: BreaksAfter): (() => string) => {
  let url = ''
  let stop = async () => {}
  beforeAll(async () => {
    const databaseUrl = servingUrl(first.database.url)
    const line = await breakingLine(databaseUrl, breaks)
    const server = await startTestServer(line.url, first.outside)
    url = server.url
    stop = async () => {
      await server.stop()
      line.close()
    }
  })
  afterAll(() => stop())
  return () => url
}

const breakingLine = async (url: string, { asking }: BreaksAfter) => {
  const { host, port } = new pg.Client(url)
  let isWhole = true
  const line = createServer((near) => {
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    let isAsked = false
    const cut = () => [near, far].map((end) => end.destroy())
    near.on('data', (asked) => {
      isAsked ||= asked.includes(asking)
      far.write(asked)
    })
    far.on('data', (answer) => {
      const breaks = isWhole && isAsked && answer.includes('COMMIT')
      isWhole &&= !breaks
      if (breaks) cut()
      else near.write(answer)
    })
    for (const end of [near, far]) end.on('close', cut).on('error', cut)
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  return { url: through(url, line.address()), close: () => line.close() }
}

const through = (url: string, listening: ReturnType<ReturnType<typeof createServer>['address']>): string => {
  if (listening === null || typeof listening === 'string') throw new Error('the line has no port')
  const address = new URL(url)
  address.searchParams.set('host', listening.address)
  address.searchParams.set('port', String(listening.port))
  return address.href
}

import { afterAll, beforeAll } from 'vitest'
import { servingUrl } from './database-setup.ts'
import { lineTo } from './line-to-database.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** When the connection breaks: at the answer to the commit of a transaction that sent this text. */
type BreaksAfter = { readonly asking: string }

/**
 * For the top of a test file: another server on the first one's database, over a connection that breaks once, after a transaction was
 * committed and before the server learns it. Returns its address.
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

const breakingLine = (url: string, { asking }: BreaksAfter) => {
  let isWhole = true
  return lineTo(url, (near, far) => {
    let isAsked = false
    near.on('data', (asked) => {
      isAsked ||= asked.includes(asking)
      far.write(asked)
    })
    far.on('data', (answer) => {
      const breaks = isWhole && isAsked && answer.includes('COMMIT')
      isWhole &&= !breaks
      if (breaks) near.destroy()
      else near.write(answer)
    })
  })
}

import type pg from 'pg'
import { cancelQuery } from '../dear/cancel-query.ts'
import { identify } from '../request/identify.ts'
import { inputOf, type Run } from '../call/run.ts'
import { handled, untilDone } from '../transaction/answer-alone.ts'
import type { SavedAnswer } from '../transaction/idempotency.ts'
import { ConnectionLost, onClient } from '../transaction/transaction.ts'
import { ListFile } from './list-file.ts'
import { sendFile } from './send-file.ts'

/** A file failed after a part of it was sent: it is not begun again. */
class FileBroken extends Error {
  override name = 'FileBroken'
}

/**
 * Answers a request for the file of a list: in one transaction, which sees the list as it was at one moment, the rows are read, written and
 * sent. When the caller has gone, the query is cancelled and the transaction ends. The answer is null, because it has been sent;
 * `refusalOf` makes and logs the refusal of a file that fails on its way.
 */
export const answerFile = async (run: Run, refusalOf: (error: unknown) => Promise<SavedAnswer>): Promise<null> => {
  const gone = goneOf(run)
  const answer = () =>
    onClient(
      run.server.pool,
      async (client) => {
        gone.addEventListener('abort', () => void cancelQuery(run.server.pool, client).catch(() => undefined), { once: true })
        const caller = await identify(run, client)
        const { format, ...input } = { format: undefined, ...inputOf(run) }
        const file = await handled(run, caller, input, [])
        if (!(file instanceof ListFile)) throw new Error(`${run.path} answers with the file of a list`)
        const asked = { request: run.request, reply: run.reply, requestId: run.asked.requestId, gone }
        await whileConnected(client, (tell) =>
          sendFile(file, { ...asked, format: format === 'xlsx' ? 'xlsx' : 'csv', refusalOf: (error) => refusalOf(tell(error)) }),
        )
      },
      gone,
    )
  await untilDone(answer, false).catch((error: unknown) => {
    if (!(error instanceof FileBroken) && !gone.aborted) throw error
    run.request.log.info({ err: error, call: run.path }, 'a file was not sent to its end')
  })
  return null
}

/** Does what must not be done again; `tell` says of an error whether the connection to the database was lost. */
const whileConnected = async (client: pg.ClientBase, work: (tell: (error: unknown) => unknown) => Promise<void>): Promise<void> => {
  let lost = false
  const noteLost = () => (lost = true)
  client.on('error', noteLost)
  try {
    await work((cause) => (lost ? new ConnectionLost('the connection to the database was lost', { cause }) : cause))
  } catch (cause) {
    throw new FileBroken('a file was not sent to its end', { cause })
  } finally {
    client.off('error', noteLost)
  }
}

/** Ends when the caller has gone before the whole answer was sent. */
const goneOf = ({ request, reply }: Run): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  if (request.raw.socket.destroyed) gone.abort()
  return gone.signal
}

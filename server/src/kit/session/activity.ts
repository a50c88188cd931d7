import type { Call } from '@innkeeper/protocol/call'
import { unattendedHeader } from '@innkeeper/protocol/unattended'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { inTransaction, type Tx } from '../transaction/transaction.ts'

/** Records that people use their sessions, apart from the transactions of their calls, because those of reads are read-only. */
export type SessionActivity = {
  readonly note: (sessionId: string) => void
  /** Records what is waiting. */
  readonly stop: () => Promise<void>
}

/** Writes that these sessions were used now. */
export type RecordActivity = (tx: Tx, sessions: readonly string[]) => Promise<void>

/** A page sends several requests at once; their sessions are recorded in one statement. */
const gatherMilliseconds = 100

/** Whether a person asked for this: a change always, a read unless the page says that it made it by itself. */
export const isActivity = ({ kind }: Call, { headers }: FastifyRequest): boolean =>
  kind === 'change' || headers[unattendedHeader] !== 'true'

/** The records of activity on a database. */
export const sessionActivity = (pool: pg.Pool, record: RecordActivity, onError: (error: Error) => void): SessionActivity => {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const sessions = [...waiting]
    waiting.clear()
    if (sessions.length > 0) await inTransaction(pool, { role: 'platform', readOnly: false }, (tx) => record(tx, sessions)).catch(onError)
  }
  return {
    note: (sessionId) => {
      waiting.add(sessionId)
      timer ??= setTimeout(() => void flush(), gatherMilliseconds)
    },
    stop: flush,
  }
}

import type { Call } from '@innkeeper/protocol/call'
import { unattendedHeader } from '@innkeeper/protocol/unattended'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { inTransaction, type Tx } from '../transaction/transaction.ts'

/** Records that people use their sessions. It uses its own transactions, because the transactions of reads are read-only. */
export type SessionActivity = {
  readonly note: (sessionId: string) => void
  /** Writes what is still waiting. */
  readonly stop: () => Promise<void>
}

/** Writes to the database that these sessions were used now. */
export type RecordActivity = (tx: Tx, sessions: readonly string[]) => Promise<void>

/** A page sends several requests at once, so their use is gathered for this long and written in one statement. */
const gatherMilliseconds = 100

/**
 * Whether a request counts as a person's activity: a change always does, a read does unless its header says that the page made it by
 * itself.
 */
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

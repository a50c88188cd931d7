import type { JobKind } from '@innkeeper/protocol/words/platform/job-words'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../transaction/transaction.ts'

/** Writes an event to the outbox, in the transaction of its change. */
export const postEvent = (tx: Tx, kind: JobKind, payload: object): Promise<void> => postEvents(tx, kind, [payload])

/** Writes several events of one kind to the outbox. */
export const postEvents = async (tx: Tx, kind: JobKind, payloads: readonly object[]): Promise<void> => {
  if (payloads.length === 0) return
  const rows = payloads.map((payload) => ({ outbox_id: uuidv7(), payload }))
  await tx.rows(
    `insert into outbox (topic, outbox_id, payload)
       select $1, event.* from json_to_recordset($2) as event (outbox_id uuid, payload jsonb)`,
    [kind, JSON.stringify(rows)],
    'post events',
  )
}

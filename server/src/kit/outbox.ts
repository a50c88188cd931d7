import { v7 as uuidv7 } from 'uuid'
import type pg from 'pg'
import { inTransaction, type Tx } from './transaction.ts'

/**
 * Sends one event; throwing means that it is tried again, later each time. What it writes by `tx` (an event that follows from this
 * one) is written with the mark that this one was sent.
 */
export type Deliver = (payload: unknown, outboxId: string, tx: Tx) => Promise<void>

/** Writes an event that leaves, in the transaction of the change that it tells of. */
export const postEvent = (tx: Tx, topic: string, payload: object): Promise<void> => postEvents(tx, topic, [payload])

/** Writes several events of one topic. */
export const postEvents = async (tx: Tx, topic: string, payloads: readonly object[]): Promise<void> => {
  if (payloads.length === 0) return
  const rows = payloads.map((payload) => ({ outbox_id: uuidv7(), payload }))
  await tx.rows(
    `insert into outbox (topic, outbox_id, payload)
       select $1, event.* from json_to_recordset($2) as event (outbox_id uuid, payload jsonb)`,
    [topic, JSON.stringify(rows)],
    'post events',
  )
}

type DueEvent = { outbox_id: string; topic: string; payload: unknown }

/** Sends what is due, each event by one server at a time, and answers how many were taken. */
export const pumpOutbox = async (pool: pg.Pool, deliveries: Readonly<Record<string, Deliver>>): Promise<number> =>
  inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
    const due = await tx.rows<DueEvent>(
      `select outbox_id, topic, payload from outbox where sent_at is null and due_at <= now() and topic = any($1)
       order by due_at limit 20 for update skip locked`,
      [Object.keys(deliveries)],
    )
    for (const event of due) await deliverOne(tx, event, deliveries[event.topic])
    return due.length
  })

/** A letter may hold a secret (a recovery link), so what it said is forgotten once it has gone. */
const markSent = `update outbox set sent_at = now(), attempts = least(attempts + 1, 100), last_error = null,
     payload = case topic when 'mail' then '{}' else payload end where outbox_id = $1`

const deliverOne = async (tx: Tx, event: DueEvent, deliver: Deliver | undefined): Promise<void> => {
  try {
    await deliver?.(event.payload, event.outbox_id, tx)
    await tx.rows(markSent, [event.outbox_id])
  } catch (error) {
    await tx.rows(
      `update outbox set attempts = least(attempts + 1, 100), last_error = $2,
         due_at = now() + least(power(2, attempts), 3600) * interval '1 second' where outbox_id = $1`,
      [event.outbox_id, error instanceof Error ? error.message : String(error)],
    )
  }
}

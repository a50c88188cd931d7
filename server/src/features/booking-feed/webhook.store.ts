import type { WebhookProblem } from '@innkeeper/protocol/words/connection/webhook-words'
import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { advanceMarks, afterMark, holdMarks, waiting } from './feed.store.ts'

/** A connection that is told of bookings at its address. */
export type WebhookPlace = { readonly propertyId: string; readonly connectionId: string; readonly name: string }

const placeRows = rowsLike(z.strictObject({ propertyId: z.uuid(), connectionId: z.uuid(), name: z.string() }))

/** Working connections with something to be sent, of which no event is under way. */
export const placesToTell = (tx: Tx, most: number): Promise<WebhookPlace[]> =>
  placeRows(
    tx,
    `select f.property_id as "propertyId", f.connection_id as "connectionId", c.name
       from connection_feed f join connection c using (property_id, connection_id)
      where f.url is not null and c.state = 'active' and ${afterMark('r.number', 'sent_until')} is not null
        and not exists (select from outbox o where o.topic = 'webhook' and o.sent_at is null and o.failed_at is null
          and o.payload ->> 'connectionId' = f.connection_id::text)
      order by f.property_id, f.connection_id limit $1`,
    [most],
  )

const feed = z.strictObject({
  url: z.string(),
  sealedSecret: z.instanceof(Buffer),
  sealedFormerSecret: z.instanceof(Buffer).nullable(),
  formerUntil: momentInRow.nullable(),
  failingSince: momentInRow.nullable(),
})

/** Where a connection is told, and the sealed secrets that sign. */
export type WebhookFeed = z.output<typeof feed>

const feedRows = rowsLike(feed)

/** Takes a connection's address to send to it; undefined where it has none, is stopped, or another server sends to it now. */
export const takeFeed = async (tx: PropertyTx, connectionId: string): Promise<WebhookFeed | undefined> => {
  const [taken] = await feedRows(
    tx,
    `select f.url, f.sealed_secret as "sealedSecret", f.sealed_former_secret as "sealedFormerSecret", f.former_until as "formerUntil",
        f.failing_since as "failingSince"
       from connection_feed f join connection c using (property_id, connection_id)
      where f.property_id = $1 and f.connection_id = $2 and f.url is not null and c.state = 'active'
        and pg_try_advisory_xact_lock(hashtextextended('webhook ' || $2::text, 0))`,
    [tx.propertyId, connectionId],
  )
  return taken
}

const numberRows = rowsLike(z.strictObject({ number: z.int() }))

/** The numbers of the next revisions to be sent to a connection, in their order. */
export const numbersToSend = async (tx: PropertyTx, connectionId: string, most: number): Promise<number[]> => {
  const rows = await numberRows(
    tx,
    `select r.number from connection_feed f join booking_revision r on ${waiting}
      where f.property_id = $1 and f.connection_id = $2 order by r.number limit $3`,
    [tx.propertyId, connectionId, most],
  )
  return rows.map(({ number }) => number)
}

/** One attempt to send a revision: what the address answered, or why it did not take it (null where it did). */
export type Attempt = {
  readonly number: number
  readonly at: Date
  readonly answerCode: number | null
  readonly milliseconds: number | null
  readonly problem: WebhookProblem | null
}

/** Records attempts, and since when the address fails. */
export const recordAttempts = async (tx: PropertyTx, connectionId: string, attempts: readonly Attempt[]): Promise<void> => {
  const failed = attempts.find(({ problem }) => problem !== null)
  await tx.rows(
    `update connection_feed set failing_since = case when $3::timestamptz is not null then coalesce(failing_since, $3) end
      where property_id = $1 and connection_id = $2 and url is not null`,
    [tx.propertyId, connectionId, failed?.at.toISOString() ?? null],
  )
  await tx.rows(
    `insert into webhook_delivery as known (property_id, connection_id, number, state, attempts, last_at, answer_code, milliseconds, problem)
       select $1, $2, t.number, case when t.problem is null then 'sent' else 'waiting' end, 1, t.at, t."answerCode", t.milliseconds, t.problem
         from json_to_recordset($3) as t (number bigint, at timestamptz, "answerCode" smallint, milliseconds integer, problem text)
        order by t.number
     on conflict (property_id, connection_id, number) do update set state = excluded.state, attempts = known.attempts + 1,
       last_at = excluded.last_at, answer_code = excluded.answer_code, milliseconds = excluded.milliseconds, problem = excluded.problem`,
    [tx.propertyId, connectionId, JSON.stringify(attempts)],
  )
}

/** Puts aside what has waited for an address since before a moment, with the reason. */
export const putAside = async (tx: PropertyTx, connectionId: string, before: Date, problem: WebhookProblem): Promise<void> => {
  await holdMarks(tx, connectionId)
  await tx.rows(
    `insert into webhook_delivery as known (property_id, connection_id, number, state, problem)
       select $1, $2, r.number, 'putAside', $4
         from connection_feed f join booking_revision r on ${waiting}
         left join webhook_delivery asked
           on asked.property_id = f.property_id and asked.connection_id = f.connection_id and asked.number = r.number
        where f.property_id = $1 and f.connection_id = $2 and coalesce(asked.asked_at, greatest(r.at, f.url_since)) < $3
        order by r.number
     on conflict (property_id, connection_id, number) do update set state = excluded.state, problem = coalesce(known.problem, excluded.problem)`,
    [tx.propertyId, connectionId, before.toISOString(), problem],
  )
  await advanceMarks(tx, connectionId)
}

/** Lets revisions that were put aside, or wait, be sent again: one of them, or all that were put aside. Returns how many. */
export const askAgain = async (tx: PropertyTx, connectionId: string, number: number | null, now: Date): Promise<number> => {
  await holdMarks(tx, connectionId)
  const rows = await numberRows(
    tx,
    `update webhook_delivery d set state = 'waiting', asked_at = $4
      where d.property_id = $1 and d.connection_id = $2 and (d.number = $3 or ($3::bigint is null and d.state = 'putAside'))
        and d.state <> 'sent'
        and not exists (select from booking_acknowledgement a
          where a.property_id = d.property_id and a.connection_id = d.connection_id and a.number = d.number)
     returning number`,
    [tx.propertyId, connectionId, number, now.toISOString()],
  )
  if (rows.length > 0) await sendAgainFrom(tx, connectionId, Math.min(...rows.map((row) => row.number)))
  return rows.length
}

const sendAgainFrom = async (tx: PropertyTx, connectionId: string, number: number): Promise<void> => {
  await tx.rows(
    `update connection_feed set sent_until = greatest(acknowledged_until, least(sent_until, $3 - 1))
      where property_id = $1 and connection_id = $2`,
    [tx.propertyId, connectionId, number],
  )
}

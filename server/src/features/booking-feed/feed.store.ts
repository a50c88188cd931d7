import { z } from 'zod'
import { rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const numberRows = rowsLike(z.strictObject({ number: z.int() }))

/** Of the feed `f`: the revisions `r` that its connection has not acknowledged. */
export const unacknowledged = `r.property_id = f.property_id and r.number > f.acknowledged_until
  and not exists (select from booking_acknowledgement a
    where a.property_id = f.property_id and a.connection_id = f.connection_id and a.number = r.number)`

/** Of the feed `f`: the revisions `r` that wait to be sent to its address. */
export const waiting = `${unacknowledged} and r.number > f.sent_until and not exists (select from webhook_delivery d
    where d.property_id = f.property_id and d.connection_id = f.connection_id and d.number = r.number and d.state = 'putAside')`

/** The connection `c` with the feed `f` works, and is told of bookings: at its address, or by a key that fetches them. */
export const isTold = `c.state = 'active' and (f.url is not null or exists (select from connection_key k
    where k.property_id = f.property_id and k.connection_id = f.connection_id and k.revoked_at is null and 'bookings:read' = any(k.scopes)))`

/** Something of the first revision after a mark of the feed `f`, null where there is none: one row is read, however many follow. */
export const afterMark = (what: 'r.number' | 'r.at', mark: 'acknowledged_until' | 'sent_until'): string =>
  `(select ${what} from booking_revision r where r.property_id = f.property_id and r.number > f.${mark} order by r.number limit 1)`

/** The numbers of the first revisions that a connection has not acknowledged. */
export const firstUnacknowledged = async (tx: PropertyTx, connectionId: string, most: number): Promise<number[]> => {
  const rows = await numberRows(
    tx,
    `select r.number from connection_feed f join booking_revision r on ${unacknowledged}
      where f.property_id = $1 and f.connection_id = $2 order by r.number limit $3`,
    [tx.propertyId, connectionId, most],
  )
  return rows.map(({ number }) => number)
}

/** How many revisions a connection has not acknowledged. */
export const countUnacknowledged = async (tx: PropertyTx, connectionId: string): Promise<number> => {
  const [row] = await totalRows(
    tx,
    `select count(*)::integer as total from connection_feed f join booking_revision r on ${unacknowledged}
      where f.property_id = $1 and f.connection_id = $2`,
    [tx.propertyId, connectionId],
  )
  return row?.total ?? 0
}

/** The numbers of the property's first revisions after a number. */
export const numbersAfter = async (tx: PropertyTx, after: number, most: number): Promise<number[]> => {
  const rows = await numberRows(tx, 'select number from booking_revision where property_id = $1 and number > $2 order by number limit $3', [
    tx.propertyId,
    after,
    most,
  ])
  return rows.map(({ number }) => number)
}

/** Those of some numbers that the property's revisions have. */
export const knownNumbers = async (tx: PropertyTx, numbers: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await numberRows(tx, 'select number from booking_revision where property_id = $1 and number = any($2)', [
    tx.propertyId,
    numbers,
  ])
  return new Set(rows.map(({ number }) => number))
}

/** An acknowledged revision, with the code that the connected system has given the booking; empty where it gave none. */
export type Acknowledged = { readonly number: number; readonly reference: string }

/** Records what a connection acknowledges; an acknowledgement that is there keeps its moment, and takes a new code. */
export const acknowledge = async (
  tx: PropertyTx,
  of: { readonly connectionId: string; readonly way: 'call' | 'webhook' },
  revisions: readonly Acknowledged[],
  now: Date,
): Promise<void> => {
  await holdMarks(tx, of.connectionId)
  await tx.rows(
    `insert into booking_acknowledgement as known (property_id, connection_id, number, reference, way, at)
       select $1, $2, number, reference, $4, $5 from json_to_recordset($3) as told (number bigint, reference text) order by number
     on conflict (property_id, connection_id, number) do update set reference = excluded.reference
       where excluded.reference not in ('', known.reference)`,
    [tx.propertyId, of.connectionId, JSON.stringify(revisions), of.way, now.toISOString()],
  )
  await advanceMarks(tx, of.connectionId)
}

/** Locks the marks of a feed until the transaction ends, so that what moves them sees what others did before. */
export const holdMarks = async (tx: PropertyTx, connectionId: string): Promise<void> => {
  await tx.rows('select from connection_feed where property_id = $1 and connection_id = $2 for no key update', [
    tx.propertyId,
    connectionId,
  ])
}

/** Moves the marks of a feed: up to the last revision before the first that waits, or to the last of all. */
export const advanceMarks = async (tx: PropertyTx, connectionId: string): Promise<void> => {
  await tx.rows(`${advanceQuery} where f.property_id = $1 and f.connection_id = $2`, [tx.propertyId, connectionId])
}

/** Moves the marks of feeds `f`. */
export const advanceQuery = `
  update connection_feed f set
    acknowledged_until = greatest(f.acknowledged_until, coalesce(
      (select r.number - 1 from booking_revision r where ${unacknowledged} order by r.number limit 1),
      (select max(r.number) from booking_revision r where r.property_id = f.property_id), 0)),
    sent_until = greatest(f.sent_until, coalesce(
      (select r.number - 1 from booking_revision r where ${waiting} order by r.number limit 1),
      (select max(r.number) from booking_revision r where r.property_id = f.property_id), 0))`

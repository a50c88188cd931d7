import type { WebhookProblem } from '@innkeeper/protocol/words/connection/webhook-words'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { isDue } from './compare.store.ts'

/** A connection that is told of the property's nights at its address. */
export type AriPlace = { readonly propertyId: string; readonly connectionId: string; readonly name: string }

/** A night that waits to be sent. */
const toSend = `cell.state <> 'done' and cell.message_number is null and (cell.retry_at is null or cell.retry_at <= now())`

const placeRows = rowsLike(z.strictObject({ propertyId: z.uuid(), connectionId: z.uuid(), name: z.string() }))

/** Working connections with something to send now, whose last message is answered or lost; those that waited longest come first. */
export const placesToTell = (tx: Tx, most: number): Promise<AriPlace[]> =>
  placeRows(
    tx,
    `select f.property_id as "propertyId", f.connection_id as "connectionId", c.name
       from ari_feed f join connection c using (property_id, connection_id)
      where f.url is not null and c.state = 'active' and f.next_at <= now()
        and not exists (select from outbox o where o.topic = 'ari' and o.sent_at is null and o.failed_at is null
          and o.payload ->> 'connectionId' = f.connection_id::text)
        and (exists (select from ari_cell cell where cell.property_id = f.property_id and cell.connection_id = f.connection_id and ${toSend})
          or ${isDue}
          or exists (select from ari_message m where m.property_id = f.property_id and m.connection_id = f.connection_id and m.answered_at is null))
      order by (select max(m.answered_at) from ari_message m
                 where m.property_id = f.property_id and m.connection_id = f.connection_id) nulls first, f.connection_id limit $1`,
    [most],
  )

const numberRows = rowsLike(z.strictObject({ number: z.int() }))

/**
 * Begins a message with the nights that wait, the soonest first; undefined where there are none, or where the property has sent as many as it
 * may within a minute. A message counts until a minute after its answer, so that a system never sees more, however late one arrives.
 */
export const beginMessage = async (
  tx: PropertyTx,
  connectionId: string,
  { mostInMinute, mostNights }: { readonly mostInMinute: number; readonly mostNights: number },
): Promise<number | undefined> => {
  const [row] = await numberRows(
    tx,
    `with next as (
       select cell.place_id, cell.night from ari_cell cell
        where cell.property_id = $1 and cell.connection_id = $2 and ${toSend}
          and (select count(*) from ari_message m
                where m.property_id = $1 and (m.answered_at is null or m.answered_at > clock_timestamp() - interval '1 minute')) < $3
        order by cell.night, cell.place_id limit $4),
     feed as (
       update ari_feed set last_number = last_number + 1
        where property_id = $1 and connection_id = $2 and url is not null and exists (select from next) returning last_number),
     message as (
       insert into ari_message (property_id, connection_id, number, made_at)
         select $1, $2, last_number, clock_timestamp() from feed returning number),
     claimed as (
       update ari_cell c set state = 'sent', told = null, message_number = message.number
         from next, message
        where c.property_id = $1 and c.connection_id = $2 and c.place_id = next.place_id and c.night = next.night)
     select number from message`,
    [tx.propertyId, connectionId, mostInMinute, mostNights],
  )
  return row?.number
}

const feed = z.strictObject({ url: z.string(), sealedSecret: z.instanceof(Buffer), currency: z.string() })
const feedRows = rowsLike(feed)

/** Where a connection is told, what signs, and the currency of the prices. */
export type AriAddress = z.output<typeof feed>

/** The address for a message that is under way; undefined where there is none any more, or the connection was stopped. */
export const addressFor = async (tx: PropertyTx, connectionId: string, number: number): Promise<AriAddress | undefined> => {
  const [row] = await feedRows(
    tx,
    `select f.url, f.sealed_secret as "sealedSecret", p.currency
       from ari_feed f join connection c using (property_id, connection_id) join property p using (property_id)
       join ari_message m on m.property_id = f.property_id and m.connection_id = f.connection_id and m.number = $3 and m.answered_at is null
      where f.property_id = $1 and f.connection_id = $2 and f.url is not null and c.state = 'active'`,
    [tx.propertyId, connectionId, number],
  )
  return row
}

const cellRows = rowsLike(z.strictObject({ placeId: z.uuid(), night: dayInRow, value: z.string() }))

/** The nights of a message, by place and in order of date, with what should be known of them now. */
export const nightsOfMessage = (
  tx: PropertyTx,
  connectionId: string,
  number: number,
): Promise<{ readonly placeId: string; readonly night: Day; readonly value: string }[]> =>
  cellRows(
    tx,
    `select place_id as "placeId", night, wanted::text as value from ari_cell
      where property_id = $1 and connection_id = $2 and message_number = $3 order by place_id, night`,
    [tx.propertyId, connectionId, number],
  )

/** What became of a message: what the address answered, or why it did not take it (null where it did). */
export type Attempt = {
  readonly number: number
  readonly nights: number
  readonly ranges: number
  readonly rejected: number
  readonly answerCode: number | null
  readonly milliseconds: number | null
  readonly problem: WebhookProblem | null
}

/** Nights of a place that were told, and why the system did not take them; null where it did. */
export type ToldRun = {
  readonly placeId: string
  readonly from: Day
  readonly to: Day
  readonly value: string
  readonly why: string | null
}

/** A night that a system does not take is tried again after a minute, later each time up to an hour; for about a day. */
const mostTries = 28

/** Records what a system took. What has changed again meanwhile waits; what it did not take is tried again. */
export const recordTold = async (tx: PropertyTx, connectionId: string, number: number, runs: readonly ToldRun[]): Promise<void> => {
  await tx.rows(
    `update ari_cell c set message_number = null, told_at = clock_timestamp(),
        told = case when r.why is null then r.value::jsonb end,
        state = case when c.wanted <> r.value::jsonb then 'pending' when r.why is null then 'done' else 'failed' end,
        why = case when c.wanted = r.value::jsonb then r.why end,
        tries = case when r.why is null or c.wanted <> r.value::jsonb then 0 else least(c.tries + 1, ${mostTries}) end,
        retry_at = case when r.why is null or c.wanted <> r.value::jsonb then null
          when c.tries + 1 >= ${mostTries} then 'infinity'
          else clock_timestamp() + least(power(2, least(c.tries, 6)), 60) * interval '1 minute' end
       from json_to_recordset($4) as r ("placeId" uuid, "from" date, "to" date, value text, why text)
      where c.property_id = $1 and c.connection_id = $2 and c.message_number = $3
        and c.place_id = r."placeId" and c.night between r."from" and r."to"`,
    [tx.propertyId, connectionId, number, JSON.stringify(runs)],
  )
}

/** Lets the nights of a message wait again: nobody can know whether the system has them. */
export const releaseNights = async (tx: PropertyTx, connectionId: string, number: number, state: 'pending' | 'failed'): Promise<void> => {
  await tx.rows(
    `update ari_cell set message_number = null, state = case state when 'sent' then $4 else state end
      where property_id = $1 and connection_id = $2 and message_number = $3`,
    [tx.propertyId, connectionId, number, state],
  )
}

/** Records what became of a message; after one that was not taken, the next waits, later each time up to an hour. */
export const recordMessage = async (tx: PropertyTx, connectionId: string, attempt: Attempt): Promise<void> => {
  await tx.db
    .updateTable('ari_message')
    .set((eb) => ({
      answered_at: eb.fn<string>('clock_timestamp'),
      nights: attempt.nights,
      ranges: attempt.ranges,
      rejected: attempt.rejected,
      answer_code: attempt.answerCode,
      milliseconds: attempt.milliseconds,
      problem: attempt.problem,
    }))
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('number', '=', attempt.number)
    .execute()
  await tx.rows(
    `update ari_feed set problem = $3, answer_code = $4, failures = case when $3::text is null then 0 else failures + 1 end,
        failing_since = case when $3::text is not null then coalesce(failing_since, clock_timestamp()) end,
        next_at = case when $3::text is null then '-infinity'
          else clock_timestamp() + least(power(2, least(failures + 2, 12)), 3600) * interval '1 second' end
      where property_id = $1 and connection_id = $2`,
    [tx.propertyId, connectionId, attempt.problem, attempt.answerCode],
  )
}

/** Forgets the nights of a message whose places the system no longer names. */
export const dropNights = async (tx: PropertyTx, connectionId: string, number: number): Promise<void> => {
  await tx.db
    .deleteFrom('ari_cell')
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('message_number', '=', number)
    .execute()
}

/** Forgets a message that was never sent. */
export const forgetMessage = async (tx: PropertyTx, connectionId: string, number: number): Promise<void> => {
  await tx.db
    .deleteFrom('ari_message')
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('number', '=', number)
    .where('answered_at', 'is', null)
    .execute()
}

const underWayRows = rowsLike(z.strictObject({ number: z.int(), isLost: z.boolean() }))

/** The message of a connection that is under way, and whether no event is left that would send it; undefined where none is. */
export const messageUnderWay = async (
  tx: PropertyTx,
  connectionId: string,
): Promise<{ readonly number: number; readonly isLost: boolean } | undefined> => {
  const [row] = await underWayRows(
    tx,
    `select m.number, not exists (select from outbox o where o.topic = 'ari' and o.sent_at is null and o.failed_at is null
        and o.payload ->> 'connectionId' = m.connection_id::text) as "isLost"
       from ari_message m where m.property_id = $1 and m.connection_id = $2 and m.answered_at is null`,
    [tx.propertyId, connectionId],
  )
  return row
}

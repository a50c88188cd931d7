import { z } from 'zod'
import type { Day } from '@innkeeper/rules/days/day'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Whether the connection of the feed `f` is to be asked now what it has: once a day, from two at night, when most changes have been sent. */
export const isDue = `f.compares and exists (select from property p where p.property_id = f.property_id
    and extract(hour from now() at time zone p.time_zone) >= 2
    and f.asked_on is distinct from (now() at time zone p.time_zone)::date)`

const numberRows = rowsLike(z.strictObject({ number: z.int() }))

/** Begins the message that asks a connection what it has, where it is due; undefined where it is not, or the minute has no message left. */
export const beginComparison = async (tx: PropertyTx, connectionId: string, mostInMinute: number): Promise<number | undefined> => {
  const [row] = await numberRows(
    tx,
    `with feed as (
       update ari_feed f set last_number = last_number + 1, asked_on = (now() at time zone p.time_zone)::date
         from property p
        where f.property_id = $1 and f.connection_id = $2 and p.property_id = f.property_id and f.url is not null and ${isDue}
          and (select count(*) from ari_message m
                where m.property_id = $1 and (m.answered_at is null or m.answered_at > clock_timestamp() - interval '1 minute')) < $3
       returning f.last_number)
     insert into ari_message (property_id, connection_id, number, made_at, kind)
       select $1, $2, last_number, clock_timestamp(), 'compared' from feed returning number`,
    [tx.propertyId, connectionId, mostInMinute],
  )
  return row?.number
}

const cellRows = rowsLike(z.strictObject({ placeId: z.uuid(), night: dayInRow, value: z.string() }))

/** The nights that a connection should have: those that it took, and those that differed before and were not sent since. */
export const nightsToCompare = (
  tx: PropertyTx,
  connectionId: string,
): Promise<{ readonly placeId: string; readonly night: Day; readonly value: string }[]> =>
  cellRows(
    tx,
    `select place_id as "placeId", night, wanted::text as value from ari_cell
      where property_id = $1 and connection_id = $2 and message_number is null and (state = 'done' or (state = 'differs' and retry_at = 'infinity'))
      order by place_id, night`,
    [tx.propertyId, connectionId],
  )

/** A night of a place as a system has it; null where it has none. */
export type Theirs = { readonly placeId: string; readonly night: Day; readonly value: string | null }

/**
 * Records which nights differ. One that differs for the first time since it changed is sent again; one that still differs after that stays
 * so, until it changes or a person sends it again.
 */
export const recordCompared = async (tx: PropertyTx, connectionId: string, theirs: readonly Theirs[]): Promise<void> => {
  await tx.rows(
    `update ari_cell c set
        state = case when c.wanted = r.value::jsonb then 'done' else 'differs' end,
        told = case when c.wanted = r.value::jsonb then c.wanted end,
        theirs = case when c.wanted = r.value::jsonb then null else r.value::jsonb end,
        retry_at = case when c.wanted = r.value::jsonb then null when c.differed_at >= c.changed_at then 'infinity'::timestamptz end,
        differed_at = case when c.wanted = r.value::jsonb then c.differed_at else clock_timestamp() end
       from json_to_recordset($3) as r ("placeId" uuid, night date, value text)
      where c.property_id = $1 and c.connection_id = $2 and c.place_id = r."placeId" and c.night = r.night
        and c.message_number is null and (c.state = 'done' or (c.state = 'differs' and c.retry_at = 'infinity'))`,
    [tx.propertyId, connectionId, JSON.stringify(theirs)],
  )
  await tx.db
    .updateTable('ari_feed')
    .set((eb) => ({ compared_at: eb.fn<string>('clock_timestamp') }))
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .execute()
}

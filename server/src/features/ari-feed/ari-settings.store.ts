import { toldDifference } from '@innkeeper/protocol/calls/connectivity/told-shapes'
import { toldNightStates, type ToldNightState } from '@innkeeper/protocol/words/connection/ari-words'
import { webhookProblems } from '@innkeeper/protocol/words/connection/webhook-words'
import type { Day } from '@innkeeper/rules/days/day'
import { sql } from 'kysely'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { differencesOfCell } from './differences.ts'

const problem = z.enum(webhookProblems).nullable()

const settings = z.strictObject({
  name: z.string(),
  url: z.string().nullable(),
  failingSince: momentInRow.nullable(),
  problem,
  nextAt: momentInRow.nullable(),
  wholeAt: momentInRow.nullable(),
  compares: z.boolean(),
  comparedAt: momentInRow.nullable(),
})

/** What is set of telling a connection of nights, and how that goes. */
export type AriSettings = z.output<typeof settings>

const settingsRows = rowsLike(settings)

const settingsQuery = `
  select c.name, f.url, f.failing_since as "failingSince", f.problem, case when f.failures > 0 and isfinite(f.next_at) then f.next_at end as "nextAt", f.whole_at as "wholeAt",
      coalesce(f.compares, false) as compares, f.compared_at as "comparedAt"
    from connection c left join ari_feed f using (property_id, connection_id) where c.property_id = $1 and c.connection_id = $2`

/** What is set for a connection of the property. */
export const ariSettings = async (tx: PropertyTx, connectionId: string): Promise<AriSettings | undefined> => {
  const [row] = await settingsRows(tx, settingsQuery, [tx.propertyId, connectionId])
  return row
}

/** What is set for a connection of the property, locked until the transaction ends. */
export const lockAri = async (tx: PropertyTx, connectionId: string): Promise<AriSettings | undefined> => {
  const [row] = await settingsRows(tx, `${settingsQuery} for update of c`, [tx.propertyId, connectionId])
  return row
}

/** Nothing has failed at an address that is new or gone, and nobody is to be told that it works again. */
const noFailure = { failures: 0, failing_since: null, failing_told_at: null, problem: null, next_at: '-infinity' }

/** Sets the address of a connection, and the secret where it has none yet. */
export const setAddress = async (
  tx: PropertyTx,
  connectionId: string,
  {
    url,
    sealedSecret,
    compares,
    now,
  }: { readonly url: string; readonly sealedSecret: Buffer; readonly compares: boolean; readonly now: Date },
): Promise<void> => {
  const set = { url, compares, url_since: now.toISOString(), ...noFailure }
  await tx.db
    .insertInto('ari_feed')
    .values({ property_id: tx.propertyId, connection_id: connectionId, sealed_secret: sealedSecret, ...set })
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'connection_id'])
        .doUpdateSet({ sealed_secret: sql<Buffer>`coalesce(ari_feed.sealed_secret, excluded.sealed_secret)`, day: null, ...set }),
    )
    .execute()
}

/** Removes the address of a connection with its secret, and what is known of the nights there. */
export const removeAddress = async (tx: PropertyTx, connectionId: string): Promise<void> => {
  await tx.db
    .updateTable('ari_feed')
    .set({
      url: null,
      url_since: null,
      sealed_secret: null,
      ...noFailure,
      day: null,
    })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .execute()
  await forgetNights(tx, connectionId)
}

/** Forgets what a connection is known to have: another address knows nothing. Setting an address marks everything to be told. */
export const forgetNights = async (tx: PropertyTx, connectionId: string): Promise<void> => {
  await tx.db.deleteFrom('ari_cell').where('property_id', '=', tx.propertyId).where('connection_id', '=', connectionId).execute()
}

const countRows = rowsLike(z.strictObject({ state: z.enum(toldNightStates), count: z.int() }))

/** The nights of a connection by how far it has them. */
export const nightsByState = async (tx: PropertyTx, connectionId: string): Promise<Record<ToldNightState, number>> => {
  const rows = await countRows(
    tx,
    'select state, count(*)::integer as count from ari_cell where property_id = $1 and connection_id = $2 group by state',
    [tx.propertyId, connectionId],
  )
  const none = { pending: 0, sent: 0, done: 0, failed: 0, differs: 0 }
  return rows.reduce((counts, { state, count }) => ({ ...counts, [state]: count }), none)
}

const messageRow = z.strictObject({
  number: z.int(),
  at: momentInRow,
  answeredAt: momentInRow.nullable(),
  nights: z.int().nullable(),
  ranges: z.int().nullable(),
  rejected: z.int().nullable(),
  answerCode: z.int().nullable(),
  problem,
})
const messageRows = rowsLike(messageRow)

/** The last messages to a connection, from the latest. */
export const lastMessages = (tx: PropertyTx, connectionId: string, most: number): Promise<z.output<typeof messageRow>[]> =>
  messageRows(
    tx,
    `select number, made_at as at, answered_at as "answeredAt", nights, ranges, rejected, answer_code as "answerCode", problem
       from ari_message where property_id = $1 and connection_id = $2 order by number desc limit $3`,
    [tx.propertyId, connectionId, most],
  )

const name = z.strictObject({ vi: z.string(), en: z.string() })
const failedRow = z.strictObject({
  placeId: z.uuid(),
  night: dayInRow,
  room: name,
  plan: name.nullable(),
  state: z.enum(toldNightStates),
  why: z.string(),
  differences: z.array(toldDifference).nullable(),
  retryAt: momentInRow.nullable(),
})
const failedRows = rowsLike(failedRow)

/** A night that a system has not, or has otherwise. */
export type FailedNight = z.output<typeof failedRow> & { readonly night: Day }

/** The nights that failed or differ, by place and in order of date. */
export const failedNights = (tx: PropertyTx, connectionId: string, most: number): Promise<FailedNight[]> =>
  failedRows(
    tx,
    `select c.place_id as "placeId", c.night, json_build_object('vi', t.name_vi, 'en', t.name_en) as room,
        case when p.rate_plan_id is not null then json_build_object('vi', p.name_vi, 'en', p.name_en) end as plan,
        c.state, coalesce(c.why, '') as why,
        ${differencesOfCell} as differences,
        case when isfinite(c.retry_at) then c.retry_at end as "retryAt"
       from ari_cell c
       join room_type t using (property_id, room_type_id)
       left join room_plan r on r.property_id = c.property_id and r.room_plan_id = c.place_id
       left join rate_plan p on p.property_id = r.property_id and p.rate_plan_id = r.rate_plan_id
      where c.property_id = $1 and c.connection_id = $2 and c.state in ('failed', 'differs')
      order by c.place_id, c.night limit $3`,
    [tx.propertyId, connectionId, most],
  )

const totalRows = rowsLike(z.strictObject({ count: z.int() }))

/** Lets all nights of a connection be sent again. Returns how many. */
export const sendWhole = async (tx: PropertyTx, connectionId: string, now: Date): Promise<number> => {
  const [row] = await totalRows(
    tx,
    `with feed as (
       update ari_feed set whole_at = $3, next_at = '-infinity' where property_id = $1 and connection_id = $2),
     cells as (
       update ari_cell set state = 'pending', told = null, why = null, tries = 0, retry_at = null
        where property_id = $1 and connection_id = $2 and message_number is null returning 1)
     select count(*)::integer as count from cells`,
    [tx.propertyId, connectionId, now.toISOString()],
  )
  return row?.count ?? 0
}

/** Lets what failed be sent again now. Returns how many nights. */
export const retryFailed = async (tx: PropertyTx, connectionId: string): Promise<number> => {
  const [row] = await totalRows(
    tx,
    `with feed as (update ari_feed set next_at = '-infinity' where property_id = $1 and connection_id = $2),
     cells as (
       update ari_cell set tries = 0, retry_at = null, state = 'pending', told = null
        where property_id = $1 and connection_id = $2 and message_number is null and state in ('failed', 'differs') returning 1)
     select count(*)::integer as count from cells`,
    [tx.propertyId, connectionId],
  )
  return row?.count ?? 0
}

import { revisionKinds } from '@innkeeper/protocol/words/connection/revision-words'
import { toldStates, webhookProblems } from '@innkeeper/protocol/words/connection/webhook-words'
import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const settings = z.strictObject({
  name: z.string(),
  url: z.string().nullable(),
  sealedSecret: z.instanceof(Buffer).nullable(),
  formerUntil: momentInRow.nullable(),
  failingSince: momentInRow.nullable(),
})

/** What is set of telling a connection of bookings. */
export type FeedSettings = z.output<typeof settings>

const settingsRows = rowsLike(settings)

const settingsQuery = `
  select c.name, f.url, f.sealed_secret as "sealedSecret", f.former_until as "formerUntil", f.failing_since as "failingSince"
    from connection_feed f join connection c using (property_id, connection_id)
   where f.property_id = $1 and f.connection_id = $2`

/** What is set for a connection of the property. */
export const feedSettings = async (tx: PropertyTx, connectionId: string): Promise<FeedSettings | undefined> => {
  const [row] = await settingsRows(tx, settingsQuery, [tx.propertyId, connectionId])
  return row
}

/** What is set for a connection of the property, locked until the transaction ends. */
export const lockFeed = async (tx: PropertyTx, connectionId: string): Promise<FeedSettings | undefined> => {
  const [row] = await settingsRows(tx, `${settingsQuery} for update of f`, [tx.propertyId, connectionId])
  return row
}

/** Nothing has failed at an address that is new or gone, and nobody is to be told that it works again. */
const noFailure = { failing_since: null, failing_told_at: null }

/** Sets the address of a connection, and the secret where it has none yet. */
export const setAddress = async (
  tx: PropertyTx,
  connectionId: string,
  { url, sealedSecret, now }: { readonly url: string; readonly sealedSecret: Buffer; readonly now: Date },
): Promise<void> => {
  await tx.db
    .updateTable('connection_feed')
    .set({ url, sealed_secret: sealedSecret, url_since: now.toISOString(), ...noFailure })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .execute()
}

/** Sets another secret; the present one signs as well until `formerUntil`. */
export const setSecret = async (
  tx: PropertyTx,
  connectionId: string,
  { sealedSecret, formerUntil }: { readonly sealedSecret: Buffer; readonly formerUntil: Date },
): Promise<void> => {
  await tx.db
    .updateTable('connection_feed')
    .set((eb) => ({
      sealed_secret: sealedSecret,
      sealed_former_secret: eb.ref('sealed_secret'),
      former_until: formerUntil.toISOString(),
    }))
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .execute()
}

/** Removes the address of a connection with its secrets. */
export const removeAddress = async (tx: PropertyTx, connectionId: string): Promise<void> => {
  const none = { url: null, url_since: null, sealed_secret: null, sealed_former_secret: null, former_until: null, ...noFailure }
  await tx.db
    .updateTable('connection_feed')
    .set(none)
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .execute()
}

const toldRevision = z.strictObject({
  number: z.int(),
  kind: z.enum(revisionKinds),
  at: momentInRow,
  code: z.string(),
  state: z.enum(toldStates),
  attempts: z.int(),
  lastAt: momentInRow.nullable(),
  answerCode: z.int().nullable(),
  problem: z.enum(webhookProblems).nullable(),
  reference: z.string(),
})

const toldRows = rowsLike(toldRevision)

/** The last revisions that a connection is told of, from the latest. */
export const lastTold = (tx: PropertyTx, connectionId: string, most: number): Promise<z.output<typeof toldRevision>[]> =>
  toldRows(
    tx,
    `select r.number, r.kind, r.at, b.code,
        case when a.way = 'webhook' then 'received' when a.way = 'call' then 'fetched' when d.state = 'putAside' then 'putAside'
          when d.attempts > 0 then 'trying' else 'waiting' end as state,
        coalesce(d.attempts, 0) as attempts, d.last_at as "lastAt", d.answer_code as "answerCode", d.problem,
        coalesce(a.reference, '') as reference
       from connection_feed f
       join booking_revision r using (property_id)
       join told_booking b on b.property_id = r.property_id and b.booking_id = r.booking_id
       left join booking_acknowledgement a
         on a.property_id = f.property_id and a.connection_id = f.connection_id and a.number = r.number
       left join webhook_delivery d on d.property_id = f.property_id and d.connection_id = f.connection_id and d.number = r.number
      where f.property_id = $1 and f.connection_id = $2
        and (r.number > f.acknowledged_until or a.number is not null or d.number is not null)
      order by r.number desc limit $3`,
    [tx.propertyId, connectionId, most],
  )

const countRows = rowsLike(z.strictObject({ count: z.int() }))

/** How many revisions are no longer sent to a connection, and were not fetched either. */
export const countPutAside = async (tx: PropertyTx, connectionId: string): Promise<number> => {
  const [row] = await countRows(
    tx,
    `select count(*)::integer as count from webhook_delivery d
      where d.property_id = $1 and d.connection_id = $2 and d.state = 'putAside'
        and not exists (select from booking_acknowledgement a
          where a.property_id = d.property_id and a.connection_id = d.connection_id and a.number = d.number)`,
    [tx.propertyId, connectionId],
  )
  return row?.count ?? 0
}

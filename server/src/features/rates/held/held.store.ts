import { pushUpdates } from '@innkeeper/protocol/calls/connectivity/ari'
import { heldStates, type HeldState } from '@innkeeper/rules/connection/held-push'
import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { PushUpdates } from '../push/read-push.ts'

const storedMessage = z.strictObject({
  id: z.uuid(),
  connectionId: z.uuid(),
  connection: z.string(),
  number: z.int(),
  cameAt: momentInRow,
  waitsUntil: momentInRow,
  state: z.enum(heldStates),
  updates: z.int(),
  nights: z.int(),
  change: z.int(),
  equal: z.int(),
  left: z.int(),
  decidedAt: momentInRow.nullable(),
  decidedBy: z.string().nullable(),
  note: z.string(),
  operationNo: z.int().nullable(),
})

/** A message that waits for a person, or waited. */
export type StoredMessage = z.output<typeof storedMessage>

const messageRows = rowsLike(storedMessage)

const columns = `h.held_push_id as id, h.connection_id as "connectionId", c.name as connection, h.number, h.came_at as "cameAt",
    h.waits_until as "waitsUntil", h.state, jsonb_array_length(h.updates) as updates, h.nights, h.changed as change, h.equal,
    h.left_out as left, h.decided_at as "decidedAt", h.decided_by as "decidedBy", h.note, h.operation_no as "operationNo"
  from held_push h join connection c using (property_id, connection_id)`

/** A message of the property. */
export const heldMessageOf = async (tx: PropertyTx, id: string): Promise<StoredMessage | undefined> => {
  const [found] = await messageRows(tx, `select ${columns} where h.property_id = $1 and h.held_push_id = $2`, [tx.propertyId, id])
  return found
}

/** The messages that wait, from the oldest: of one connection, or of all. */
export const waitingMessages = (tx: PropertyTx, connectionId: string | null): Promise<StoredMessage[]> =>
  messageRows(
    tx,
    `select ${columns} where h.property_id = $1 and h.state = 'waiting' and ($2::uuid is null or h.connection_id = $2)
      order by h.came_at, h.connection_id, h.number`,
    [tx.propertyId, connectionId],
  )

/** The messages that were decided last, by a person or the clock. */
export const decidedMessages = (tx: PropertyTx, connectionId: string | null, most: number): Promise<StoredMessage[]> =>
  messageRows(
    tx,
    `select ${columns} where h.property_id = $1 and h.state <> 'waiting' and ($2::uuid is null or h.connection_id = $2)
      order by h.decided_at desc, h.connection_id, h.number desc limit $3`,
    [tx.propertyId, connectionId, most],
  )

const countRows = rowsLike(z.strictObject({ count: z.int() }))

/** How many messages of a connection wait. */
export const countWaiting = async (tx: PropertyTx, connectionId: string): Promise<number> => {
  const query = `select count(*)::integer as count from held_push where property_id = $1 and connection_id = $2 and state = 'waiting'`
  const [row] = await countRows(tx, query, [tx.propertyId, connectionId])
  return row?.count ?? 0
}

// An older message lacks fields that have been added since: parsed, it has their defaults.
const updatesRows = rowsLike(z.strictObject({ updates: z.array(z.unknown()) }))

/** What a message asks. */
export const updatesOf = async (tx: PropertyTx, id: string): Promise<PushUpdates> => {
  const query = `select updates from held_push where property_id = $1 and held_push_id = $2`
  const [row] = await updatesRows(tx, query, [tx.propertyId, id])
  if (row === undefined) throw new Error('a message without its updates')
  return pushUpdates.parse(row.updates)
}

/** What the newer messages of the same connection ask that people have confirmed. */
export const newerUpdates = async (
  tx: PropertyTx,
  { connectionId, number }: Pick<StoredMessage, 'connectionId' | 'number'>,
): Promise<PushUpdates[]> => {
  const query = `select updates from held_push
      where property_id = $1 and connection_id = $2 and number > $3 and state = 'confirmed' order by number`
  return (await updatesRows(tx, query, [tx.propertyId, connectionId, number])).map(({ updates }) => pushUpdates.parse(updates))
}

/** A message as it comes. */
export type NewMessage = Pick<StoredMessage, 'id' | 'connectionId' | 'nights' | 'change' | 'equal' | 'left'> & {
  readonly updates: PushUpdates
  readonly cameAt: Date
  readonly waitsUntil: Date
}

/** Keeps a message, behind the others of its connection, which is locked. */
export const keepMessage = async (tx: PropertyTx, message: NewMessage): Promise<void> => {
  await tx.rows(
    `insert into held_push (property_id, held_push_id, connection_id, number, updates, came_at, waits_until, nights, changed, equal, left_out)
     select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7, $8, $9, $10
       from held_push where property_id = $1 and connection_id = $3`,
    [
      tx.propertyId,
      message.id,
      message.connectionId,
      JSON.stringify(message.updates),
      message.cameAt.toISOString(),
      message.waitsUntil.toISOString(),
      message.nights,
      message.change,
      message.equal,
      message.left,
    ],
  )
}

/** A decision, and what the message did where it was confirmed. */
export type Decision = Pick<StoredMessage, 'nights' | 'change' | 'equal' | 'left' | 'note' | 'operationNo'> & {
  readonly state: Exclude<HeldState, 'waiting'>
  readonly by: string
  readonly at: Date
}

/** Writes what was decided about a message that waits. */
export const decideMessage = async (tx: PropertyTx, id: string, decision: Decision): Promise<void> => {
  const { state, by, at, note, operationNo, nights, change, equal, left } = decision
  await tx.rows(
    `update held_push set state = $3, decided_at = $4, decided_by = $5, note = $6, operation_no = $7, nights = $8, changed = $9, equal = $10,
        left_out = $11
      where property_id = $1 and held_push_id = $2 and state = 'waiting'`,
    [tx.propertyId, id, state, at.toISOString(), by, note, operationNo, nights, change, equal, left],
  )
}

const dueRows = rowsLike(z.strictObject({ propertyId: z.uuid() }))

/** The properties where a message has waited for too long. */
export const propertiesDue = async (tx: Tx, now: Date, most: number): Promise<string[]> => {
  const query = `select distinct property_id as "propertyId" from held_push where state = 'waiting' and waits_until <= $1 order by 1 limit $2`
  return (await dueRows(tx, query, [now.toISOString(), most])).map(({ propertyId }) => propertyId)
}

const expiredRows = rowsLike(
  z.strictObject({ id: z.uuid(), connection: z.string(), connectionId: z.uuid(), nights: z.int(), waitsUntil: momentInRow }),
)

/** Ends the messages of a property that have waited for too long, and says which, from the oldest. */
export const expireMessages = (tx: PropertyTx, now: Date, by: string) =>
  expiredRows(
    tx,
    `with ended as (
       update held_push h set state = 'expired', decided_at = $2, decided_by = $3
        where h.property_id = $1 and h.state = 'waiting' and h.waits_until <= $2
        returning h.held_push_id, h.connection_id, h.nights, h.waits_until, h.number)
     select e.held_push_id as id, c.name as connection, e.connection_id as "connectionId", e.nights, e.waits_until as "waitsUntil"
       from ended e join connection c on c.property_id = $1 and c.connection_id = e.connection_id order by e.waits_until, e.number`,
    [tx.propertyId, now.toISOString(), by],
  )

/** Forgets messages that were decided before a moment. */
export const forgetMessages = async (tx: Tx, before: Date): Promise<void> => {
  await tx.rows(`delete from held_push where state <> 'waiting' and decided_at < $1`, [before.toISOString()])
}

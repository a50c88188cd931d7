import type { ConnectionThing } from '@innkeeper/rules/connection/connection-kinds'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A code by which a connected system names a room or a plan, and what of ours it is mapped to. */
export type ConnectionCode = {
  readonly thing: ConnectionThing
  readonly code: string
  readonly name: string
  readonly target: string | null
}

/** The codes of a connection: unmapped ones first, rooms before plans, by code. */
export const codesOf = (tx: PropertyTx, connectionId: string): Promise<ConnectionCode[]> =>
  tx.db
    .selectFrom('connection_code')
    .select(['thing', 'code', 'name'])
    .select(target.as('target'))
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .orderBy(sql`${target} is not null`)
    .orderBy('thing', 'desc')
    .orderBy('code')
    .$castTo<ConnectionCode>()
    .execute()

const target = sql<string | null>`coalesce(room_type_id, rate_plan_id)`

/** How many codes of each connection are not mapped. */
export const unmappedCodes = async (tx: PropertyTx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.db
    .selectFrom('connection_code')
    .select('connection_id as id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('property_id', '=', tx.propertyId)
    .where(target, 'is', null)
    .groupBy('connection_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Names codes of a connection; one that was named before gets the new name and keeps what it is mapped to. */
export const nameCodes = async (
  tx: PropertyTx,
  connectionId: string,
  codes: readonly Pick<ConnectionCode, 'thing' | 'code' | 'name'>[],
): Promise<void> => {
  await tx.db
    .insertInto('connection_code')
    .values(codes.map((one) => ({ property_id: tx.propertyId, connection_id: connectionId, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'connection_id', 'thing', 'code'])
        .doUpdateSet({ name: sql<string>`excluded.name`, named_at: sql<string>`now()` }),
    )
    .execute()
}

/** Maps a code of a connection, or unmaps it, and returns whether there is such a code. */
export const mapCode = async (
  tx: PropertyTx,
  connectionId: string,
  { thing, code, target: id }: Pick<ConnectionCode, 'thing' | 'code' | 'target'>,
  person: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('connection_code')
    .set(thing === 'room' ? { room_type_id: id } : { rate_plan_id: id })
    .set({ mapped_at: id === null ? null : sql<string>`now()`, mapped_by: id === null ? null : person })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('thing', '=', thing)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

import type { ConnectionThing } from '@innkeeper/rules/connection/connection-kinds'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A code by which a connected system names a room or a plan, and what of ours it is mapped to. */
export type ConnectionCode = {
  readonly thing: ConnectionThing
  readonly code: string
  readonly name: string
  readonly target: string | null
  /** When a message named or used it last. */
  readonly usedAt: string
}

/** The codes of a connection: unmapped ones first, rooms before plans, by code. */
export const codesOf = (tx: PropertyTx, connectionId: string): Promise<ConnectionCode[]> =>
  tx.db
    .selectFrom('connection_code')
    .select(['thing', 'code', 'name'])
    .select(target.as('target'))
    .select(lastUse.as('usedAt'))
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .orderBy(sql`${target} is not null`)
    .orderBy('thing', 'desc')
    .orderBy('code')
    .$castTo<ConnectionCode>()
    .execute()

const lastUse = sql<string>`greatest(named_at, used_at)`
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

/** Maps codes of a connection, each once, or unmaps them where the target is null; returns those that there are. */
export const mapCodes = (
  tx: PropertyTx,
  connectionId: string,
  codes: readonly Pick<ConnectionCode, 'thing' | 'code' | 'target'>[],
  person: string,
): Promise<Pick<ConnectionCode, 'thing' | 'code'>[]> =>
  tx.db
    .updateTable('connection_code as c')
    .from(sql<Asked>`json_to_recordset(${JSON.stringify(codes)})`.as<'asked'>(sql`asked (thing text, code text, target uuid)`))
    .set({
      room_type_id: sql<string | null>`case c.thing when 'room' then asked.target end`,
      rate_plan_id: sql<string | null>`case c.thing when 'plan' then asked.target end`,
      mapped_at: sql<string | null>`case when asked.target is not null then now() end`,
      mapped_by: sql<string | null>`case when asked.target is not null then ${person} end`,
    })
    .whereRef('c.thing', '=', 'asked.thing')
    .whereRef('c.code', '=', 'asked.code')
    .where('c.property_id', '=', tx.propertyId)
    .where('c.connection_id', '=', connectionId)
    .returning(['c.thing', 'c.code'])
    .$castTo<Pick<ConnectionCode, 'thing' | 'code'>>()
    .execute()

type Asked = { thing: string; code: string; target: string | null }

/** When a code of a connection was named or used last, with the code locked until the transaction ends; undefined where there is none. */
export const lockCode = async (
  tx: PropertyTx,
  connectionId: string,
  { thing, code }: Pick<ConnectionCode, 'thing' | 'code'>,
): Promise<string | undefined> => {
  const [found] = await tx.db
    .selectFrom('connection_code')
    .select(lastUse.as('usedAt'))
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('thing', '=', thing)
    .where('code', '=', code)
    .forUpdate()
    .execute()
  return found?.usedAt
}

/** Forgets a code of a connection with what it was mapped to. */
export const deleteCode = async (
  tx: PropertyTx,
  connectionId: string,
  { thing, code }: Pick<ConnectionCode, 'thing' | 'code'>,
): Promise<void> => {
  await tx.db
    .deleteFrom('connection_code')
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('thing', '=', thing)
    .where('code', '=', code)
    .execute()
}

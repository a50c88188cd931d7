import type { ConnectionKind, ConnectionState } from '@innkeeper/rules/connection/connection-kinds'
import { sql } from 'kysely'
import { changedNow, type Seen } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A connection as it is stored. */
export type StoredConnection = {
  readonly id: string
  readonly kind: ConnectionKind
  readonly name: string
  readonly state: ConnectionState
  /** Whether what it sends waits for a person. */
  readonly held: boolean
  readonly version: number
  readonly createdAt: string
  readonly createdBy: string
  readonly changedBy: string
}

const columns = [
  'connection_id as id',
  'kind',
  'name',
  'state',
  'held',
  'version',
  'created_at as createdAt',
  'created_by as createdBy',
  'changed_by as changedBy',
] as const

/** The property's connections: those that work first, then by name. */
export const connectionsOf = (tx: PropertyTx): Promise<StoredConnection[]> =>
  tx.db
    .selectFrom('connection')
    .select(columns)
    .where('property_id', '=', tx.propertyId)
    .orderBy((eb) => eb('state', '=', 'stopped'))
    .orderBy(sql`name collate "vi-x-icu"`)
    .orderBy('connection_id')
    .$castTo<StoredConnection>()
    .execute()

/** A connection of the property, locked until the transaction ends. */
export const lockConnection = (tx: PropertyTx, id: string): Promise<StoredConnection | undefined> =>
  tx.db
    .selectFrom('connection')
    .select(columns)
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', id)
    .forUpdate()
    .$castTo<StoredConnection>()
    .executeTakeFirst()

/** Adds a connection. */
export const addConnection = async (
  tx: PropertyTx,
  { id, kind, name, held }: Pick<StoredConnection, 'id' | 'kind' | 'name' | 'held'>,
  person: string,
): Promise<void> => {
  await tx.db
    .insertInto('connection')
    .values({ property_id: tx.propertyId, connection_id: id, kind, name, held, created_by: person, changed_by: person })
    .execute()
}

type Changes = { readonly [F in 'name' | 'state' | 'held']?: StoredConnection[F] | undefined }

/** Changes a locked connection, and returns its new version. */
export const changeConnection = async (tx: PropertyTx, seen: Seen, changes: Changes, person: string): Promise<number> => {
  const { version } = await tx.db
    .updateTable('connection')
    .set({ ...changes, ...changedNow(seen, person) })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', seen.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

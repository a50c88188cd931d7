import type { ConnectionScope } from '@innkeeper/rules/connection/connection-kinds'
import { v7 as uuidv7 } from 'uuid'
import { columnsOfKey, revokedNow, shownOfKey, usedNow } from '#kit/session/api-key.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A key of a connection as a list shows it. */
export type ConnectionKey = {
  readonly id: string
  readonly connectionId: string
  readonly name: string
  readonly endsWith: string
  readonly scopes: ConnectionScope[]
  readonly createdAt: string
  readonly madeBy: string
  readonly lastUsedAt: string | null
  readonly revokedAt: string | null
  readonly revokedBy: string | null
}

/** Records that keys were used now. */
export const recordConnectionKeyUse = async (tx: Tx, keyIds: readonly string[]): Promise<void> => {
  await tx.db.updateTable('connection_key').set(usedNow).where('connection_key_id', 'in', keyIds).execute()
}

/** The keys of the property's connections: those that work first, then from the latest. */
export const keysOfConnections = (tx: PropertyTx): Promise<ConnectionKey[]> =>
  tx.db
    .selectFrom('connection_key')
    .select(['connection_key_id as id', 'connection_id as connectionId', 'scopes', ...shownOfKey])
    .where('property_id', '=', tx.propertyId)
    .orderBy((eb) => eb('revoked_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('connection_key_id')
    .$castTo<ConnectionKey>()
    .execute()

/** The names of the keys of a connection that work. */
export const namesOfConnectionKeys = async (tx: PropertyTx, connectionId: string): Promise<string[]> => {
  const keys = await tx.db
    .selectFrom('connection_key')
    .select('name')
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('revoked_at', 'is', null)
    .execute()
  return keys.map(({ name }) => name)
}

/** What a new key is of, what it is called, and what it may do. */
export type NewConnectionKey = { readonly connectionId: string; readonly name: string; readonly scopes: readonly ConnectionScope[] }

/** Stores a new key of a connection as its hash, and returns the key's id. */
export const addConnectionKey = async (tx: PropertyTx, of: NewConnectionKey, key: string, person: string): Promise<string> => {
  const keyId = uuidv7()
  await tx.db
    .insertInto('connection_key')
    .values({
      property_id: tx.propertyId,
      connection_key_id: keyId,
      connection_id: of.connectionId,
      scopes: [...new Set(of.scopes)],
      ...columnsOfKey(key, of.name, person),
    })
    .execute()
  return keyId
}

/** Revokes a key of a connection and returns it; undefined where the connection has no such key. */
export const revokeConnectionKey = (
  tx: PropertyTx,
  of: { readonly connectionId: string; readonly keyId: string },
  person: string,
): Promise<Pick<ConnectionKey, 'name' | 'scopes'> | undefined> =>
  tx.db
    .updateTable('connection_key')
    .set(revokedNow(person))
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', of.connectionId)
    .where('connection_key_id', '=', of.keyId)
    .returning(['name', 'scopes'])
    .$castTo<Pick<ConnectionKey, 'name' | 'scopes'>>()
    .executeTakeFirst()

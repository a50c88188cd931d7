import { connectionScopes, type ConnectionKind, type ConnectionScope } from '@innkeeper/rules/connection/connection-kinds'
import { v7 as uuidv7 } from 'uuid'
import { columnsOfKey } from '#kit/session/api-key.ts'
import { newApiKey } from '#kit/session/token.ts'
import type { TestServer } from '../server/test-server.ts'

/** What a test's connection is, where it matters. */
type Given = {
  readonly kind?: ConnectionKind
  readonly name?: string
  readonly held?: boolean
  readonly scopes?: readonly ConnectionScope[]
  readonly key?: string
}

/** A connection in tests, with its key. */
export type TestConnection = { readonly connectionId: string; readonly keyId: string; readonly connectionKey: string }

/** Connects a system to a property: a PMS whose key may do everything, unless given otherwise. */
export const makeConnection = async (
  { database: { kysely } }: Pick<TestServer, 'database'>,
  propertyId: string,
  { kind = 'pms', name, held = false, scopes = connectionScopes, key = newApiKey() }: Given = {},
): Promise<TestConnection> => {
  const [connectionId, keyId] = [uuidv7(), uuidv7()]
  const named = name ?? `PMS ${connectionId.slice(-8)}`
  const by = { created_by: 'An', changed_by: 'An' }
  await kysely
    .insertInto('connection')
    .values({ property_id: propertyId, connection_id: connectionId, kind, name: named, held, ...by })
    .execute()
  await kysely
    .insertInto('connection_key')
    .values({
      property_id: propertyId,
      connection_id: connectionId,
      connection_key_id: keyId,
      scopes: [...scopes],
      ...columnsOfKey(key, named, 'An'),
    })
    .execute()
  return { connectionId, keyId, connectionKey: key }
}

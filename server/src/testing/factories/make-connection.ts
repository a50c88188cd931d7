import { connectionScopes, type ConnectionKind, type ConnectionScope } from '@innkeeper/rules/connection/connection-kinds'
import { v7 as uuidv7 } from 'uuid'
import { columnsOfKey } from '#kit/session/api-key.ts'
import { newApiKey } from '#kit/session/token.ts'
import type { TestServer } from '../server/test-server.ts'

/** What a test's connection is, where it matters. */
type Given = {
  readonly kind?: ConnectionKind
  readonly name?: string
  readonly scopes?: readonly ConnectionScope[]
  readonly key?: string
}

/** A connection in tests, with its key. */
export type TestConnection = { readonly connectionId: string; readonly keyId: string; readonly connectionKey: string }

/** Connects a system to a property: a PMS whose key may do everything, unless given otherwise. */
export const makeConnection = async (
  { database: { kysely } }: Pick<TestServer, 'database'>,
  propertyId: string,
  { kind = 'pms', name, scopes = connectionScopes, key = newApiKey() }: Given = {},
): Promise<TestConnection> => {
  const [connectionId, keyId] = [uuidv7(), uuidv7()]
  const named = name ?? `PMS ${connectionId.slice(-8)}`
  const by = { created_by: 'An', changed_by: 'An' }
  await kysely
    .insertInto('connection')
    .values({ property_id: propertyId, connection_id: connectionId, kind, name: named, ...by })
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

/** Names codes of a connection, mapped to room types and rate plans; null leaves one unmapped. */
export const mapCodes = async (
  { database: { kysely } }: Pick<TestServer, 'database'>,
  of: { readonly propertyId: string; readonly connectionId: string },
  codes: { readonly rooms?: Readonly<Record<string, string | null>>; readonly plans?: Readonly<Record<string, string | null>> },
): Promise<void> => {
  const row = (thing: 'room' | 'plan', code: string, id: string | null) => ({
    property_id: of.propertyId,
    connection_id: of.connectionId,
    thing,
    code,
    name: code,
    room_type_id: thing === 'room' ? id : null,
    rate_plan_id: thing === 'plan' ? id : null,
    mapped_at: id === null ? null : new Date().toISOString(),
    mapped_by: id === null ? null : 'An',
  })
  const rooms = Object.entries(codes.rooms ?? {}).map(([code, id]) => row('room', code, id))
  const plans = Object.entries(codes.plans ?? {}).map(([code, id]) => row('plan', code, id))
  await kysely
    .insertInto('connection_code')
    .values([...rooms, ...plans])
    .execute()
}

/** A message of a connection that waits for a person; it sets nothing that is mapped, unless given otherwise. */
export const holdMessage = async (
  { database: { kysely } }: Pick<TestServer, 'database'>,
  { propertyId, connectionId }: { readonly propertyId: string; readonly connectionId: string },
  updates: readonly object[] = [{ rooms: ['DLX'], from: '2027-01-01', to: '2027-01-01', stopSell: true }],
): Promise<string> => {
  const id = uuidv7()
  const now = Date.now()
  await kysely
    .insertInto('held_push')
    .values({
      property_id: propertyId,
      held_push_id: id,
      connection_id: connectionId,
      number: 1,
      updates: JSON.stringify(updates),
      came_at: new Date(now).toISOString(),
      waits_until: new Date(now + 86_400_000).toISOString(),
      nights: 1,
      changed: 1,
      equal: 0,
      left_out: 0,
    })
    .execute()
  return id
}

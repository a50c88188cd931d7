import { connectionKinds, connectionScopes, connectionStates } from '@innkeeper/rules/connection/connection-kinds'
import { z } from 'zod'
import { Refused } from '../call/refuse.ts'
import type { Connection } from '../request/who.ts'
import { rowsLike } from '../transaction/rows-like.ts'
import type { Tx } from '../transaction/transaction.ts'
import { keyUseDue } from './api-key.ts'

const connectionRows = rowsLike(
  z.strictObject({
    connectionId: z.uuid(),
    propertyId: z.uuid(),
    kind: z.enum(connectionKinds),
    name: z.string(),
    state: z.enum(connectionStates),
    scopes: z.array(z.enum(connectionScopes)),
    keyId: z.uuid(),
    keyUseDue: z.boolean(),
  }),
)

/** The connection with this key, also a stopped one; refused with `connectionKeyUnknown` where there is none or the key was revoked. */
export const connectionOf = async (tx: Tx, keyHash: Buffer): Promise<Connection> => {
  const [connection] = await connectionRows(
    tx,
    `select c.connection_id as "connectionId", c.property_id as "propertyId", c.kind, c.name, c.state, k.scopes,
        k.connection_key_id as "keyId", ${keyUseDue} as "keyUseDue"
       from connection_key k join connection c using (property_id, connection_id)
      where k.key_hash = $1 and k.revoked_at is null`,
    [keyHash],
    'connection of key',
  )
  if (connection === undefined) throw new Refused('connectionKeyUnknown')
  return connection
}

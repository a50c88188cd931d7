import { v7 as uuidv7 } from 'uuid'
import { columnsOfKey, revokedNow, usedNow } from '#kit/session/api-key.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Records that keys were used now. */
export const recordKeyUse = async (tx: Tx, keyIds: readonly string[]): Promise<void> => {
  await tx.db.updateTable('travel_agent_key').set(usedNow).where('travel_agent_key_id', 'in', keyIds).execute()
}

/** The names of the keys of an agent that work. */
export const namesOfKeys = async (tx: Tx, travelAgentId: string): Promise<string[]> => {
  const keys = await tx.db
    .selectFrom('travel_agent_key')
    .select('name')
    .where('travel_agent_id', '=', travelAgentId)
    .where('revoked_at', 'is', null)
    .execute()
  return keys.map(({ name }) => name)
}

/** Stores a new key of an agent as its hash, and returns the key's id. */
export const addKey = async (
  tx: Tx,
  of: { readonly travelAgentId: string; readonly name: string },
  key: string,
  person: string,
): Promise<string> => {
  const keyId = uuidv7()
  await tx.db
    .insertInto('travel_agent_key')
    .values({ travel_agent_key_id: keyId, travel_agent_id: of.travelAgentId, ...columnsOfKey(key, of.name, person) })
    .execute()
  return keyId
}

/** Revokes a key of an agent and returns whether it has such a key; a key that was revoked before stays as it is. */
export const revokeKey = async (
  tx: Tx,
  of: { readonly travelAgentId: string; readonly keyId: string },
  person: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('travel_agent_key')
    .set(revokedNow(person))
    .where('travel_agent_id', '=', of.travelAgentId)
    .where('travel_agent_key_id', '=', of.keyId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

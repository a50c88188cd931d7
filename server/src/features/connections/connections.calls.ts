import { mostConnectionKeys, mostConnections } from '@innkeeper/protocol/calls/support/connection'
import type { ConnectionState } from '@innkeeper/rules/connection/connection-kinds'
import { v7 as uuidv7 } from 'uuid'
import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import type { DiaryEntry } from '#kit/call/diary.ts'
import type { Person } from '#kit/request/who.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { newApiKey } from '#kit/session/token.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { addConnectionKey, keysOfConnections, namesOfConnectionKeys, revokeConnectionKey } from './connection-keys.store.ts'
import { unmappedCodes } from './connection-codes.store.ts'
import * as store from './connections.store.ts'

/** The systems that a property connects, and their keys. */
export const connectionCalls = implement({
  'connection/get-all': async (at) => {
    const unmapped = await unmappedCodes(at.tx)
    const keys = Map.groupBy(await keysOfConnections(at.tx), ({ connectionId }) => connectionId)
    return (await store.connectionsOf(at.tx)).map(({ changedBy: _by, ...one }) => ({
      ...one,
      unmapped: unmapped.get(one.id) ?? 0,
      keys: (keys.get(one.id) ?? []).map(({ connectionId: _of, ...key }) => key),
    }))
  },

  'connection/create': async (at, { scopes, ...form }) => {
    await lockProperty(at.tx)
    const others = await store.connectionsOf(at.tx)
    if (others.length >= mostConnections) throw at.refusal('tooManyConnections', { field: 'name', values: { max: mostConnections } })
    if (isNamed(others, form.name)) throw at.refusal('connectionNameTaken', { field: 'name' })
    const id = uuidv7()
    const key = newApiKey()
    await store.addConnection(at.tx, { id, ...form }, at.person.fullName)
    const connectionKeyId = await addConnectionKey(at.tx, { connectionId: id, name: form.name, scopes }, key, at.person.fullName)
    await at.diary({ subject: form.name, after: { ...form, scopes } })
    return { id, connectionKeyId, key }
  },

  'connection/update': async (at, { id, version, ...changes }) => {
    await lockProperty(at.tx)
    const locked = await store.lockConnection(at.tx, id)
    const connection = presentAsSeen(at, locked, { version, missing: 'notFound', changed: 'connectionChanged' })
    const others = (await store.connectionsOf(at.tx)).filter((one) => one.id !== id)
    if (changes.name !== undefined && isNamed(others, changes.name)) throw at.refusal('connectionNameTaken', { field: 'name' })
    const changed = await store.changeConnection(at.tx, { id, version }, changes, at.person.fullName)
    await at.diary({ subject: changes.name ?? connection.name, before: { name: connection.name, held: connection.held }, after: changes })
    return { id, version: changed }
  },

  'connection/stop': (at, { id }) => moveTo(at, id, 'stopped'),

  'connection/start': (at, { id }) => moveTo(at, id, 'active'),

  'connection/make-key': async (at, { id, keyName, scopes }) => {
    const connection = present(at, await store.lockConnection(at.tx, id), 'notFound')
    const names = await namesOfConnectionKeys(at.tx, id)
    if (names.length >= mostConnectionKeys)
      throw at.refusal('tooManyConnectionKeys', { field: 'keyName', values: { max: mostConnectionKeys } })
    if (names.includes(keyName)) throw at.refusal('connectionKeyNameTaken', { field: 'keyName' })
    const key = newApiKey()
    const connectionKeyId = await addConnectionKey(at.tx, { connectionId: id, name: keyName, scopes }, key, at.person.fullName)
    await at.diary({ subject: connection.name, after: { keyName, scopes } })
    return { connectionKeyId, key }
  },

  'connection/revoke-key': async (at, { id, connectionKeyId: keyId }) => {
    const connection = present(at, await store.lockConnection(at.tx, id), 'notFound')
    const revoked = await revokeConnectionKey(at.tx, { connectionId: id, keyId }, at.person.fullName)
    if (revoked === undefined) throw at.refusal('notFound', { field: 'connectionKeyId' })
    await at.diary({ subject: connection.name, before: { keyName: revoked.name, scopes: revoked.scopes } })
    return null
  },
})

const isNamed = (connections: readonly store.StoredConnection[], name: string): boolean =>
  connections.some((one) => one.name.toLowerCase() === name.toLowerCase())

type MovingAt = {
  readonly tx: PropertyTx
  readonly person: Person
  readonly refusal: (key: 'notFound', detail?: RefusalDetail) => Refused
  readonly diary: (entry: DiaryEntry) => Promise<void>
}

/** Stops a connection, or starts it again. Its keys stay. */
const moveTo = async (at: MovingAt, id: string, state: ConnectionState) => {
  const connection = present(at, await store.lockConnection(at.tx, id), 'notFound')
  if (connection.state !== state) await store.changeConnection(at.tx, connection, { state }, at.person.fullName)
  await at.diary({ subject: connection.name, before: { state: connection.state }, after: { state } })
  return { id, state }
}

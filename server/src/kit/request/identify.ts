import { functionCodes, lackFor } from '@innkeeper/protocol/access'
import type { Call } from '@innkeeper/protocol/call'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import type { ConnectionScope } from '@innkeeper/rules/connection/connection-kinds'
import { fileShape } from '@innkeeper/protocol/format/file-shape'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { credentialOf, type CredentialScheme } from './credential.ts'
import { writeDiary, type DiaryLine } from '../call/diary.ts'
import { limitsOf } from '../call/limits.ts'
import type { Caller } from '../call/make-at.ts'
import { Refused } from '../call/refuse.ts'
import type { Run } from '../call/run.ts'
import { isActivity } from '../session/activity.ts'
import { connectionOf } from '../session/connection.ts'
import { personOf, travelAgentOf } from '../session/session.ts'
import { hashOfKey } from '../session/token.ts'
import { begin, bindLimited, bindPlatform, bindTenant, transactionOn } from '../transaction/transaction.ts'
import type { Connection, Person } from './who.ts'

const ownerCodes: Person['codes'] = new Set(functionCodes)

/** Begins the transaction, identifies the caller and binds the transaction to their property, in one round trip. */
export const identify = async (run: Run, client: pg.PoolClient): Promise<Caller> => {
  const tx = transactionOn(client)
  const { access } = run.call
  const scope = { readOnly: run.call.kind === 'read', seconds: limitsOf(run.call).seconds, atOneMoment: run.call.output === fileShape }
  const beginning = begin(scope) + bindPlatform
  const caller = (who: Partial<Pick<Caller, 'person' | 'travelAgent' | 'connection' | 'propertyId'>>): Caller => {
    const { propertyId = null, person = null, travelAgent = null, connection = null } = who
    const { asked, request } = run
    const line = { binding: { propertyId }, writeDiary: (written: DiaryLine) => writeDiary(tx, [written]) }
    return { asked, tx, propertyId, person, travelAgent, connection, request, ...line }
  }
  if (access.who === 'anyone' || access.who === 'travelAgent') {
    const keyHash = access.who === 'anyone' ? null : agentKeyHash(run.request)
    const [, travelAgent] = await Promise.all([client.query(beginning), keyHash === null ? null : travelAgentOf(tx, keyHash)])
    if (travelAgent !== null) noteKey(run, travelAgent)
    return caller({ travelAgent })
  }
  if (access.who === 'connection') {
    const [, connection] = await Promise.all([client.query(beginning), connectionOf(tx, hashOfKey(credential(run.request, 'Connection')))])
    admitConnection(run, connection, access.scopes)
    await client.query(bindTenant(connection.propertyId))
    return caller({ connection, propertyId: connection.propertyId })
  }
  const claims = await run.server.token.read(credential(run.request, 'Token'))
  const bind = access.who === 'property' && claims.propertyId !== null ? bindTenant(claims.propertyId) : null
  const [, person] = await Promise.all([
    client.query(beginning),
    personOf(tx, claims, ownerCodes),
    bind === null ? undefined : client.query(bind),
  ])
  if (person.activityDue && isActivity(run.call, run.request)) run.server.activity.note(person.sessionId)
  checkAccess(run.call, person)
  if (bind === null) await bindReach(client, person)
  return caller({ person, propertyId: access.who === 'property' ? person.propertyId : null })
}

/** Limits the transaction of a limited administrator, for whom properties outside their reach do not exist. */
const bindReach = async (client: pg.PoolClient, { limited, accountId }: Person): Promise<void> => {
  if (limited) await client.query(bindLimited(accountId))
}

const checkAccess = ({ access, kind, beforeFactor }: Call, person: Person): void => {
  if (person.factorDue && beforeFactor === undefined) throw new Refused('factorSetUpFirst')
  const holder = { codes: person.codes, isAdministrator: person.kind === 'admin', hasProperty: person.propertyId !== null }
  if (lackFor(access, holder) !== null) throw new Refused('noRight')
  // Calls that need no code are about the person's own data: their bell, and what they have seen.
  if (person.readsOnly && kind === 'change' && access.who === 'property' && access.codes.length > 0) throw new Refused('visitReasonMissing')
}

const noteKey = ({ server, request }: Run, { keyId, keyUseDue }: Pick<Connection, 'keyId' | 'keyUseDue'>): void => {
  server.callers.proven(request)
  if (keyUseDue) server.keyUse.note(keyId)
}

/** Notes the use of a key; refuses a connection that was stopped, and a key without a scope that the call needs. */
const admitConnection = (run: Run, connection: Connection, needed: readonly ConnectionScope[]): void => {
  const { state, scopes } = connection
  noteKey(run, connection)
  if (state === 'stopped') throw new Refused('connectionStopped')
  const scope = needed.find((one) => !scopes.includes(one))
  if (scope !== undefined) throw new Refused('scopeMissing', { values: { scope } })
}

/** The hash of a request's travel agent key; refused with `agentKeyUnknown` where there is none. */
export const agentKeyHash = (request: FastifyRequest): Buffer => hashOfKey(credential(request, 'Agent'))

const credential = (request: FastifyRequest, scheme: CredentialScheme): string => {
  const given = credentialOf(request, scheme)
  if (given === undefined) throw new Refused(refusalWithout[scheme])
  return given
}

const refusalWithout = {
  Token: 'sessionExpired',
  Agent: 'agentKeyUnknown',
  Connection: 'connectionKeyUnknown',
} as const satisfies Record<CredentialScheme, RefusalKey>

import { functionCodes, holdsAll } from '@innkeeper/protocol/access'
import type { Call } from '@innkeeper/protocol/call'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { credentialOf, type CredentialScheme } from './credential.ts'
import { writeDiary } from './diary.ts'
import { limitsOf } from './limits.ts'
import type { Caller } from './make-at.ts'
import { Refused } from './refuse.ts'
import type { Run } from './run.ts'
import { personOf, travelAgentOf } from './session.ts'
import { hashOfKey } from './token.ts'
import { begin, bindPlatform, bindTenant, transactionOn } from './transaction.ts'
import type { Person } from './who.ts'

const ownerCodes: Person['codes'] = new Set(functionCodes)

/** Begins the transaction, finds out who is asking and binds it to their property: sent together, answered together. */
export const identify = async (run: Run, client: pg.PoolClient): Promise<Caller> => {
  const tx = transactionOn(client)
  const { access } = run.call
  const beginning = begin({ readOnly: run.call.kind === 'read', seconds: limitsOf(run.call).seconds }) + bindPlatform
  const caller = (who: Partial<Pick<Caller, 'person' | 'travelAgent' | 'propertyId'>>): Caller => {
    const { propertyId = null, person = null, travelAgent = null } = who
    const { asked, request } = run
    return { asked, tx, propertyId, person, travelAgent, request, binding: { propertyId }, writeDiary: (line) => writeDiary(tx, [line]) }
  }
  if (access.who === 'anyone' || access.who === 'travelAgent') {
    const keyHash = access.who === 'anyone' ? null : agentKeyHash(run.request)
    const [, travelAgent] = await Promise.all([client.query(beginning), keyHash === null ? null : travelAgentOf(tx, keyHash)])
    if (travelAgent !== null) run.server.callers.proven(run.request)
    return caller({ travelAgent })
  }
  const claims = await run.server.token.read(credential(run.request, 'Token'))
  const bind = access.who === 'property' && claims.propertyId !== null ? bindTenant(claims.propertyId) : null
  const [, person] = await Promise.all([
    client.query(beginning),
    personOf(tx, claims, ownerCodes),
    bind === null ? undefined : client.query(bind),
  ])
  checkAccess(run.call, person)
  return caller({ person, propertyId: access.who === 'property' ? person.propertyId : null })
}

const checkAccess = ({ access }: Call, person: Person): void => {
  if (access.who === 'administrator' && (person.kind !== 'admin' || person.propertyId !== null)) throw new Refused('noRight')
  if (access.who !== 'property') return
  if (person.propertyId === null || !holdsAll(person.codes, access.codes)) throw new Refused('noRight')
}

/** What the travel agent's key of a request hashes to; refused with `agentKeyUnknown` where there is none. */
export const agentKeyHash = (request: FastifyRequest): Buffer => hashOfKey(credential(request, 'Agent'))

const credential = (request: FastifyRequest, scheme: CredentialScheme): string => {
  const given = credentialOf(request, scheme)
  if (given === undefined) throw new Refused(scheme === 'Agent' ? 'agentKeyUnknown' : 'sessionExpired')
  return given
}

import { needsSession } from '@innkeeper/protocol/access'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeProperty, signInAdmin, signInTo, startSession, type SignedIn } from '#testing/factories/factories.ts'
import { makeCallers, type Callers } from '#testing/inputs/callers.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { exampleInput } from '../openapi/page/api-page-example.ts'

const server = useTestServer({ servers: 2 })
let callers: Callers
let otherId: string

beforeAll(async () => {
  callers = await makeCallers(server)
  otherId = await makeProperty(server)
  for (const [name, make] of Object.entries(wrong))
    for (const where of ['property', 'platform'] as const) made.set(`${name} ${where}`, await make(where))
})

/** Where a session would be good: in a property as its owner, or on the platform as an administrator. */
type Where = 'property' | 'platform'

const goodSession = (where: Where): Promise<SignedIn> => (where === 'property' ? signInTo(server, callers.propertyId) : signInAdmin(server))

const query = (sql: string, ...values: readonly unknown[]) => server.database.pool.query(sql, [...values])

const tokenFor = async (session: SignedIn, propertyId: string | null) =>
  `Token ${await server.outside.token.sign({ ...session, propertyId }, new Date(Date.now() + 3_600_000))}`

const used = async (session: SignedIn) => {
  // The server has seen the token before: what it keeps of it must not let it in afterwards.
  expect(await send(server.url(1), 'notification/show', {}, { authorization: `Token ${session.token}` })).not.toMatchObject({ status: 401 })
  return `Token ${session.token}`
}

/** The credentials of callers who may do nothing, although each was once good or looks as if it were. */
const wrong = {
  'a session that was ended': async (where) => {
    const session = await goodSession(where)
    const credential = await used(session)
    await query('update session set ended_at = now() where session_id = $1', session.sessionId)
    return credential
  },
  'a session whose person was stopped': async (where) => {
    const session = await goodSession(where)
    const credential = await used(session)
    if (where === 'platform') await query('update account set active = false where account_id = $1', session.accountId)
    else await query('update membership set active = false where account_id = $1', session.accountId)
    return credential
  },
  'a session that is over': async (where) => {
    const session = await goodSession(where)
    const credential = await used(session)
    await query("update session set expires_at = now() - interval '1 second' where session_id = $1", session.sessionId)
    return credential
  },
  'a token that names another property': async (where) => tokenFor(await goodSession(where), otherId),
  'a token whose session never was': async (where) => {
    const session = await goodSession(where)
    return tokenFor({ ...session, sessionId: uuidv7() }, session.propertyId)
  },
  'the key of a travel agent': async () => callers.headersFor('travelAgent')['authorization'] ?? '',
  'the key of a connection': async () => callers.headersFor('connection')['authorization'] ?? '',
} satisfies Record<string, (where: Where) => Promise<string>>

const made = new Map<string, string>()

const sendWith = (path: CallPath, authorization: string) =>
  send(server.url(1), path, exampleInput(callAt(path)), { authorization, 'idempotency-key': crypto.randomUUID() })

const needSession = callPaths.filter((path) => needsSession(callAt(path).access))
const whereOf = (path: CallPath): Where => (callAt(path).access.who === 'administrator' ? 'platform' : 'property')

describe.each(needSession)('%s', (path) => {
  test.each(Object.keys(wrong))('is refused to %s', async (name) => {
    const answer = await sendWith(path, made.get(`${name} ${whereOf(path)}`) ?? '')
    expect(answer).toMatchObject({ status: 401, refusal: 'sessionExpired' })
  })

  test('is refused while a second factor has to be set up, but for what that needs', async () => {
    const session = await startSession(server, await goodSession(whereOf(path)))
    await query('update session set factor_due = true where session_id = $1', session.sessionId)
    const answer = await sendWith(path, `Token ${session.token}`)
    expect(answer.refusal === 'factorSetUpFirst').toBe(callAt(path).beforeFactor === undefined)
  })
})

describe.each(callPaths.filter((path) => callAt(path).access.who === 'travelAgent'))('%s', (path) => {
  test.each(['property', 'administrator', 'connection'] as const)('is refused to others: %s', async (who) => {
    expect(await sendWith(path, callers.headersFor(who)['authorization'] ?? '')).toMatchObject({ status: 401, refusal: 'agentKeyUnknown' })
  })
})

describe.each(callPaths.filter((path) => callAt(path).access.who === 'connection'))('%s', (path) => {
  test.each(['property', 'administrator', 'travelAgent'] as const)('is refused to others: %s', async (who) => {
    expect(await sendWith(path, callers.headersFor(who)['authorization'] ?? '')).toMatchObject({
      status: 401,
      refusal: 'connectionKeyUnknown',
    })
  })
})

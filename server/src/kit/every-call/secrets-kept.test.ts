import { needsSession } from '@innkeeper/protocol/access'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { bare } from '@innkeeper/protocol/diary/value-text'
import { wordsOf } from '@innkeeper/protocol/field'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { onepayForm, vnpayForm } from '#testing/forms/gateway-forms.ts'
import { findKept, rightInput, type Kept } from '#testing/inputs/right-inputs.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { hashPassword } from '../session/password-hash.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[] = []) => server.database.pool.query<{ found: string }>(sql, [...values])

/** What every secret field holds; no rule for passwords or keys refuses it. */
const secret = '7A11B22C33D44E55F66A77B88C99D00E'
const secretName = /password|secret/iu

let propertyId: string
let kept: Kept
let passwordHash: string

beforeAll(async () => {
  propertyId = await makeProperty(server)
  kept = await findKept(server.database.pool, propertyId)
  passwordHash = await hashPassword(secret)
})

/** Where the secrets of an input are, such as `password` or `vnpay.secret`. */
const secretsIn = (schema: z.ZodType, within = ''): readonly string[] => {
  const inner = bare(schema)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, given]) => {
    const field = z.instanceof(z.ZodType).parse(given)
    const isSecret = wordsOf(field)?.secret === true || (secretName.test(name) && bare(field) instanceof z.ZodString)
    return isSecret ? [`${within}${name}`] : secretsIn(field, `${within}${name}.`)
  })
}

const taking = callPaths.filter((path) => callAt(path).kind === 'change' && secretsIn(callAt(path).input).length > 0)

/** Inputs of a call in which every secret is the one above. */
const inputsOf = (path: CallPath): readonly object[] => {
  if (path.startsWith('payment-method/'))
    return [vnpayForm({ secret }), { ...onepayForm(), onepay: { ...onepayForm().onepay, secret } }].map((form) => ({
      ...rightInput(path, callAt(path), kept),
      vietqr: undefined,
      ...form,
    }))
  const secrets = secretsIn(callAt(path).input).filter((name) => !name.includes('.'))
  return [
    {
      ...rightInput(path, callAt(path), kept),
      entry: 'password',
      groupIds: [],
      codes: ['DASHBOARD_1'],
      ...Object.fromEntries(secrets.map((name) => [name, secret])),
    },
  ].map((input) => Object.fromEntries(Object.entries(input).filter(([name]) => name in bareShape(path))))
}

const bareShape = (path: CallPath): object => {
  const inner = bare(callAt(path).input)
  return inner instanceof z.ZodObject ? inner.shape : {}
}

const callerOf = async (path: CallPath): Promise<Record<string, string>> => {
  const { who } = callAt(path).access
  if (!needsSession(callAt(path).access)) return {}
  const { token, accountId } = who === 'administrator' ? await signInAdmin(server) : await signInTo(server, propertyId)
  await query('update account set password_hash = $2 where account_id = $1', [accountId, passwordHash])
  return { authorization: `Token ${token}` }
}

/** Every place where something written down could be read again. */
const writtenDown = `
  select 'diary_entry' as found from diary_entry d where d::text ilike '%' || $1 || '%'
  union all select 'outbox' from outbox o where o::text ilike '%' || $1 || '%'
  union all select 'notification' from notification n where n::text ilike '%' || $1 || '%'`

test('there are calls that take secrets, of people and of gateways', () => {
  expect(taking).toEqual(expect.arrayContaining(['user/add', 'profile/password-change', 'payment-method/register']))
})

test('what is looked for would be found', async () => {
  await query(
    `insert into diary_entry (property_id, diary_entry_id, person, origin, call, subject, after_values, request_id)
       values ($1, gen_random_uuid(), 'A', 'screen', 'user/add', 'A', jsonb_build_object('password', 'x-' || $2::text), '')`,
    [propertyId, secret],
  )
  expect((await query(writtenDown, [secret])).rows).toEqual([{ found: 'diary_entry' }])
  await query('delete from diary_entry where property_id = $1', [propertyId])
})

const done: string[] = []

test.each(taking)('%s writes none of its secrets into the diary, a letter or a notice', async (path) => {
  for (const input of inputsOf(path)) {
    const { status } = await send(server.url(), path, input, { ...(await callerOf(path)), 'idempotency-key': crypto.randomUUID() })
    expect(status).toBeLessThan(500)
    if (status === 200) done.push(path)
  }
  expect((await query(writtenDown, [secret])).rows).toEqual([])
})

test('some of them were really done', () => {
  expect(done).toEqual(expect.arrayContaining(['user/add', 'profile/password-change', 'payment-method/register']))
})

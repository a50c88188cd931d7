import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { onepayForm, onepaySecret, vnpayForm, vnpaySecret } from '#testing/forms/gateway-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let propertyId: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

/** Every row of every table as text, bytes in hexadecimal and decoded. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await server.database.pool.query<{ text: string | null }>(
        `select string_agg(t::text, chr(10)) as text from "${name}" t`,
      )
      return rows[0]?.text ?? ''
    }),
  )
  return texts.join('\n')
}

const spellings = (secret: string): string[] => [
  secret,
  secret.toLowerCase(),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret, 'hex').toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]

test('a secret stands nowhere in the database after it was saved, replaced, refused, tested and used, not even in diary, kept answers or outbox', async () => {
  const replaced = 'A-SECOND-TEST-KEY-0077'
  const kept = { ...owner, key: crypto.randomUUID() }
  await server.ask('payment-method/register', vnpayForm(), kept)
  await server.ask('payment-method/register', onepayForm(), { ...owner, key: crypto.randomUUID() })
  await server.ask('payment-method/register', vnpayForm(), { ...owner, key: crypto.randomUUID() })
  const change = { mode: 'live', version: 1, vnpay: { merchantCode: 'EXTRA001', secret: replaced } } as const
  await server.ask('payment-method/gateway-update', change, owner)
  await server.ask('gateway/setting-payment', { rail: 'vnpay' }, owner)
  await server.ask('gateway/param-payment', { rail: 'vnpay', orderReference: 'A1', amount: 1000 }, owner)
  const content = (await everything()).toLowerCase()
  expect(content).toContain('extra001')
  const found = [vnpaySecret, onepaySecret, replaced]
    .flatMap(spellings)
    .filter((text) => text !== '' && content.includes(text.toLowerCase()))
  expect(found).toEqual([])
})

test('no answer tells a secret', async () => {
  const answers = [
    await server.ask('payment-method/register', vnpayForm(), { ...owner, key: crypto.randomUUID() }),
    await server.ask('payment-method/register', vnpayForm(), owner),
    await server.ask('payment-method/register', vnpayForm({ merchantCode: 'WRONG' }), owner),
    await server.ask('payment-method/get-gateway-config', { rail: 'vnpay' }, owner),
    await server.ask('payment-method/get-gateway-all', {}, owner),
    await server.ask('gateway/param-payment', { rail: 'vnpay', orderReference: 'A1', amount: 1000 }, owner),
    await server.ask('gateway/setting-payment', { rail: 'vnpay' }, owner),
  ]
  expect(JSON.stringify(answers)).not.toContain(vnpaySecret)
})

const move = (to: { propertyId: string; rail: string }, sealed: Buffer) =>
  server.database.kysely
    .updateTable('payment_gateway')
    .set({ sealed_secret: sealed })
    .where('property_id', '=', to.propertyId)
    .where('rail', '=', to.rail)
    .execute()

const sealedOf = async (rail: string): Promise<Buffer> => {
  const { sealed_secret: sealed } = await server.database.kysely
    .selectFrom('payment_gateway')
    .select('sealed_secret')
    .where('property_id', '=', propertyId)
    .where('rail', '=', rail)
    .executeTakeFirstOrThrow()
  if (sealed === null) throw new Error('no secret was kept')
  return sealed
}

test.each(['another property', 'another gateway'])('a sealed secret that is moved to %s signs nothing there', async (where) => {
  await server.ask('payment-method/register', vnpayForm(), owner)
  const other = where === 'another property' ? await signInTo(server, await makeProperty(server)) : owner
  const rail = where === 'another property' ? 'vnpay' : 'onepay'
  await server.ask('payment-method/register', rail === 'vnpay' ? vnpayForm({ secret: 'THE-OTHER-PROPERTYS' }) : onepayForm(), other)
  await move({ propertyId: other.propertyId ?? '', rail }, await sealedOf('vnpay'))
  const order = { orderReference: 'A1', amount: 1000 }
  expect(await server.ask('gateway/param-payment', { rail, ...order }, other)).toMatchObject({ status: 409, refusal: 'secretUnreadable' })
  const { data } = await server.ask('gateway/setting-payment', { rail }, other)
  expect(data).toMatchObject({ works: false, checks: [{ finding: 'passed' }, { check: 'secret', finding: 'unreadable' }] })
  expect(await server.ask('gateway/param-payment', { rail: 'vnpay', ...order }, owner)).toMatchObject({ status: 200 })
})

test('a secret that the server cannot open any more is mended by entering it again', async () => {
  await server.ask('payment-method/register', vnpayForm(), owner)
  await move({ propertyId, rail: 'vnpay' }, Buffer.alloc(64, 7))
  expect((await server.ask('gateway/setting-payment', { rail: 'vnpay' }, owner)).data.works).toBe(false)
  await server.ask('payment-method/gateway-update', { version: 1, ...vnpayForm() }, owner)
  expect((await server.ask('gateway/setting-payment', { rail: 'vnpay' }, owner)).data.works).toBe(true)
})

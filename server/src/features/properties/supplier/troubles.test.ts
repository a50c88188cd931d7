import { expect, test } from 'vitest'
import { signInAdmin } from '#testing/factories/factories.ts'
import { makeWholeProperty } from '#testing/factories/whole-property.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[] = []) => server.database.pool.query(sql, [...values])

test('a property on sale that lost a part, and a gateway that failed its test, are told; whatever works is not', async () => {
  const admin = await signInAdmin(server)
  const [whole, broken] = [await makeWholeProperty(server, { state: 'onsite' }), await makeWholeProperty(server, { state: 'onsite' })]
  const troubles = async () => (await server.ask('supplier/hotel/troubles', {}, admin)).data
  expect(await troubles()).toEqual({ gateways: { total: 0, rows: [] }, lost: { total: 0, rows: [] } })

  await query('update payment_policy set active = false where property_id = $1', [broken])
  const gateway = `insert into payment_gateway (property_id, rail, bank_bin, account_number, account_owner, active, tested_at, works_since)
    select $1, 'vietqr', (select min(bank_bin) from bank), '1', 'A', $2, now(), case when $3 then now() end`
  await query('delete from payment_gateway')
  await query(gateway, [broken, true, false])
  await query(gateway, [whole, false, false])
  const { gateways, lost } = await troubles()
  expect(gateways).toMatchObject({ total: 1, rows: [{ id: broken, rail: 'vietqr' }] })
  expect(lost.rows.find(({ id }) => id === broken)?.missing).toContain('paymentPolicy')

  await query('update payment_gateway set works_since = tested_at where property_id = $1', [broken])
  expect((await troubles()).gateways).toEqual({ total: 0, rows: [] })
  await query(`update property set state = 'offsite' where property_id = $1`, [broken])
  expect((await troubles()).lost.rows.map(({ id }) => id)).not.toContain(broken)
})

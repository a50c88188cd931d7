import { beforeAll, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { inProperty } from '../transaction/transaction.ts'

const server = useTestServer()
let own: string
let other: string
let stranger: SignedIn

beforeAll(async () => {
  own = await makeProperty(server)
  other = await makeProperty(server)
  stranger = await signInTo(server, other)
})

/** Runs an attacker's SQL in a transaction of a property. */
const asTenant = (sql: string) => inProperty(server.database.pool, own, (tx) => tx.rows(sql))

const refused: readonly string[] = [
  'select password_hash from account',
  'select * from account',
  'select * from session',
  'select * from recovery_token',
  'select * from throttle',
  'select * from known_device',
  'select * from second_factor',
  'select * from recovery_code',
  'select * from factor_challenge',
  'select * from solved_challenge',
  'select * from travel_agent_key',
  'select * from outbox',
  'select * from migration',
  'update account set full_name = full_name',
  'insert into membership (property_id, account_id) values (current_property(), gen_random_uuid())',
  'update membership set owner = true',
  'delete from membership',
  "update travel_agent set name_vi = 'x'",
  'update tax_rate set basis_points = 0',
  'delete from idempotency_key',
  'delete from property',
  'delete from booking',
  'delete from ledger_entry',
  'update ledger_entry set amount = 1',
  'update diary_entry set person = null',
  'delete from night_change',
  'update operation set person = null',
  'update property set display_order = 1',
  "update property set code = 'MINE'",
  "update property set kind = 'hotel'",
  'delete from property_site',
  "update e_contract set state = 'signed'",
  "insert into e_contract (property_id, state) values (current_property(), 'signed')",
  "update registration set terms_version = 'x'",
  'delete from registration',
  "update certificate set verdict = 'verified'",
  "update property_move set person = 'x'",
  'update hotel_chain set chain_id = gen_random_uuid()',
  'select * from stored_file',
  'select * from certificate_upload',
  'select * from announcement',
  'delete from account_avatar',
  "update bank set name = 'x'",
  "update landmark set name_vi = 'x'",
  'create table mine (id int)',
  'create function mine() returns int language sql return 1',
  'alter table booking disable row level security',
  "copy (select 1) to program 'true'",
  "select pg_read_file('PG_VERSION')",
]

describe('Where a property’s request runs SQL that it should not', () => {
  test.each(refused)('“%s” is refused', async (sql) => {
    await expect(asTenant(sql)).rejects.toMatchObject({ code: '42501' })
  })

  test('no table shows a row of another property, nor takes one', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c join information_schema.table_privileges p using (table_name)
        where c.table_schema = 'public' and c.column_name = 'property_id' and p.grantee = 'innkeeper_tenant' and p.privilege_type = 'SELECT'`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { name } of rows) expect(await asTenant(`select from ${name} where property_id <> '${own}'`)).toEqual([])
    await expect(asTenant(`insert into payment_method (property_id, method) values ('${other}', 'cash')`)).rejects.toThrow(
      'row-level security',
    )
  })

  test('another property’s people are not there', async () => {
    const me = await signInTo(server, own)
    expect(await asTenant('select account_id from account')).toEqual([{ account_id: me.accountId }])
  })

  test('another property’s kept answers are not there, nor can one be put there', async () => {
    const keep = (scope: string) =>
      `insert into idempotency_key (scope, key, request_hash, status, answer) values ('${scope}', 'k', '', 200, 'x')`
    await server.database.pool.query(keep(`${stranger.accountId}@${other}`))
    await asTenant(keep(`${stranger.accountId}@${own}`))
    expect(await asTenant('select scope from idempotency_key')).toEqual([{ scope: `${stranger.accountId}@${own}` }])
    await expect(asTenant(keep(`${crypto.randomUUID()}@${other}`))).rejects.toThrow('row-level security')
  })
})

import { expect, test } from 'vitest'
import { makeProperty } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

test.each(['Sao\nMai', 'Sao\u0007Mai', 'Sao\u0085Mai', 'Sao\u2028Mai'])(
  'a name of several lines, or with a control character, is not stored: %j',
  async (name) => {
    const propertyId = await makeProperty(server)
    const renamed = server.database.pool.query('update property set name_vi = $2 where property_id = $1', [propertyId, name])
    await expect(renamed).rejects.toMatchObject({ code: '23514', constraint: 'property_name_vi_one_line' })
  },
)

test('every name that people give is held to one line', async () => {
  const { rows } = await server.database.pool.query<{ place: string }>(
    `select table_name || '.' || c.column_name as place from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and table_schema = 'public' and c.column_name in ('name_vi', 'name_en', 'full_name', 'guest_name')
        and table_name not in ('province', 'commune', 'bank', 'landmark')
        and not exists (select from pg_constraint k where k.conname = table_name || '_' || c.column_name || '_one_line')`,
  )
  expect(rows).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/server/test-database.ts'

const database = useTestDatabase()

type Table = {
  readonly name: string
  readonly key: readonly string[]
  readonly secured: boolean
  readonly forced: boolean
  readonly policies: readonly string[]
}

/** A tenant table is one whose rows all belong to a property. */
const tenantTables = async (): Promise<readonly Table[]> => {
  const { rows } = await database.pool.query<Table>(`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      array(select a.attname::text from pg_index i
              cross join lateral unnest(i.indkey) with ordinality as k(attnum, place)
              join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
             where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
      array(select p.polname::text || ': ' || pg_get_expr(p.polqual, p.polrelid)
              from pg_policy p join pg_roles r on r.oid = any (p.polroles)
             where p.polrelid = c.oid and r.rolname = 'innkeeper_tenant' and p.polpermissive) as policies
    from pg_class c join pg_attribute property on property.attrelid = c.oid and property.attname = 'property_id' and property.attnotnull
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
   order by c.relname`)
  return rows
}

describe('every table whose rows belong to a property', () => {
  test('there are such tables', async () => {
    expect((await tenantTables()).map(({ name }) => name)).toEqual(expect.arrayContaining(['property', 'room_night', 'rate_night']))
  })

  test('begins its primary key with the property', async () => {
    const others = (await tenantTables()).filter(({ key }) => key[0] !== 'property_id')
    expect(others.map(({ name, key }) => `${name} (${key.join(', ')})`)).toEqual([])
  })

  test('has row security that holds for its owner too', async () => {
    const open = (await tenantTables()).filter(({ secured, forced }) => !secured || !forced)
    expect(open.map(({ name }) => name)).toEqual([])
  })

  test('shows a tenant its own property and no other', async () => {
    const wrong = (await tenantTables()).filter(
      ({ policies }) => policies.length === 0 || policies.some((policy) => !policy.endsWith(': (property_id = current_property())')),
    )
    expect(wrong.map(({ name, policies }) => `${name}: ${policies.join('; ')}`)).toEqual([])
  })
})

test('every such table hides from a limited administrator what is out of reach', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select c.relname as name from pg_class c
     where exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_property')
       and not exists (select from pg_policy p join pg_roles r on r.oid = any (p.polroles)
                        where p.polrelid = c.oid and r.rolname = 'innkeeper_limited' and not p.polpermissive)`)
  expect(rows).toEqual([])
})

test('the roles that requests run as own nothing and bypass nothing', async () => {
  const { rows } = await database.pool.query(`
    select r.rolname from pg_roles r
     where r.rolname in ('innkeeper_tenant', 'innkeeper_platform', 'innkeeper_limited')
       and (r.rolsuper or r.rolbypassrls or exists (select from pg_class c where c.relowner = r.oid))`)
  expect(rows).toEqual([])
})

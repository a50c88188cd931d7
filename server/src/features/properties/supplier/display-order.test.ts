import { beforeAll, expect, test } from 'vitest'
import { makeProperty, signInAdmin, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[] = []) => server.database.pool.query(sql, [...values])

let admin: SignedIn
beforeAll(async () => void (admin = await signInAdmin(server)))

const make = (kind: 'hotel' | 'playground', name: string, displayOrder: number) =>
  makeProperty(server, { kind, nameVi: name, nameEn: name }).then(async (id) => {
    await query('update property set display_order = $2 where property_id = $1', [id, displayOrder])
    return id
  })
const orderOf = async (kind: 'hotel' | 'playground', who = admin) =>
  (await server.ask('supplier/hotel/order', { kind }, who)).data.map(({ nameVi, displayOrder }) => `${displayOrder} ${nameVi}`)
const place = (id: string, after: string | null, who = admin) => server.ask('supplier/hotel/place', { id, after }, who)

test('hotels and parks are put in order each by themselves; those without a place go last and stay without one', async () => {
  const [one, two, park, last] = await Promise.all([
    make('hotel', 'Một', 1),
    make('hotel', 'Hai', 2),
    make('playground', 'Công viên', 1),
    make('hotel', 'Không chỗ', 0),
  ])
  expect(await place(two, null)).toMatchObject({ data: { id: two, displayOrder: 1 } })
  expect(await orderOf('hotel')).toEqual(['1 Hai', '2 Một'])
  expect(await orderOf('playground')).toEqual(['1 Công viên'])
  expect(await place(last, two)).toMatchObject({ data: { displayOrder: 2 } })
  expect(await orderOf('hotel')).toEqual(['1 Hai', '2 Không chỗ', '3 Một'])
  expect(await place(one, park)).toMatchObject({ refusal: 'notFound', errors: [{ field: 'after' }] })
  const { rows } = await query(
    `select before_values, after_values from diary_entry where property_id = $1 and call = 'supplier/hotel/place'`,
    [last],
  )
  expect(rows).toEqual([{ before_values: { displayOrder: 0 }, after_values: { displayOrder: 2 } }])
})

test('two administrators who move at once wait for each other: every place is taken once', async () => {
  const ids = await Promise.all(['A', 'B', 'C', 'D'].map((name, index) => make('playground', name, 10 + index)))
  await Promise.all(ids.map((id) => place(id, null)))
  const places = (await orderOf('playground')).map((line) => line.split(' ')[0])
  expect(new Set(places).size).toBe(places.length)
})

test('an administrator with a limit orders their own; the places of the others stay', async () => {
  await query('update property set display_order = 0')
  const ids = await Promise.all([
    make('hotel', 'Xa một', 1),
    make('hotel', 'Gần một', 2),
    make('hotel', 'Xa hai', 3),
    make('hotel', 'Gần hai', 4),
  ])
  const limited = await signInAdmin(server)
  await query('update account set reach = $2 where account_id = $1', [limited.accountId, [ids[1], ids[3]]])
  expect(await place(ids[3] ?? '', null, limited)).toMatchObject({ data: { displayOrder: 2 } })
  expect(await orderOf('hotel')).toEqual(['1 Xa một', '2 Gần hai', '3 Xa hai', '4 Gần một'])
  expect(await place(ids[3] ?? '', ids[0] ?? '', limited)).toMatchObject({ refusal: 'notFound' })
})

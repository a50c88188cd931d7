import { beforeAll, describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { knownPassword, makeAdmin } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let admin: { token: string }
let first: Selling
let second: Selling

/** Two properties: the first with two bookings, the second with one. */
beforeAll(async () => {
  const { userName } = await makeAdmin(server)
  const { data } = await server.ask('login/user', { username: userName, password: knownPassword })
  admin = { token: data.token }
  first = await makeSelling(server, { from: inDays(0), to: inDays(90) })
  second = await makeSelling(server, { from: inDays(0), to: inDays(90) })
  await bookStay(server, first, { checkIn: inDays(10), with: { guest: guest('Trần Thị Én') } })
  await bookStay(server, first, { checkIn: inDays(20), with: { guest: guest('Lý Văn Hạc') } })
  await bookStay(server, second, { checkIn: inDays(30), with: { guest: guest('Mai Thị Yến') } })
})

const guest = (name: string) => ({ name, phone: '+84 900 000 321', email: 'khach@example.com' })

type Asked = Parameters<typeof server.ask<'supplier/booking/get-all'>>[1]

const namesFor = async (asked: Asked) => {
  const { data } = await server.ask('supplier/booking/get-all', asked, admin)
  return data.map(({ guestName }) => guestName)
}

describe('The bookings of all properties', () => {
  test('stand in one list, what changed last first, each with its property', async () => {
    const answer = await server.ask('supplier/booking/get-all', {}, admin)
    expect(answer).toMatchObject({
      total: 3,
      data: [
        { guestName: 'Mai Thị Yến', property: { id: second.propertyId }, nights: 2, rooms: [{ count: 1 }] },
        { guestName: 'Lý Văn Hạc', property: { id: first.propertyId } },
        { guestName: 'Trần Thị Én', property: { id: first.propertyId } },
      ],
    })
  })

  test.each<[string, () => Asked, readonly string[]]>([
    ['a property', () => ({ hotelId: second.propertyId }), ['Mai Thị Yến']],
    ['a guest, without marks', () => ({ text: 'ly van hac' }), ['Lý Văn Hạc']],
    ['days of arrival, in their order', () => ({ fromDate: inDays(10), toDate: inDays(20) }), ['Trần Thị Én', 'Lý Văn Hạc']],
    ['days of departure', () => ({ dateKind: 'checkOut', fromDate: inDays(22), toDate: inDays(22) }), ['Lý Văn Hạc']],
    ['the day of booking', () => ({ dateKind: 'booked', toDate: inDays(-2) }), []],
    ['a state that none is in', () => ({ states: ['void'] }), []],
    ['a text that nobody has', () => ({ text: 'zzzq' }), []],
    ['an agent', () => ({ travelAgentId: crypto.randomUUID() }), []],
  ])('are filtered by %s', async (_by, asked, names) => {
    expect(await namesFor(asked())).toEqual(names)
  })

  test('are sorted either way, and pages do not overlap', async () => {
    const names = ['Trần Thị Én', 'Lý Văn Hạc', 'Mai Thị Yến']
    expect(await namesFor({ sort: 'checkIn' })).toEqual(names)
    expect(await namesFor({ sort: 'checkIn', descending: true })).toEqual(names.toReversed())
    expect(await namesFor({ sort: 'checkOut', limit: 1, offset: 1 })).toEqual(['Lý Văn Hạc'])
    expect(await namesFor({ sort: 'code', limit: 1, offset: 2 })).toHaveLength(1)
  })

  test('are exported with their property', async () => {
    const { data } = await server.ask(
      'supplier/booking/export',
      { sort: 'checkIn', hotelId: second.propertyId },
      { ...admin, language: 'en' },
    )
    expect(data.text).toContain('Property code')
    expect(data.text).toContain('Mai Thị Yến')
    expect(data.text).not.toContain('Lý Văn Hạc')
  })
})

describe('One booking', () => {
  test('is shown as its property shows it, with which property it is', async () => {
    const {
      data: [row],
    } = await server.ask('supplier/booking/get-all', { text: 'Lý Văn' }, admin)
    const { status, data } = await server.ask('supplier/booking/detail', { code: row?.code ?? '' }, admin)
    expect(status).toBe(200)
    expect(data).toMatchObject({ guestName: 'Lý Văn Hạc', property: { id: first.propertyId, code: row?.property.code } })
    expect(data.lines).toHaveLength(1)
    expect(data.price.total).toBe(row?.total)
  })

  test('that does not exist is not found', async () => {
    expect(await server.ask('supplier/booking/detail', { code: 'HA000000000' }, admin)).toMatchObject({ status: 404 })
  })
})

test('A text is found however common it is', async () => {
  const names = { common: 'Hồ Thị Ngân', middling: 'Đỗ Thị Gấm', rare: 'Quách Thị Lụa' }
  const client = await server.database.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into booking (property_id, booking_id, code, state, check_in, check_out, guest_name, guest_phone, currency, total, payment_method,
           snapshot, search_text)
         select property_id, gen_random_uuid(), 'TXT' || n, 'confirm', check_in, check_out, name, guest_phone, currency, total, payment_method, snapshot,
             folded(name)
           from booking, generate_series(1, 1200) as n,
             lateral (select case when n = 1 then $2 when n % 170 = 0 then $3 when n % 4 = 0 then $4 else 'Khách ' || n end as name) as named
          where guest_name = $1`,
      ['Mai Thị Yến', names.rare, names.middling, names.common],
    )
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
  const found = async (text: string, more: Asked = {}) => {
    const { data, total } = await server.ask('supplier/booking/get-all', { text, ...more }, admin)
    return [new Set(data.map(({ guestName }) => guestName)), total]
  }
  const texts = [
    ['ho thi ngan', names.common, 297],
    ['do thi gam', names.middling, 7],
    ['quach thi lua', names.rare, 1],
  ] as const
  const filters = [{}, { sort: 'checkIn' }, { hotelId: second.propertyId }] as const
  const asked = texts.flatMap(([text, name, total]) => filters.map(async (more) => ({ told: await found(text, more), name, total })))
  for (const { told, name, total } of await Promise.all(asked)) expect(told).toEqual([new Set([name]), total])
})

import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { makeRatesProperty, nightIn, today } from '#testing/factories/factories-rates.ts'
import { makeRoomType } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const open = async () => {
  const at = await makeRatesProperty(server)
  const who = await signInTo(server, at.propertyId)
  const bao = await signInTo(server, at.propertyId, { codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2', 'RATE_LOG_1'] })
  return { ...at, who, bao }
}

const season = (roomPlanIds: string[], roomTypeIds: string[] = []) => ({
  intervals: [{ from: nightIn(10), to: nightIn(12) }],
  roomPlanIds,
  roomTypeIds,
  changes: { price: { act: 'set', value: 1_500_000 } as const, ...(roomTypeIds.length > 0 ? { closed: true } : {}) },
  note: '=Tết, "cao điểm"',
})

test('a batch is "logged as one entry with its details": rates in one log, rooms in the other', async () => {
  const { who, flexible, breakfast, roomTypeId } = await open()
  await server.ask('room-plan/update-all', season([flexible, breakfast], [roomTypeId]), who)
  const rates = await server.ask('room-plan-log/search', {}, who)
  expect(rates).toMatchObject({
    total: 1,
    data: [
      {
        operationNo: 1,
        kind: 'batch',
        origin: 'batch',
        person: who.fullName,
        nights: 9,
        fields: ['price'],
        fromNight: nightIn(10),
        toNight: nightIn(12),
        plans: 2,
        roomTypes: [{ roomTypeId, nameEn: 'Deluxe sea view' }],
        first: { field: 'price', night: nightIn(10), before: null, after: 1_500_000 },
        undoneBy: null,
      },
    ],
  })
  const rooms = await server.ask('room-log/search', {}, who)
  expect(rooms.data).toMatchObject([{ operationNo: 1, fields: ['closed'], plans: 0, first: { before: false, after: true } }])
  const closed = await server.ask('room-log/detail', { operationNo: 1 }, who)
  expect(closed.data).toMatchObject({ changes: [{ field: 'closed', before: [false, false, false], after: [true, true, true] }] })
  const detail = await server.ask('room-plan-log/detail', { operationNo: 1, limit: 1 }, who)
  expect(detail.data).toMatchObject({
    operation: { note: '=Tết, "cao điểm"' },
    total: 2,
    changes: [{ field: 'price', before: [null, null, null], nights: [nightIn(10), nightIn(11), nightIn(12)] }],
  })
})

test('"filter by date of change, night, room, plan, person, origin"', async () => {
  const { who, bao, flexible, breakfast, propertyId, roomTypeId } = await open()
  const other = await makeRoomType(server, propertyId)
  await server.ask('room-plan/update-all', season([flexible]), who)
  await server.ask('room-plan/update-stop-sell', { cells: [{ roomPlanId: breakfast, night: nightIn(30), value: true, seen: 0 }] }, bao)
  const found = async (filter: object) => (await server.ask('room-plan-log/search', filter, who)).data.map((row) => row.operationNo)
  expect(await found({})).toEqual([2, 1])
  expect(await found({ roomPlanId: flexible })).toEqual([1])
  expect(await found({ roomTypeId })).toEqual([2, 1])
  expect(await found({ roomTypeId: other.roomTypeId })).toEqual([])
  expect(await found({ fromNight: nightIn(13), toNight: nightIn(29) })).toEqual([])
  expect(await found({ fromNight: nightIn(12), toNight: nightIn(29) })).toEqual([1])
  expect(await found({ fromNight: nightIn(13) })).toEqual([2])
  expect(await found({ person: 'quoc bao' })).toEqual([2])
  expect(await found({ origin: 'batch' })).toEqual([1])
  expect(await found({ fromDate: today(), toDate: today() })).toEqual([2, 1])
  expect(await found({ fromDate: nightIn(1) })).toEqual([])
  expect(await found({ toDate: nightIn(-1) })).toEqual([])
  expect(await found({ limit: 1, offset: 1 })).toEqual([1])
})

test('an operation that was undone says by which', async () => {
  const { who, flexible } = await open()
  await server.ask('room-plan/update-all', season([flexible]), who)
  await server.ask('room-plan/undo', { operationNo: 1 }, who)
  const { data } = await server.ask('room-plan-log/search', {}, who)
  expect(data.map(({ operationNo, kind, undoes, undoneBy }) => ({ operationNo, kind, undoes, undoneBy }))).toEqual([
    { operationNo: 2, kind: 'undo', undoes: 1, undoneBy: null },
    { operationNo: 1, kind: 'batch', undoes: null, undoneBy: 2 },
  ])
})

test('the export has a row for each changed night, opens in a spreadsheet, and is never a formula', async () => {
  const { who, flexible } = await open()
  await server.ask('room-plan/update-all', season([flexible]), who)
  const { data } = await server.ask('room-plan-log/export', { fromNight: nightIn(11), toNight: nightIn(11) }, { ...who, language: 'vi' })
  const [head, row, ...rest] = data.text.split('\r\n')
  expect(data).toMatchObject({ fileName: `nhat-ky-gia-${today()}.csv`, mediaType: 'text/csv; charset=utf-8' })
  expect(head).toBe('\uFEFFSố thao tác;Lúc;Người đổi;Nguồn;Loại thao tác;Loại phòng;Gói bán;Đêm;Trường;Trước;Sau;Ghi chú')
  expect(row).toMatch(/^1;\d\d\/\d\d\/\d{4} \d\d:\d\d;Nguyễn Thị Thuỳ Dương;Hàng loạt;Cập nhật hàng loạt;Deluxe hướng biển;Linh hoạt;/)
  expect(row?.endsWith(`;Giá;;1500000;"'=Tết, ""cao điểm"""`)).toBe(true)
  expect(rest).toEqual([''])
})

test('an export of more than 500,000 nights is refused with what to do, and one of so many is not', async () => {
  const { who, propertyId, flexible, roomTypeId } = await open()
  const changed = `insert into night_change (property_id, operation_no, change_no, room_type_id, room_plan_id, field, nights, before_values, after_values)
    select $1, 1, no, $2, $3, 'price', nights, array_fill(null::bigint, array[500]), array_fill(1, array[500])::bigint[]
      from generate_series(1, 1000) as no,
        (select array_agg(date '2025-01-01' + day order by day) as nights from generate_series(0, 499) as day) as season`
  await server.database.pool.query(
    `insert into operation (property_id, operation_no, kind, origin, person, nights) values ($1, 1, 'batch', 'batch', 'Quốc Bảo', 500000)`,
    [propertyId],
  )
  await server.database.pool.query(changed, [propertyId, roomTypeId, flexible])
  await server.database.pool.query('insert into operation_counter values ($1, 1)', [propertyId])
  const { data } = await server.ask('room-plan-log/export', {}, who)
  expect(data.text.split('\r\n')).toHaveLength(1 + 500_000 + 1)
  await server.ask('room-plan/update-stop-sell', { cells: [{ roomPlanId: flexible, night: nightIn(10), value: true, seen: 0 }] }, who)
  expect(await server.ask('room-plan-log/export', {}, who)).toMatchObject({
    status: 422,
    refusal: 'exportTooLarge',
    values: { max: 500_000 },
  })
  expect(await server.ask('room-plan-log/export', { fromNight: nightIn(10), operationNo: 2 }, who)).toMatchObject({ status: 200 })
})

test('RATE_LOG_1 and INVENTORY_LOG_1 are two rights, and a property sees only its own operations', async () => {
  const { who, bao, flexible } = await open()
  const other = await open()
  await server.ask('room-plan/update-all', season([flexible]), who)
  expect((await server.ask('room-plan-log/search', {}, bao)).total).toBe(1)
  expect(await server.ask('room-log/search', {}, bao)).toMatchObject({ status: 403 })
  expect((await server.ask('room-plan-log/search', {}, other.who)).total).toBe(0)
  expect(await server.ask('room-plan-log/detail', { operationNo: 1 }, other.who)).toMatchObject({ status: 404 })
})

test('“who reads a log gets the names of its pickers” by the right of that log, and no prices with them', async () => {
  const { propertyId, roomTypeId, flexible } = await open()
  const other = await open()
  const [rates, rooms] = await Promise.all(
    (['RATE_LOG_1', 'INVENTORY_LOG_1'] as const).map((code) => signInTo(server, propertyId, { codes: [code] })),
  )
  const { data } = await server.ask('room-plan-log/get-names', {}, rates)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ id: roomTypeId, nameEn: 'Deluxe sea view' })
  expect(data[0]?.plans).toContainEqual({ roomPlanId: flexible, nameVi: 'Linh hoạt', nameEn: 'Flexible' })
  expect(Object.keys(data[0] ?? {})).toEqual(['id', 'nameVi', 'nameEn', 'plans'])
  expect((await server.ask('room-log/get-names', {}, rooms)).data).toEqual(data)
  expect(await server.ask('room-log/get-names', {}, rates)).toMatchObject({ status: 403 })
  expect((await server.ask('room-log/get-names', {}, other.who)).data.map(({ id }) => id)).toEqual([other.roomTypeId])
})

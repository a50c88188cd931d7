import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const newOwner = async (): Promise<SignedIn> => signInTo(server, await makeProperty(server))

const create = async (owner: SignedIn, given: Partial<CallInput<'room/create'>> = {}): Promise<string> => {
  const { data } = await server.ask('room/create', roomTypeForm(given), owner)
  return data.id
}

test('a room type keeps what was entered: both names, figures, prices, view, beds in their order', async () => {
  const owner = await newOwner()
  const id = await create(owner, { floorPrice: 1_000_000, ceilingPrice: 9_000_000 })
  const reply = await server.ask('room/detail', { id }, owner)
  expect(reply.data).toMatchObject({
    ...roomTypeForm({ floorPrice: 1_000_000, ceilingPrice: 9_000_000 }),
    id,
    version: 1,
    active: true,
    displayOrder: 0,
    plans: 0,
    nightsOnSale: 0,
    changedBy: owner.fullName,
    usage: { bookings: 0, nights: 0, prices: 0 },
  })
})

test.each<[string, object, string, string]>([
  ['Vietnamese and English names … are required', { nameVi: ' ' }, 'nameVi', 'required'],
  ['Vietnamese and English names … are required', { nameEn: '' }, 'nameEn', 'required'],
  ['names: max 255', { nameVi: 'x'.repeat(256) }, 'nameVi', 'tooLong'],
  ['total rooms … required', { totalRooms: undefined }, 'totalRooms', 'required'],
  ['total rooms: more than the lower bound', { totalRooms: 0 }, 'totalRooms', 'tooSmall'],
  ['default price … required', { defaultPrice: undefined }, 'defaultPrice', 'required'],
  ['money: a minimum of one above the lower bound', { defaultPrice: 0 }, 'defaultPrice', 'tooSmall'],
  ['weekend rate … required', { weekendPrice: undefined }, 'weekendPrice', 'required'],
  ['room size … required', { roomSize: undefined }, 'roomSize', 'required'],
  ['room size: more than the lower bound', { roomSize: 0 }, 'roomSize', 'tooSmall'],
  ['max adults: at least one', { maxAdults: 0 }, 'maxAdults', 'tooSmall'],
  ['max children: zero allowed, not fewer', { maxChildren: -1 }, 'maxChildren', 'tooSmall'],
  ['whole rooms', { totalRooms: 1.5 }, 'totalRooms', 'wholeNumber'],
  ['an unknown view', { viewCode: 'moon' }, 'viewCode', 'notOffered'],
  ['an unknown bed type', { beds: [{ bedType: 'cloud', count: 1 }] }, 'beds.0.bedType', 'notOffered'],
  ['an unknown field', { colour: 'blue' }, 'colour', 'unknownField'],
  ['guests are not fewer than adults', { maxGuests: 1 }, 'maxGuests', 'guestsBelowAdults'],
  ['guests are not more than adults and children', { maxGuests: 4 }, 'maxGuests', 'guestsAbovePlaces'],
  ['the ceiling is not under the floor', { floorPrice: 2_000_000, ceilingPrice: 1_900_000 }, 'ceilingPrice', 'ceilingBelowFloor'],
  ['the default price is not under the floor', { floorPrice: 2_000_001 }, 'defaultPrice', 'priceBelowFloor'],
  ['the weekend price is not over the ceiling', { ceilingPrice: 2_100_000 }, 'weekendPrice', 'priceAboveCeiling'],
  [
    'each bed type once',
    {
      beds: [
        { bedType: 'king', count: 1 },
        { bedType: 'king', count: 2 },
      ],
    },
    'beds.1.bedType',
    'bedTwice',
  ],
])('%s: %o is refused at the field', async (_rule, wrong, field, reason) => {
  const owner = await newOwner()
  const reply = await server.ask('room/create', { ...roomTypeForm(), ...wrong }, owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect((await server.ask('room/get-all', {}, owner)).total).toBe(0)
})

test('the list is found without diacritics, by being on sale, page by page, and display order 0 comes last', async () => {
  const owner = await newOwner()
  await create(owner, { nameVi: 'Đơn tiêu chuẩn', nameEn: 'Standard single', displayOrder: 0 })
  await create(owner, { nameVi: 'Hạng sang', nameEn: 'Deluxe', displayOrder: 2 })
  await create(owner, { nameVi: 'Biệt thự', nameEn: 'Villa', displayOrder: 1, active: false })
  const names = async (filter: CallInput<'room/get-all'>) => {
    const { data, total } = await server.ask('room/get-all', filter, { ...owner, language: 'vi' })
    return { names: data.map(({ nameVi }) => nameVi), total }
  }
  expect(await names({})).toEqual({ names: ['Biệt thự', 'Hạng sang', 'Đơn tiêu chuẩn'], total: 3 })
  expect(await names({ text: 'don TIEU' })).toEqual({ names: ['Đơn tiêu chuẩn'], total: 1 })
  expect(await names({ text: 'villa' })).toEqual({ names: ['Biệt thự'], total: 1 })
  expect(await names({ text: '%' })).toEqual({ names: [], total: 0 })
  expect(await names({ active: true })).toEqual({ names: ['Hạng sang', 'Đơn tiêu chuẩn'], total: 2 })
  expect(await names({ limit: 1, offset: 1 })).toEqual({ names: ['Hạng sang'], total: 3 })
})

test('two people on one room type: the second save is refused with who changed it, and nothing is overwritten', async () => {
  const propertyId = await makeProperty(server)
  const first = await signInTo(server, propertyId, { fullName: 'Lê Thu Hà', owner: true })
  const second = await signInTo(server, propertyId, { fullName: 'Trần Quốc Bảo', owner: true })
  const id = await create(first)
  const saved = await server.ask('room/update', { id, version: 1, ...roomTypeForm({ nameEn: 'By Hà' }) }, first)
  expect(saved.data).toEqual({ id, version: 2 })
  const late = await server.ask('room/update', { id, version: 1, ...roomTypeForm({ nameEn: 'By Bảo' }) }, second)
  expect(late).toMatchObject({ status: 409, refusal: 'roomChanged', values: { person: 'Lê Thu Hà' } })
  expect((await server.ask('room/detail', { id }, first)).data).toMatchObject({ nameEn: 'By Hà', version: 2 })
})

test('a repeated creation or copy under one key makes one room type', async () => {
  const owner = await newOwner()
  const once = await server.ask('room/create', roomTypeForm(), { ...owner, key: 'form-1' })
  const again = await server.ask('room/create', roomTypeForm(), { ...owner, key: 'form-1' })
  expect(again.data).toEqual(once.data)
  const copy = await server.ask('room/copy', { id: once.data.id }, { ...owner, key: 'copy-1' })
  expect((await server.ask('room/copy', { id: once.data.id }, { ...owner, key: 'copy-1' })).data).toEqual(copy.data)
  expect((await server.ask('room/get-all', {}, owner)).total).toBe(2)
})

test('a copy takes names, figures and beds, and is not on sale', async () => {
  const owner = await newOwner()
  const id = await create(owner, { nameVi: 'x'.repeat(255) })
  const copy = await server.ask('room/copy', { id }, owner)
  const { data } = await server.ask('room/detail', { id: copy.data.id }, owner)
  expect(data).toMatchObject({ beds: roomTypeForm().beds, roomSize: 32, active: false, nameEn: 'Deluxe sea view (copy)' })
  expect(data.nameVi).toBe(`${'x'.repeat(245)} (bản sao)`.slice(-255))
  expect(data.nameVi.length).toBeLessThanOrEqual(255)
})

test('two copies of a room type, and a copy of a copy, have names that tell them apart', async () => {
  const owner = await newOwner()
  const id = await create(owner)
  const copy = await server.ask('room/copy', { id }, owner)
  await server.ask('room/copy', { id }, owner)
  await server.ask('room/copy', { id: copy.data.id }, owner)
  const { data } = await server.ask('room/get-all', {}, { ...owner, language: 'en' })
  const names = ['Deluxe sea view', 'Deluxe sea view (copy)', 'Deluxe sea view (copy 2)', 'Deluxe sea view (copy 3)']
  expect(new Set(data.map(({ nameEn }) => nameEn))).toEqual(new Set(names))
})

test('every change is in the diary with before and after', async () => {
  const owner = await newOwner()
  const id = await create(owner)
  await server.ask('room/update', { id, version: 1, ...roomTypeForm({ totalRooms: 12 }) }, owner)
  await server.ask('room/delete', { id }, owner)
  const lines = await server.database.kysely
    .selectFrom('diary_entry')
    .select(['call', 'subject', 'person', 'before_values as before', 'after_values as after'])
    .where('property_id', '=', owner.propertyId ?? '')
    .orderBy('diary_entry_id')
    .execute()
  expect(lines).toMatchObject([
    { call: 'room/create', subject: 'Phòng Deluxe hướng biển', person: owner.fullName, before: null, after: { totalRooms: 10 } },
    { call: 'room/update', before: { totalRooms: 10 }, after: { totalRooms: 12 } },
    { call: 'room/delete', before: { totalRooms: 12 }, after: null },
  ])
})

test('open screens of the property hear of a change at once', async () => {
  const owner = await newOwner()
  const ear = await listenLive(server.url(), owner.token)
  const heard = ear.stale('room')
  await create(owner)
  expect(await heard).toMatchObject({ propertyId: owner.propertyId })
  ear.close()
})

test('views and bed types are offered in both languages', async () => {
  const owner = await newOwner()
  const views = await server.ask('room/get-views', {}, owner)
  expect(views.data).toContainEqual({ code: 'sea', nameVi: 'Hướng biển', nameEn: 'Sea view' })
  const beds = await server.ask('room-type/get-bed-type', {}, owner)
  expect(beds.data).toContainEqual({ code: 'king', nameVi: 'Giường King', nameEn: 'King bed' })
})

test('“exports what it shows”: the filtered room types, in the caller’s language', async () => {
  const owner = await signInTo(server, await makeProperty(server))
  await server.ask('room/create', roomTypeForm({ nameVi: 'Căn hộ', nameEn: 'Apartment', defaultPrice: 2_450_000 }), owner)
  await server.ask('room/create', roomTypeForm({ nameVi: 'Gác mái', nameEn: 'Attic', active: false }), owner)
  const { data } = await server.ask('room/export', { active: true }, { ...owner, language: 'vi' })
  expect(data.fileName).toBe('loai-phong.csv')
  const [head, row, ...rest] = data.text.trimEnd().split('\r\n')
  expect(head).toContain('Tên tiếng Việt;Tên tiếng Anh;Tổng số phòng')
  expect(row).toContain('Căn hộ;Apartment')
  expect(row).toContain(';VND;2450000;')
  expect(rest).toEqual([])
})

test('a room type tells which hotel it is of; another property’s is missing', async () => {
  const owner = await newOwner()
  const id = await create(owner)
  expect((await server.ask('room/get-hotel-of-room', { id }, owner)).data).toMatchObject({ id: owner.propertyId, nameEn: 'Seagull Hotel' })
  expect(await server.ask('room/get-hotel-of-room', { id }, await newOwner())).toMatchObject({ status: 404, refusal: 'roomMissing' })
})

test('nights on sale are those to come with rooms that are not closed', async () => {
  const owner = await newOwner()
  const id = await create(owner)
  const night = (ahead: number, more = '1, false') =>
    server.database.pool.query(
      `insert into room_night (property_id, room_type_id, night, total_rooms, allotment, closed)
         select property_id, room_type_id, (now() at time zone 'Asia/Ho_Chi_Minh')::date + ${String(ahead)}, total_rooms, ${more}
           from room_type where room_type_id = $1`,
      [id],
    )
  await Promise.all([night(-1), night(0), night(400), night(401, '0, false'), night(402, '2, true')])
  expect((await server.ask('room/detail', { id }, owner)).data).toMatchObject({ nightsOnSale: 2, plans: 0 })
})

import type { CallInput } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { hotelServiceForm, makeHotelService, servicePicture } from '#testing/forms/hotel-service-forms.ts'
import { fileOf } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let thumbnail: string

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
  thumbnail = await servicePicture(server, owner)
})

const upload = (text: string | Buffer, name = 'pms.csv') =>
  server.ask('service/sync-upload', {}, { ...owner, file: fileOf(Buffer.from(text), name, 'text/csv') })
const shown = async () => (await server.ask('service/sync-list', {}, owner)).data
const make = (given: Partial<CallInput<'service/create'>> = {}) => makeHotelService(server, owner, { thumbnail, ...given })
const detail = async (id: string) => (await server.ask('service/detail', { id }, owner)).data

/** Ticks rows by their codes, as they are shown, and applies them. */
const apply = async (codes: readonly string[], given: Partial<CallInput<'service/sync-apply'>> = {}) => {
  const { list, rows } = await shown()
  const ticked = rows.filter(({ code }) => codes.includes(code)).map(({ code, service }) => ({ code, version: service?.version ?? null }))
  return server.ask('service/sync-apply', { listId: list?.id ?? uuidv7(), rows: ticked, thumbnail, ...given }, owner)
}

const head = 'Mã dịch vụ;Tên tiếng Việt;Tên tiếng Anh;Giá;Đơn vị tính;Số lượng nhiều nhất mỗi đơn;Ngày đặc biệt;Ghi chú nội bộ'
const rows = [
  head,
  'spa60;Massage 60 phút;Massage, 60 minutes;650000;Mỗi khách;;;',
  'TOUR;Tour đảo;Island tour;1.200.000;Mỗi khách;10;30/04/2027 – 01/05/2027: 1500000;mùa hè',
  'BUA;Bữa sáng;Breakfast;180.000;Per person per night;;;',
  'BAD;Xe đưa đón;;miễn;Mỗi xe;x;tuần sau;',
  'SPA60;Lần hai;Twice;1;Mỗi khách;;;',
].join('\r\n')

test('a file names services: each row is new, changed, as here or wrong with its reasons, and what it does not name is missing', async () => {
  const spa = await make()
  await make({ code: 'BUA', nameVi: 'Bữa sáng', nameEn: 'Breakfast', unit: 'personNight', price: 150_000 })
  await make({ code: 'KARAOKE' })
  expect((await upload(rows)).data).toEqual({ rows: 5 })
  const { list, rows: compared } = await shown()
  expect(list).toMatchObject({ source: 'file', name: 'pms.csv', namedBy: owner.fullName, ignored: ['Ghi chú nội bộ'] })
  expect(compared.map(({ line, code, state }) => [line, code, state])).toEqual([
    [2, 'SPA60', 'same'],
    [3, 'TOUR', 'new'],
    [4, 'BUA', 'changed'],
    [5, 'BAD', 'wrong'],
    [6, 'SPA60', 'wrong'],
    [null, 'KARAOKE', 'missing'],
  ])
  expect(compared[0]).toMatchObject({ service: { id: spa, version: 1, active: true }, before: null, after: null })
  expect(compared[1]?.after).toMatchObject({
    price: 1_200_000,
    maxOrder: 10,
    specialDays: [{ from: '2027-04-30', to: '2027-05-01', price: 1_500_000 }],
  })
  expect(compared[2]).toMatchObject({ before: { price: 150_000 }, after: { price: 180_000 } })
  expect(compared[5]).toMatchObject({ before: { active: true }, after: { active: false } })
  expect(compared[3]?.problems.map(({ field, words }) => `${field.en}: ${words.en}`)).toEqual([
    'Price: Price is not in the right format.',
    'Unit: Unit: this value is not in the list.',
    'Most per order: Most per order must be a whole number.',
    'Special days: Special days is not in the right format.',
    'English name: Please enter all required information: English name.',
  ])
  expect(compared[4]?.problems[0]?.words).toEqual({ vi: 'Mã này đã có ở dòng 2.', en: 'Row 2 has this code already.' })
})

test('ticked rows are applied, all of them or none, and each is in the history of its service', async () => {
  const spa = await make()
  const bar = await make({ code: 'BAR' })
  const plain = await make({ code: 'KARAOKE', specialDays: [{ from: '2027-02-05', to: '2027-02-06', price: 1 }] })
  await upload(
    'Service code,Price,Vietnamese name,English name,Unit\nSPA60,700000,Massage 60 phút,"Massage, 60 minutes",Per person\nNEW,1,Mới,New,Per room\n',
  )
  const listed = async () => (await server.ask('service/list-service', {}, owner)).data.map(({ code }) => code)
  expect(await apply(['SPA60', 'NEW', 'BAR'])).toMatchObject({ data: { created: 1, changed: 1, takenOff: 1 } })
  expect(await listed()).toEqual(['SPA60', 'BAR', 'KARAOKE', 'NEW'])
  expect(await detail(spa)).toMatchObject({ price: 700_000, version: 2, changedBy: owner.fullName, thumbnail })
  expect(await detail(bar)).toMatchObject({ active: false })
  expect(await detail(plain)).toMatchObject({ active: true, version: 1, specialDays: [{ price: 1 }] })
  const history = (await server.ask('service/history', { id: spa }, owner)).data
  expect(history[0]).toMatchObject({ what: { en: 'Applied the list of services: Massage, 60 minutes' }, person: owner.fullName })
  expect(history[0]?.changes.map(({ field }) => field.en)).toEqual(['Price'])
  expect((await shown()).rows.map(({ state, after }) => [state, after])).toEqual([
    ['same', null],
    ['same', null],
    ['missing', null],
    ['missing', { active: false }],
  ])
})

test('what a file does not name stays; an empty cell empties only what may be empty', async () => {
  const id = await make({
    maxOrder: 3,
    descriptionEn: 'Oil',
    channels: ['agents'],
    taxedAs: 'standard',
    specialDays: [{ from: '2027-02-05', to: '2027-02-06', price: 9 }],
  })
  await upload('code,price,maxOrder,channels,taxedAs,unit\nSPA60,,,,,\n')
  await apply(['SPA60'])
  expect(await detail(id)).toMatchObject({
    price: 650_000,
    maxOrder: null,
    descriptionEn: 'Oil',
    channels: ['agents'],
    taxedAs: 'standard',
    unit: 'person',
    specialDays: [{ price: 9 }],
  })
})

test.each(['vi', 'en'] as const)('the export is such a file: read back it changes nothing (%s)', async (language) => {
  await make({
    nameEn: '=Spa; "best"',
    descriptionVi: 'Dòng một\nDòng hai',
    maxOrder: 3,
    channels: ['website'],
    specialDays: [{ from: '2027-02-05', to: '2027-02-06', price: 1_234 }],
  })
  await make({ code: 'FREE', charge: 'free', price: 0, active: false })
  const { text } = (await server.ask('service/export', {}, { ...owner, language })).data
  await upload(text)
  const { list, rows: compared } = await shown()
  expect(list?.ignored).toEqual([])
  expect(compared.map(({ state, problems, after }) => ({ state, problems, after }))).toEqual([
    { state: 'same', problems: [], after: null },
    { state: 'same', problems: [], after: null },
  ])
})

describe('refused', () => {
  test.each<[string, string | Buffer, string]>([
    ['no text', Buffer.from([0xd0, 0x00, 0xff, 0xfe]), 'serviceFileEncoding'],
    ['Excel’s plain CSV', Buffer.from('M\xe3 d\xefch v\xf5;Gi\xe1\nA', 'latin1'), 'serviceFileEncoding'],
    ['a quote without an end', 'code,price\n"SPA', 'serviceFileUnreadable'],
    ['no column of codes', 'Tên;Giá\nSpa;1', 'serviceFileNoCode'],
    ['nothing below its head', 'code,price\n,\n', 'serviceFileEmpty'],
    ['more rows than a list has', `code\n${'SPA60\n'.repeat(501)}`, 'serviceFileTooLong'],
  ])('%s', async (_what, text, refusal) => {
    expect(await upload(text)).toMatchObject({ refusal })
    expect((await shown()).list).toBeNull()
  })

  test('a new service without a picture, or with one that nobody uploaded here', async () => {
    await upload('code,nameVi,nameEn,price,unit\nNEW,Mới,New,1,room\n')
    expect(await apply(['NEW'], { thumbnail: null })).toMatchObject({ refusal: 'servicePictureNeeded' })
    expect(await apply(['NEW'], { thumbnail: hotelServiceForm().thumbnail })).toMatchObject({ refusal: 'servicePictureMissing' })
  })

  test('a row that is wrong or as here, a service or a list that changed since it was seen', async () => {
    const id = await make()
    await upload('code,price\nSPA60,700000\nBAD,x\n')
    const { list } = await shown()
    const ticked = [{ code: 'SPA60', version: 1 }]
    const send = (given: Partial<CallInput<'service/sync-apply'>>) =>
      server.ask('service/sync-apply', { listId: list?.id ?? '', rows: ticked, thumbnail: null, ...given }, owner)
    expect(await send({ rows: [{ code: 'BAD', version: null }] })).toMatchObject({ refusal: 'serviceListOld' })
    expect(await send({ rows: [...ticked, { code: 'GONE', version: null }] })).toMatchObject({ refusal: 'serviceListOld' })
    await server.ask('service/change-status', { id, active: false }, owner)
    expect(await send({})).toMatchObject({ refusal: 'serviceListOld' })
    await upload('code,price\nSPA60,800000\n')
    expect(await send({ rows: [{ code: 'SPA60', version: 2 }] })).toMatchObject({ refusal: 'serviceListOld' })
    expect(await detail(id)).toMatchObject({ price: 650_000, version: 2 })
  })

  test('more services than a property may have', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `S${at + 100},Mới,New,1,room`)
    await upload(`code,nameVi,nameEn,price,unit\n${many.join('\n')}\n`)
    const codes = (await shown()).rows.map(({ code }) => code)
    expect(await apply(codes)).toMatchObject({ refusal: 'tooManyServices' })
    expect(await apply(codes.slice(1))).toMatchObject({ data: { created: 200 } })
  })
})

test('another property sees nothing of it; a list is removed once, and the newest one counts', async () => {
  await upload('code,price\nSPA60,700000\n')
  const { list } = await shown()
  const other = await signInTo(server, await makeProperty(server))
  expect((await server.ask('service/sync-list', {}, other)).data).toEqual({ list: null, rows: [] })
  const forget = (who: SignedIn) => server.ask('service/sync-forget', { listId: list?.id ?? '' }, who)
  expect(await forget(other)).toMatchObject({ refusal: 'serviceListOld' })
  expect((await forget(owner)).refusal).toBeUndefined()
  expect(await forget(owner)).toMatchObject({ refusal: 'serviceListOld' })
  expect((await shown()).list).toBeNull()
})

test('two people apply the same list at once: one does, the other is told', async () => {
  await upload('code,nameVi,nameEn,price,unit\nNEW,Mới,New,1,room\n')
  const both = await Promise.all([apply(['NEW']), apply(['NEW'])])
  expect(both.map(({ refusal }) => refusal ?? 'applied').toSorted()).toEqual(['applied', 'serviceListOld'])
})

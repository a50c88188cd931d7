import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays } from '@innkeeper/rules/days/day'
import { writeXlsx, readXlsx, type CellValue, type Workbook } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, today, type RatesProperty } from '#testing/factories/factories-rates.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

type Who = { readonly token: string }
type Export = CallInput<'room-plan/export-workbook'>

const whole = ['price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay', 'allotment', 'closed', 'releaseDays'] as const
const [first, last] = [nightIn(10), nightIn(16)]

const open = async () => {
  const at = await makeRatesProperty(server)
  const who = await signInTo(server, at.propertyId)
  const intervals = [{ from: first, to: last }]
  const changes = { price: { act: 'set', value: 1_500_000 }, cta: true, minStay: 2, allotment: { act: 'set', value: 5 } } as const
  await server.ask('room-plan/update-all', { intervals, roomPlanIds: [at.flexible], roomTypeIds: [at.roomTypeId], changes }, who)
  return { ...at, who }
}

const exported = async (who: Who, at: RatesProperty, of: Partial<Export> = {}, language: 'vi' | 'en' = 'en') => {
  const places = { roomTypeIds: [at.roomTypeId], roomPlanIds: [at.flexible, at.derived, at.breakfast] }
  const reply = await server.ask(
    'room-plan/export-workbook',
    { from: first, to: last, fields: [...whole], ...places, ...of },
    { ...who, language },
  )
  expect(reply.status).toBe(200)
  return Buffer.from(reply.data.base64, 'base64')
}

const asFile = (bytes: Uint8Array): File => new File([new Uint8Array(bytes)], 'rates.xlsx')
const preview = (who: Who, bytes: Uint8Array, input: CallInput<'room-plan/preview-workbook'> = {}) =>
  server.ask('room-plan/preview-workbook', input, { ...who, language: 'en', file: asFile(bytes) })
const apply = (who: Who, bytes: Uint8Array, input: CallInput<'room-plan/apply-workbook'> = {}) =>
  server.ask('room-plan/apply-workbook', input, { ...who, language: 'en', file: asFile(bytes) })

/** The workbook with some cells changed: the sheet's name, the row's and column's number as a spreadsheet counts them from 0, the value. */
const edited = async (
  bytes: Uint8Array,
  edits: readonly (readonly [sheet: string, row: number, column: number, value: CellValue | { formula: string }])[],
) => {
  const workbook = await readXlsx(bytes)
  for (const [name, row, column, value] of edits) {
    const sheet = sheetOf(workbook, name)
    const rows = sheet.rows[row] ?? []
    if (typeof value === 'object' && value !== null && 'formula' in value) {
      sheet.cells ??= new Map()
      sheet.cells.set(`${row},${column}`, { value: null, type: 'formula', formula: value.formula })
    } else rows[column] = value
  }
  return writeXlsx({ sheets: workbook.sheets.map(({ name, rows, cells }) => ({ name, rows, ...(cells === undefined ? {} : { cells }) })) })
}

const sheetOf = ({ sheets }: Workbook, name: string) => {
  const sheet = sheets.find((one) => one.name === name)
  if (sheet === undefined) throw new Error(`no sheet ${name} among ${sheets.map((one) => one.name).join(', ')}`)
  return sheet
}

const rowOf = async (bytes: Uint8Array, name: string, id: string) =>
  sheetOf(await readXlsx(bytes), name).rows.findIndex(([cell]) => cell === id)

test.each(['vi', 'en'] as const)('a round trip changes nothing: prices, restrictions, rooms; %s', async (language) => {
  const { who, ...at } = await open()
  const bytes = await exported(who, at, {}, language)
  const reply = await preview(who, bytes)
  expect(reply.data).toMatchObject({ allowed: false, change: 0, skipped: 0, refused: 0, problemCount: 0, collisionCount: 0, groups: [] })
  expect(reply.data.equal).toBe(7 * 4)
  expect((await apply(who, bytes)).data).toMatchObject({ operationNo: null, change: 0 })
})

test('days are dates, numbers are numbers, texts never formulas; heads are locked and cells of nights open', async () => {
  const { who, ...at } = await open()
  await server.database.kysely
    .updateTable('rate_plan')
    .set({ name_en: '=1+1|cmd' })
    .where('rate_plan_id', '=', at.ratePlanIds.breakfast)
    .execute()
  const workbook = await readXlsx(await exported(who, at), { readStyles: true })
  const price = sheetOf(workbook, 'Price')
  expect(price.rows[0]?.slice(1, 5)).toEqual(['Room type', 'Sale package', new Date(first), new Date(addDays(first, 1))])
  expect(price.rows.find(([id]) => id === at.flexible)?.[3]).toBe(1_500_000)
  expect(price.rows.find(([id]) => id === at.breakfast)?.[2]).toBe('=1+1|cmd')
  expect(price.rows.map(([id]) => id)).not.toContain(at.derived)
  expect([...(price.cells?.values() ?? [])].filter(({ type }) => type === 'formula')).toEqual([])
  expect(price.protection?.sheet).toBe(true)
  expect(sheetOf(workbook, 'Closed to arrival (CTA)').rows.find(([id]) => id === at.flexible)?.[3]).toBe(1)
  expect(sheetOf(workbook, 'Allotment').rows[1]?.[3]).toBe(5)
  expect(workbook.sheets.at(-1)).toMatchObject({ name: 'innkeeper', veryHidden: true })
})

test('filled cells are previewed as a batch, applied as one operation from Excel, and undone', async () => {
  const { who, ...at } = await open()
  const bytes = await exported(who, at)
  const row = await rowOf(bytes, 'Price', at.flexible)
  const filled = await edited(bytes, [
    ['Price', row, 3, 1_800_000],
    ['Price', row, 4, '-'],
    ['Minimum stay', await rowOf(bytes, 'Minimum stay', at.flexible), 3, 3],
    ['Closed rooms', 1, 3, 1],
  ])
  const seen = await preview(who, filled)
  expect(seen.data).toMatchObject({ allowed: true, change: 4, equal: 7 * 4 - 4 + 1, refused: 0, problemCount: 0 })
  expect(seen.data.groups.map(({ field, runs }) => [field, runs.map(({ outcome }) => outcome)])).toEqual([
    ['closed', ['change']],
    ['price', ['change', 'change']],
    ['minStay', ['change']],
  ])
  const applied = await apply(who, filled, { note: 'Hè', expect: seen.data.hash })
  expect(applied.data).toMatchObject({ operationNo: 2, change: 4 })
  const grid = await gridOf(server, who, first, last)
  expect(planIn(grid, at.flexible).nights).toMatchObject({
    price: [1_800_000, null, 1_500_000, 1_500_000, 1_500_000, 1_500_000, 1_500_000],
    minStay: [3, 2, 2, 2, 2, 2, 2],
  })
  const [log] = (await server.ask('room-plan/cell-history', { roomPlanId: at.flexible, night: first }, who)).data
  expect(log).toMatchObject({ kind: 'workbook', origin: 'excel', operationNo: 2, note: 'Hè' })
  await server.ask('room-plan/undo', { operationNo: 2, alsoChangedSince: false }, who)
  expect(planIn(await gridOf(server, who, first), at.flexible).nights).toMatchObject({ price: [1_500_000], minStay: [2] })
})

test('three bad rows are named by their cells before anything is done, and may be left out', async () => {
  const { who, ...at } = await open()
  await server.database.kysely.updateTable('room_type').set({ floor_price: 500_000 }).where('room_type_id', '=', at.roomTypeId).execute()
  const bytes = await exported(who, at, { fields: ['price', 'allotment'] })
  const row = await rowOf(bytes, 'Price', at.flexible)
  const other = await rowOf(bytes, 'Price', at.breakfast)
  const filled = await edited(bytes, [
    ['Price', row, 3, 'một triệu'],
    ['Price', other, 5, 90_000],
    ['Price', other, 6, 1_300_000],
    ['Allotment', 1, 4, 2.5],
  ])
  const { data } = await preview(who, filled)
  expect(data).toMatchObject({ allowed: false, problemCount: 3 })
  expect(data.problems.map(({ cell, reason }) => [cell, reason])).toEqual([
    [`Price!D${row + 1}`, 'cellNotNumber'],
    ['Allotment!E2', 'cellNotWhole'],
    [`Price!F${other + 1}`, 'nightPriceBelowFloor'],
  ])
  expect(data.problems[0]?.message).toBe('“một triệu” is not a number.')
  expect(await apply(who, filled)).toMatchObject({ status: 422, refusal: 'workbookProblems' })
  const rest = await preview(who, filled, { leaveProblems: true })
  expect(rest.data).toMatchObject({ allowed: true, change: 1, problemCount: 3 })
  expect((await apply(who, filled, { leaveProblems: true, expect: rest.data.hash })).data).toMatchObject({ operationNo: 2, change: 1 })
})

test('what somebody changed since the export is shown and not overwritten', async () => {
  const { who, ...at } = await open()
  const bytes = await exported(who, at)
  const cells = [first, addDays(first, 1)].map((night) => ({ roomPlanId: at.flexible, night, value: 1_700_000, seen: 1 }))
  await server.ask('room-plan/update-rate', { cells }, who)
  const row = await rowOf(bytes, 'Price', at.flexible)
  const filled = await edited(bytes, [
    ['Price', row, 3, 1_900_000],
    ['Price', row, 5, 2_000_000],
  ])
  const { data } = await preview(who, filled)
  expect(data).toMatchObject({ allowed: true, change: 1, collisionCount: 1 })
  expect(data.collisions).toMatchObject([{ cell: `Price!D${row + 1}`, night: first, mine: 1_900_000, theirs: 1_700_000, operationNo: 2 }])
  await apply(who, filled, { expect: data.hash })
  expect(planIn(await gridOf(server, who, first, addDays(first, 2)), at.flexible).nights.price).toEqual([1_700_000, 1_700_000, 2_000_000])
})

test('formulas are refused at their cell', async () => {
  const { who, ...at } = await open()
  const bytes = await exported(who, at, { fields: ['price'] })
  const row = await rowOf(bytes, 'Price', at.flexible)
  const { data } = await preview(who, await edited(bytes, [['Price', row, 3, { formula: 'D2*2' }]]))
  expect(data.problems).toMatchObject([{ cell: `Price!D${row + 1}`, reason: 'cellIsFormula' }])
})

test('a workbook that is none of ours, of another property, old or in another currency is refused in words', async () => {
  const { who, ...at } = await open()
  const bytes = await exported(who, at, { fields: ['price'] })
  const refusalOf = async (content: Uint8Array, asker: Who = who) => (await preview(asker, content)).refusal
  expect(await refusalOf(Buffer.from('no workbook'))).toBe('workbookUnreadable')
  expect(await refusalOf(await writeXlsx({ sheets: [{ name: 'Price', rows: [['id', 1]] }] }))).toBe('workbookForeign')
  const other = await signInTo(server, await makeProperty(server))
  expect(await refusalOf(bytes, other)).toBe('workbookOfAnother')
  const long = new Date(Date.now() - 91 * 86_400_000).toISOString()
  expect(await refusalOf(await edited(bytes, [['innkeeper', 3, 1, long]]))).toBe('workbookOld')
  expect(await refusalOf(await edited(bytes, [['innkeeper', 4, 1, 'USD']]))).toBe('workbookOtherCurrency')
  expect((await apply(other, bytes)).refusal).toBe('workbookOfAnother')
})

test('rows of another property are unknown, a row twice is told, a day that is none leaves its column out', async () => {
  const { who, ...at } = await open()
  const theirs = await makeRatesProperty(server)
  const bytes = await exported(who, at, { fields: ['price'] })
  const row = await rowOf(bytes, 'Price', at.flexible)
  const other = await rowOf(bytes, 'Price', at.breakfast)
  const stolen = await preview(
    who,
    await edited(bytes, [
      ['Price', other, 0, theirs.flexible],
      ['Price', other, 3, 5],
    ]),
  )
  expect(stolen.data.problems).toMatchObject([{ cell: `Price!B${other + 1}`, reason: 'sheetRowUnknown' }])
  const twice = await preview(
    who,
    await edited(bytes, [
      ['Price', Math.max(row, other), 0, at.flexible],
      ['Price', Math.min(row, other), 0, at.flexible],
    ]),
  )
  expect(twice.data.problems.map(({ reason }) => reason)).toEqual(['sheetRowTwice'])
  const day = await preview(
    who,
    await edited(bytes, [
      ['Price', 0, 3, 'ngày nào'],
      ['Price', row, 3, 5],
    ]),
  )
  expect(day.data).toMatchObject({ change: 0, problems: [{ cell: 'Price!D1', reason: 'sheetDayUnknown' }] })
})

test('an export is refused at its field: past, too far, nowhere, too many nights; another property’s package is not found', async () => {
  const { who, ...at } = await open()
  const theirs = await makeRatesProperty(server)
  const errors = async (of: Partial<Export>) => {
    const asked = { from: first, to: last, fields: ['price'] as const, roomPlanIds: [at.flexible], ...of }
    const reply = await server.ask('room-plan/export-workbook', { ...asked, fields: [...asked.fields] }, who)
    return reply.refusal === 'notFound' ? reply.refusal : reply.errors?.map(({ reason }) => reason)
  }
  expect(await errors({ from: nightIn(-9), to: nightIn(-2) })).toEqual(['nightPast'])
  expect(await errors({ to: nightIn(900) })).toEqual(['nightBeyondHorizon'])
  expect(await errors({ roomPlanIds: [] })).toEqual(['nothingToChangeOn'])
  expect(await errors({ roomPlanIds: [theirs.flexible] })).toBe('notFound')
  const past = await exported(who, at, { from: nightIn(-3), to: nightIn(1), fields: ['price'] })
  expect(sheetOf(await readXlsx(past), 'Price').rows[0]?.slice(3)).toEqual([new Date(today()), new Date(nightIn(1))])
})

test('5 MB at most, and no bomb is unpacked', async () => {
  const { who, ...at } = await open()
  expect(await preview(who, Buffer.alloc(5_242_881, 7))).toMatchObject({ refusal: 'fileTooLarge' })
  const bytes = Buffer.from(await exported(who, at, { fields: ['price'] }))
  expect((await preview(who, withSizes(bytes, 0xf0_00_00_00))).refusal).toBe('workbookTooLarge')
  expect((await preview(who, withSizes(bytes, 0))).refusal).toBe('workbookTooLarge')
  expect((await preview(who, withSizes(bytes, 10))).refusal).toBe('workbookUnreadable')
})

/** The zip with another unpacked size of each part in its table of contents. */
const withSizes = (zip: Buffer, size: number): Buffer => {
  const changed = Buffer.from(zip)
  for (let at = changed.indexOf('PK\u0001\u0002'); at >= 0; at = changed.indexOf('PK\u0001\u0002', at + 1))
    changed.writeUInt32LE(size, at + 24)
  return changed
}

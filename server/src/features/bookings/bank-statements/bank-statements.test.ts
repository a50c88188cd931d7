import { describe, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makePayable, payableKinds, type PayableKind } from '#testing/factories/payable-booking.ts'
import { fileOf } from '#testing/forms/photos.ts'
import { statementFile, type StatedLine } from '#testing/forms/statement-file.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const today = inDays(0)

/** A property with a booking that waits for a transfer. */
const booked = async (kind: PayableKind = 'rooms') => {
  const { staff, code, total, detail, cancel, another, propertyId } = await makePayable(server, kind)
  const upload = (lines: readonly StatedLine[], name?: string, on = 0) =>
    server.askOn(on, 'booking/payment/statement-upload', {}, { ...staff, file: statementFile(lines, name) })
  const raw = (bytes: Buffer, name = 'x.csv') =>
    server.ask('booking/payment/statement-upload', {}, { ...staff, file: fileOf(bytes, name, 'text/csv') })
  const lines = async (standing: 'open' | 'booked' | 'aside' = 'open') =>
    (await server.ask('booking/payment/statement-lines', { standing }, staff)).data
  const confirm = (given: readonly { id: string; code: string; back: number }[], on = 0) =>
    server.askOn(on, 'booking/payment/statement-book', { lines: [...given] }, staff)
  /** Confirms what is proposed for every open line. */
  const confirmAll = async () => confirm((await lines()).map(({ id, match }) => ({ id, code: match?.code ?? '', back: match?.back ?? 0 })))
  return { propertyId, staff, code, total, another, upload, raw, lines, confirm, confirmAll, detail, cancel }
}

const spaced = (code: string) => `${code.slice(0, 2)} ${code.slice(2, 8)}-${code.slice(8)}`.toLowerCase()

describe.each(payableKinds)('a line is matched by code and amount, and booked by a person alone, %s', (kind) => {
  test('a sure line is proposed; nothing is booked until it is confirmed; then it is a payment like one entered by hand', async () => {
    const { upload, lines, confirmAll, detail, code, total, staff } = await booked(kind)
    const file = await upload([
      { day: today, amount: total, content: `MBVCB.99.${spaced(code)} CK tu NGUYEN VAN A` },
      { day: today, amount: -11_000, content: 'Phi SMS' },
    ])
    expect(file).toMatchObject({ status: 200, data: { lines: 1, known: 0, outgoing: 1, problems: [] } })
    expect(await lines()).toMatchObject([
      { amount: total, line: 4, match: { code, ofTickets: kind === 'tickets', sure: true, reasons: [], back: 0, owed: total } },
    ])
    expect((await detail()).paid).toBe(0)
    expect(await confirmAll()).toMatchObject({ status: 200, data: { count: 1, back: 0 } })
    expect(await detail()).toMatchObject({ state: 'confirm', paid: total, owed: 0 })
    expect((await detail()).ledger).toMatchObject([{ kind: 'payment', amount: total, paymentMethod: 'bank transfer', source: 'statement' }])
    expect(await lines()).toEqual([])
    expect(await lines('booked')).toMatchObject([{ code, decidedBy: staff.fullName, match: null }])
  })

  test('doubtful lines are shown with their reasons: a part, too much, no code', async () => {
    const { upload, lines, code, total } = await booked(kind)
    await upload([
      { day: today, amount: 1234, content: `${code} mot phan`, balance: 1 },
      { day: today, amount: total + 5, content: `${code} thua`, balance: 2 },
      { day: today, amount: total, content: 'tien phong', balance: 3 },
      { day: today, amount: 77, content: 'khong ro', balance: 4 },
    ])
    const shown = new Map((await lines()).map(({ content, match }) => [content, match]))
    expect(shown.get(`${code} mot phan`)).toMatchObject({ sure: false, reasons: ['partOfOwed'] })
    expect(shown.get(`${code} thua`)).toMatchObject({ sure: false, reasons: ['moreThanOwed'], back: 5 })
    expect(shown.get('tien phong')).toMatchObject({ code, sure: false, reasons: ['noCode'] })
    expect(shown.get('khong ro')).toBeNull()
  })

  test('others who look after the money are told, in the bell', async () => {
    const { upload, propertyId, code, total } = await booked(kind)
    await upload([{ day: today, amount: total, content: code }])
    const bell = await server.ask('notification/show', {}, await signInTo(server, propertyId))
    expect(bell.data.notifications.map(({ type }) => type)).toContain('statementRead')
  })
})

describe.each(payableKinds)('the same money is counted once, %s', (kind) => {
  const countOf = async (propertyId: string) => {
    const query = 'select count(*)::integer as lines from bank_line where property_id = $1'
    const { rows } = await server.database.pool.query<{ lines: number }>(query, [propertyId])
    return rows[0]?.lines
  }

  test('twice in a file, in two files, and uploaded by two people at once', async () => {
    const { upload, propertyId, code, total } = await booked(kind)
    const one = { day: today, amount: total, content: `CK ${code}` }
    expect((await upload([one, one])).data).toMatchObject({ lines: 1, known: 1 })
    expect(
      (
        await upload(
          [
            { ...one, content: `ck  ${code.toLowerCase()}` },
            { ...one, amount: 5 },
          ],
          'ky-sau.csv',
        )
      ).data,
    ).toMatchObject({ lines: 1, known: 1 })
    const many = Array.from({ length: 50 }, (_, at) => ({ day: today, amount: at + 100, content: `x ${at}` }))
    const both = await Promise.all([upload(many, 'a.csv', 0), upload(many.toReversed(), 'b.csv', 1)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.reduce((sum, { data }) => sum + data.lines, 0)).toBe(50)
    expect(await countOf(propertyId)).toBe(52)
  })

  test('confirmed by two people at once on two servers, it is one payment, and the second reads who did it', async () => {
    const { upload, lines, confirm, detail, code, total, staff } = await booked(kind)
    await upload([{ day: today, amount: total, content: code }])
    const ticked = (await lines()).map(({ id }) => ({ id, code, back: 0 }))
    const replies = await Promise.all([confirm(ticked, 0), confirm(ticked, 1)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      refusal: 'statementLineTaken',
      values: { person: staff.fullName },
    })
    expect(await detail()).toMatchObject({ paid: total })
    expect((await detail()).ledger).toHaveLength(1)
  })

  test('named twice in one confirmation it is refused, and nothing is booked', async () => {
    const { upload, lines, confirm, detail, code, total } = await booked(kind)
    await upload([{ day: today, amount: total, content: code }])
    const [ticked] = (await lines()).map(({ id }) => ({ id, code, back: 0 }))
    if (ticked === undefined) throw new Error('no line')
    expect(await confirm([ticked, ticked])).toMatchObject({ status: 404 })
    expect((await detail()).paid).toBe(0)
  })
})

describe.each(payableKinds)('money that the booking does not owe is a refund due, %s', (kind) => {
  test('for a booking that was cancelled', async () => {
    const { upload, confirmAll, detail, cancel, code, total, staff } = await booked(kind)
    await cancel()
    await upload([{ day: today, amount: total, content: code }])
    expect(await confirmAll()).toMatchObject({ data: { count: 1, back: total } })
    expect(await detail()).toMatchObject({ state: 'void', paid: 0 })
    const due = (await server.ask('booking/payment/to-move', { kinds: ['refund'] }, staff)).data
    expect(due).toMatchObject([{ code, amount: total, refund: { state: 'due' } }])
  })

  test('where the booking was paid meanwhile, the person who saw something else is refused', async () => {
    const { upload, lines, confirm, detail, code, total, staff } = await booked(kind)
    await upload([{ day: today, amount: total, content: code }])
    const seen = (await lines()).map(({ id }) => ({ id, code, back: 0 }))
    await server.ask('booking/payment/update', { code, kind: 'payment', paidOn: today, amount: total, paymentMethod: 'cash' }, staff)
    expect(await confirm(seen)).toMatchObject({ status: 409, refusal: 'statementOwedChanged', values: { code } })
    expect((await lines())[0]?.match).toMatchObject({
      reasons: expect.arrayContaining(['nothingOwed', 'recordedByHand']) as unknown,
      back: total,
    })
    expect((await detail()).paid).toBe(total)
  })

  test('two lines of one booking are counted one after the other', async () => {
    const { upload, lines, confirm, code, total } = await booked(kind)
    await upload([
      { day: today, amount: total, content: `${code} a` },
      { day: today, amount: total, content: `${code} b` },
    ])
    const seen = (await lines()).map(({ id }) => ({ id, code, back: 0 }))
    expect(await confirm(seen)).toMatchObject({ status: 409, refusal: 'statementOwedChanged' })
    expect(await lines()).toHaveLength(2)
  })
})

describe.each(payableKinds)('the checks of a payment entered by hand, %s', (kind) => {
  test('a day before the booking is refused at its line', async () => {
    const { upload, lines, confirm, code, total } = await booked(kind)
    await upload([{ day: inDays(-3), amount: total, content: code }])
    const [line] = await lines()
    expect(line?.match).toMatchObject({ blocked: true, reasons: ['beforeBooking'] })
    expect(await confirm([{ id: line?.id ?? '', code, back: 0 }])).toMatchObject({
      status: 422,
      refusal: kind === 'rooms' ? 'paymentDateOutOfRange' : 'ticketPaymentDateOutOfRange',
      errors: [{ field: 'lines.0.code' }],
    })
  })

  test('a booking on credit takes none', async () => {
    const { upload, lines, confirm, code } = await booked(kind)
    const table = kind === 'rooms' ? 'booking' : 'ticket_booking'
    await server.database.pool.query(`update ${table} set payment_method = 'debt' where code = $1`, [code])
    await upload([{ day: today, amount: 1000, content: code }])
    const [line] = await lines()
    expect(line?.match).toMatchObject({ blocked: true, reasons: ['onCredit'] })
    expect(await confirm([{ id: line?.id ?? '', code, back: 1000 }])).toMatchObject({ status: 409, refusal: 'bookingOnCredit' })
  })
})

test.each(payableKinds)('a person names another booking, and sees how the line would pay it, %s', async (kind) => {
  const { upload, lines, confirm, another, staff } = await booked(kind)
  const other = await another()
  await upload([{ day: today, amount: 500, content: 'khong ro' }])
  const [line] = await lines()
  const id = line?.id ?? ''
  expect((await server.ask('booking/payment/statement-try', { id, code: other.code }, staff)).data).toMatchObject({
    code: other.code,
    reasons: ['partOfOwed'],
  })
  expect(await server.ask('booking/payment/statement-try', { id, code: 'ZZ260101999' }, staff)).toMatchObject({ status: 404 })
  expect(await confirm([{ id, code: other.code, back: 0 }])).toMatchObject({ status: 200 })
  expect(await other.detail()).toMatchObject({ paid: 500, state: 'await fully payment' })
})

test('a line is set aside and taken back; one that is recorded is not; one whose payment was corrected to nothing waits again', async () => {
  const { upload, lines, confirmAll, code, total, staff } = await booked()
  await upload([{ day: today, amount: total, content: code }])
  const ids = (await lines()).map(({ id }) => id)
  const move = (aside: boolean) => server.ask('booking/payment/statement-aside', { ids, aside }, staff)
  expect(await move(true)).toMatchObject({ data: { count: 1 } })
  expect(await lines('aside')).toMatchObject([{ decidedBy: staff.fullName }])
  expect(await move(false)).toMatchObject({ data: { count: 1 } })
  await confirmAll()
  expect(await move(true)).toMatchObject({ status: 409, refusal: 'statementLineTaken' })
  const [recorded] = await lines('booked')
  const zero = {
    code,
    kind: 'payment',
    paidOn: today,
    amount: 0,
    paymentMethod: 'bank transfer',
    corrects: recorded?.entryId ?? '',
  } as const
  expect(await server.ask('booking/payment/update', zero, staff)).toMatchObject({ status: 200 })
  expect(await lines()).toMatchObject([{ match: { code, sure: true } }])
  expect(await confirmAll()).toMatchObject({ data: { count: 1 } })
})

describe('files', () => {
  const table = 'Ngày;Ghi có;Ghi nợ;Nội dung\r\n'
  const row = `${today.split('-').toReversed().join('/')};5.000;;Tiền phòng ông Đặng`

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${table}${row}`)],
    ['Unicode text of Excel', Buffer.from(`\ufeff${table}${row}`.replaceAll(';', '\t'), 'utf16le')],
    ['commas and quotes', Buffer.from(`Ngày,Ghi có,Ghi nợ,Nội dung\n${row.split(';')[0]},"5,000",,Tiền phòng ông Đặng`)],
  ])('%s', async (_what, bytes) => {
    const { raw, lines } = await booked()
    expect(await raw(bytes)).toMatchObject({ status: 200, data: { lines: 1 } })
    expect(await lines()).toMatchObject([{ amount: 5000, content: 'Tiền phòng ông Đặng', paidOn: today }])
  })

  test('Windows’ own Vietnamese is read', async () => {
    const { raw } = await booked()
    const bytes = Buffer.concat([
      Buffer.from('Date;Credit;Description\n'),
      Buffer.from(`${row.split(';')[0]};5.000;`),
      Buffer.from([0xd0, 0xe3, 0x6e, 0x67]),
    ])
    expect(await raw(bytes)).toMatchObject({ status: 200, data: { lines: 1 } })
  })

  test('a workbook is read as it is', async () => {
    const { raw, lines } = await booked()
    const { writeXlsx } = await import('hucre/xlsx')
    const rows = [
      ['Sao kê'],
      ['Ngày giao dịch', 'Phát sinh có', 'Nội dung', 'Số tham chiếu'],
      [new Date(`${today}T00:00:00Z`), 750_000, 'CK', 'FT1'],
    ]
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }] })
    expect(await raw(Buffer.from(bytes), 'a.xlsx')).toMatchObject({ status: 200, data: { lines: 1 } })
    expect(await lines()).toMatchObject([{ amount: 750_000, paidOn: today, reference: 'FT1' }])
  })

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'statementUnreadable', {}],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'statementOldExcel', {}],
    ['a zip that is none', Buffer.from('PK\u0003\u0004nothing'), 'statementUnreadable', {}],
    ['a page of the web', Buffer.from('<html>;;</html>'), 'statementUnreadable', {}],
    ['no amount', Buffer.from('Ngày;Nội dung\n1/1/2026;x'), 'statementNoColumns', { columns: 'amount (credit)' }],
    ['heads alone', Buffer.from(table), 'statementEmpty', {}],
    ['too many lines', Buffer.from(table + `${row}\r\n`.repeat(5001)), 'statementTooLarge', { max: 5000 }],
  ])('%s is refused at the file, and nothing is kept', async (_what, bytes, refusal, values) => {
    const { raw, staff } = await booked()
    expect(await raw(bytes)).toMatchObject({ status: 422, refusal, values, errors: [{ field: 'file' }] })
    expect((await server.ask('booking/payment/statement-files', {}, staff)).data).toEqual([])
  })

  test('lines that cannot be read are kept with their reason; the others are read', async () => {
    const { raw, staff } = await booked()
    await raw(Buffer.from(`${table}31/02/2026;5;;a\r\n${row}`))
    expect((await server.ask('booking/payment/statement-files', {}, staff)).data).toMatchObject([
      { lines: 1, problems: [{ line: 2, reason: 'dayUnreadable', text: '31/02/2026' }] },
    ])
  })

  test('a property that sells in dollars is told that statements are in dong', async () => {
    const { raw, propertyId } = await booked()
    await server.database.pool.query(`update property set currency = 'USD' where property_id = $1`, [propertyId])
    expect(await raw(Buffer.from(table + row))).toMatchObject({ status: 409, refusal: 'statementDongOnly' })
  })
})

import { describe, expect, test } from 'vitest'
import { matchLine, matchWith, type LineToMatch, type PayableBooking } from './match-line.ts'

const booking: PayableBooking = {
  code: 'HA261220123',
  guestName: 'Nguyễn Thị Bình',
  state: 'await payment',
  currency: 'VND',
  total: 2_000_000,
  paid: 0,
  fee: 0,
  onCredit: false,
  bookedOn: '2026-11-20',
  checkOut: '2026-12-22',
  dues: [500_000, 1_500_000],
  recorded: [],
}
const line: LineToMatch = { paidOn: '2026-11-25', amount: 2_000_000, content: 'CK HA261220123' }

describe('a line whose code names a booking', () => {
  test.each<[string, Partial<LineToMatch>, Partial<PayableBooking>, readonly string[], number]>([
    ['all that is owed is sure', {}, {}, [], 0],
    ['the deposit that was agreed is sure', { amount: 500_000 }, {}, [], 0],
    ['the rest after the deposit is sure', { amount: 1_500_000 }, { paid: 500_000, state: 'await fully payment' }, [], 0],
    ['another part is doubtful', { amount: 700_000 }, {}, ['partOfOwed'], 0],
    ['more than is owed: the rest goes back', { amount: 2_300_000 }, {}, ['moreThanOwed'], 300_000],
    ['paid already: all of it goes back', {}, { paid: 2_000_000, state: 'confirm' }, ['nothingOwed'], 2_000_000],
    ['cancelled: all of it goes back', {}, { state: 'cancel' }, ['ended'], 2_000_000],
    ['cancelled with a fee: what is beyond it goes back', {}, { state: 'cancel', fee: 800_000 }, ['ended'], 1_200_000],
    ['a payment that staff wrote by hand', {}, { recorded: [{ paidOn: '2026-11-24', amount: 2_000_000 }] }, ['recordedByHand'], 0],
    ['one of long ago is another', {}, { recorded: [{ paidOn: '2026-11-10', amount: 2_000_000 }] }, [], 0],
  ])('%s', (...[, moved, facts, reasons, back]) => {
    const match = matchWith({ ...line, ...moved }, { ...booking, ...facts })
    expect(match).toMatchObject({ reasons, back, blocked: false, sure: reasons.length === 0 })
  })

  test.each<[string, Partial<LineToMatch>, Partial<PayableBooking>, string]>([
    ['on credit', {}, { onCredit: true }, 'onCredit'],
    ['before the booking was made', { paidOn: '2026-11-19' }, {}, 'beforeBooking'],
    ['after check-out', { paidOn: '2026-12-23' }, {}, 'afterCheckOut'],
    ['in another currency', {}, { currency: 'USD' }, 'otherCurrency'],
  ])('cannot be recorded there: %s', (_sentence, moved, facts, reason) => {
    const match = matchWith({ ...line, ...moved }, { ...booking, ...facts })
    expect(match).toMatchObject({ blocked: true, sure: false, reasons: expect.arrayContaining([reason]) as unknown })
  })
})

test('of several codes the one that owes exactly the amount is proposed, and doubted', () => {
  const other = { ...booking, code: 'HA261220124', total: 900_000, dues: [] }
  const match = matchLine({ ...line, amount: 900_000 }, { byCode: [booking, other], byAmount: [] })
  expect(match).toMatchObject({ booking: { code: 'HA261220124' }, reasons: ['severalCodes'], sure: false })
})

test('without a code the amount alone is never sure; the guest whose name is in the content comes first', () => {
  const other = { ...booking, code: 'HA261220124', guestName: 'Trần Văn Cường' }
  const one = matchLine({ ...line, content: 'tien phong' }, { byCode: [], byAmount: [booking] })
  expect(one).toMatchObject({ booking: { code: 'HA261220123' }, reasons: ['noCode'], sure: false })
  const two = matchLine({ ...line, content: 'TRAN VAN CUONG chuyen tien' }, { byCode: [], byAmount: [booking, other] })
  expect(two).toMatchObject({ booking: { code: 'HA261220124' }, reasons: ['noCode', 'severalBookings'] })
  expect(matchLine(line, { byCode: [], byAmount: [] })).toBeNull()
})

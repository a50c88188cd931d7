import type { BookingDetail } from '#ui/booking/booking-detail.ts'

const nameOf = (vi: string, en: string) => ({ vi, en })
const agent = nameOf('Công ty CP Lữ hành Cát Vàng', 'Cát Vàng Travel JSC')
const roomType = nameOf('Phòng tập thể 6 giường', 'Dormitory, six beds')
/** Shortly after midnight where the property stands, and the day before in Greenwich. */
const afterMidnight = '2027-01-11T17:30:00.000Z'

const line: BookingDetail['lines'][number] = {
  roomPlanId: '01900000-0000-7000-8000-0000000000a1',
  roomTypeId: '01900000-0000-7000-8000-0000000000d1',
  roomType,
  ratePlan: nameOf('Linh hoạt', 'Flexible'),
  meals: [],
  rooms: [{ adults: 2, childrenAges: [], extraBeds: 0 }],
  cancellation: {
    name: null,
    refundable: true,
    sentence: nameOf('', ''),
    periods: [{ from: null, to: null, charge: { unit: 'amount', amount: 2500 } }],
  },
  payment: null,
}

const allowed: BookingDetail['allowed'] = {
  cancel: { ok: true, reason: null },
  noShow: { ok: true, reason: null },
  retryPayment: { ok: false, reason: 'cannotRetryPayment' },
}

const price: BookingDetail['price'] = {
  lines: [],
  subtotals: { rooms: 0, promotions: 0, services: 0, giftCode: 0, tax: 0, beforeTax: 0 },
  taxes: { serviceCharge: 0, vat: 0 },
  total: 1_120_350,
}

/** A booking that was just made, as its page reads it. */
export const bookingShown = (more: Partial<BookingDetail> = {}): BookingDetail => ({
  code: 'HA270301223',
  state: 'await payment',
  guestName: 'Nguyễn Văn An',
  guestPhone: '+84 900 000 123',
  guestEmail: 'an@example.com',
  note: '',
  checkIn: '2027-03-01',
  checkOut: '2027-03-03',
  nights: 2,
  currency: 'VND',
  total: 1_120_350,
  paid: 0,
  owed: 1_120_350,
  paymentMethod: 'bank transfer',
  payBy: null,
  payments: [],
  cancelReason: null,
  createdAt: afterMidnight,
  changedAt: afterMidnight,
  agent: { travelAgentId: '01900000-0000-7000-8000-0000000000c1', name: agent, level: 3, debtLimit: null, creditLeft: null },
  property: { name: nameOf('Hải Âu Trắng', 'Hải Âu Trắng'), checkInFrom: '14:00', checkOutUntil: '12:00' },
  services: [],
  lines: [line],
  price,
  commission: null,
  ledger: [],
  timeline: [
    { kind: 'paid', at: afterMidnight, person: 'Lê Minh Khôi', origin: 'screen', detail: {} },
    { kind: 'booked', at: afterMidnight, person: agent.vi, origin: 'agent', detail: {} },
  ],
  emails: [],
  ifCancelledToday: { fee: 0, refund: 0, owed: 0 },
  ifNoShow: { fee: 1_120_350, refund: 0, owed: 1_120_350 },
  allowed,
  ...more,
})

import type { RequestDetail } from '#screens/manage/requests/request-facts.tsx'
import { bookingShown } from './booking-shown.ts'

const nameOf = (vi: string, en: string) => ({ vi, en })

const line: RequestDetail['lines'][number] = {
  roomPlanId: '01900000-0000-7000-8000-0000000000a1',
  roomTypeId: '01900000-0000-7000-8000-0000000000d1',
  roomType: nameOf('Deluxe hướng biển', 'Deluxe sea view'),
  ratePlan: nameOf('Linh hoạt', 'Flexible'),
  rooms: 12,
  adults: 2,
  childrenAges: [],
  extraBeds: 0,
  vacant: 9,
  fullNights: ['2027-01-29'],
}

const asked: RequestDetail['thread'][number] = {
  kind: 'asked',
  at: '2026-12-20T00:58:11.000Z',
  person: 'Lữ hành Cát Vàng',
  byAgent: true,
  note: 'Twelve rooms for a sales meeting',
  offerNo: null,
  priceHoped: 115_000_000,
}

const { price: priceOfBooking, lines: linesOfBooking } = bookingShown()

/** An offer that holds twelve rooms, as the page of its request reads it. */
export const offerShown = (more: Partial<RequestDetail['offers'][number]> = {}): RequestDetail['offers'][number] => ({
  offerNo: 1,
  state: 'open',
  checkIn: '2027-01-28',
  checkOut: '2027-01-30',
  lines: linesOfBooking.map((line) => ({
    ...line,
    roomType: nameOf('Deluxe hướng biển', 'Deluxe sea view'),
    rooms: Array.from({ length: 12 }, () => ({ adults: 2, childrenAges: [], extraBeds: 0 })),
  })),
  services: [],
  price: { ...priceOfBooking, total: 118_000_000 },
  usualTotal: 129_600_000,
  validUntil: '2099-01-01T00:00:00.000Z',
  note: '',
  madeAt: '2026-12-20T02:00:00.000Z',
  endedAt: null,
  person: 'Lê Minh Khôi',
  ...more,
})

/** A request that waits, as its page reads it. */
export const requestShown = (more: Partial<RequestDetail> = {}): RequestDetail => ({
  requestCode: '26120951',
  createdRequest: '2026-12-20 07:58:11',
  checkinDate: '2027-01-28',
  checkoutDate: '2027-01-30',
  requestStatus: 1,
  connect: true,
  agents: [
    { lang: 'vi', name: 'Lữ hành Cát Vàng' },
    { lang: 'en', name: 'Golden Sand Travel' },
  ],
  requestLine: [
    {
      rooms: [
        { lang: 'vi', planName: 'Linh hoạt', roomName: 'Deluxe hướng biển' },
        { lang: 'en', planName: 'Flexible', roomName: 'Deluxe sea view' },
      ],
      roomNumber: 12,
    },
  ],
  answerBy: '2099-01-01T00:00:00.000Z',
  heldUntil: null,
  endedBecause: null,
  message: 'Twelve rooms for a sales meeting',
  currency: 'VND',
  priceHoped: 115_000_000,
  bookingCode: null,
  agent: { travelAgentId: '01900000-0000-7000-8000-0000000000c1', name: nameOf('Lữ hành Cát Vàng', 'Golden Sand Travel'), level: 3 },
  lines: [line],
  thread: [asked],
  offers: [],
  latestUntil: '2099-01-01T00:00:00.000Z',
  allowed: { feedback: { ok: true, reason: null }, offer: { ok: true, reason: null } },
  ...more,
})

import { readFile } from 'node:fs/promises'
import { toDay } from '@innkeeper/rules/days/day'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import type { StoredBooking } from '../bookings.store.ts'
import { readSnapshot } from '../snapshot/read-snapshot.ts'
import { calendarFile } from './calendar-file.ts'

const snapshot = readSnapshot(JSON.parse(await readFile(new URL('../snapshot/fixtures/4.json', import.meta.url), 'utf8')))

const bookingIn = (timeZone: string, more: Partial<StoredBooking> = {}): StoredBooking => ({
  propertyId: '01900000-0000-7000-8000-000000000001',
  bookingId: '01900000-0000-7000-8000-000000000002',
  code: 'HA270301223',
  travelAgentId: null,
  state: 'confirm',
  checkIn: toDay('2027-03-27'),
  checkOut: toDay('2027-03-29'),
  guestName: 'Phạm Hoàng Bảo Ngọc; “A”, B',
  guestPhone: '',
  guestEmail: '',
  note: '',
  currency: 'VND',
  total: 0,
  paid: 0,
  paymentMethod: 'cash',
  payBy: null,
  cancelReason: null,
  commissionBasisPoints: null,
  commission: null,
  createdAt: '2027-03-01T02:00:00.000Z',
  changedAt: '2027-03-01T02:00:00.000Z',
  ...more,
  snapshot: {
    ...snapshot,
    property: { ...snapshot.property, timeZone, checkInFrom: '14:00', checkOutUntil: '12:00', address: 'Số 1, đường Hùng Vương' },
  },
})

const readBack = (text: string) => {
  const event = Object.values(ical.sync.parseICS(text)).find((part) => part?.type === 'VEVENT')
  if (event?.type !== 'VEVENT') throw new Error('no event')
  return event
}

// The offsets are those of the tz database: Paris goes from +1 to +2 in the night of 28 March 2027.
test.each([
  ['Asia/Ho_Chi_Minh', '2027-03-27T07:00:00.000Z', '2027-03-29T05:00:00.000Z'],
  ['Europe/Paris', '2027-03-27T13:00:00.000Z', '2027-03-29T10:00:00.000Z'],
  ['America/New_York', '2027-03-27T18:00:00.000Z', '2027-03-29T16:00:00.000Z'],
])('another program reads the stay in the property’s own time: %s', (timeZone, start, end) => {
  const event = readBack(calendarFile(bookingIn(timeZone), { language: 'vi', changes: 0 }))
  expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([start, end])
  expect([event.start.tz, event.uid, event.status]).toEqual([timeZone, 'HA270301223@innkeeper', 'CONFIRMED'])
})

test('texts with commas, semicolons and diacritics come back as they are; each line has at most 75 bytes and ends as RFC 5545 says', () => {
  const text = calendarFile(bookingIn('Asia/Ho_Chi_Minh'), { language: 'vi', changes: 0 })
  expect(readBack(text)).toMatchObject({
    description: expect.stringContaining('Khách: Phạm Hoàng Bảo Ngọc; “A”, B'),
    location: expect.stringContaining('Số 1, đường Hùng Vương'),
  })
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.filter((line) => line.includes('\n'))).toEqual([])
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a time zone whose clocks change during the stay says when, in the local time before the change', () => {
  const text = calendarFile(bookingIn('Europe/Paris'), { language: 'en', changes: 0 })
  const daylight = /BEGIN:DAYLIGHT\r\n([\s\S]*?)END:DAYLIGHT/u.exec(text)?.[1]?.split('\r\n').filter(Boolean)
  expect(daylight).toEqual(['DTSTART:20270328T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'])
  expect(calendarFile(bookingIn('Asia/Ho_Chi_Minh'), { language: 'en', changes: 0 })).not.toContain('DAYLIGHT')
})

test.each([
  { state: 'confirm', changes: 2, method: 'PUBLISH', status: 'CONFIRMED', sequence: 2 },
  { state: 'await payment', changes: 0, method: 'PUBLISH', status: 'TENTATIVE', sequence: 0 },
  { state: 'cancel', changes: 2, method: 'CANCEL', status: 'CANCELLED', sequence: 3 },
  { state: 'void', changes: 0, method: 'CANCEL', status: 'CANCELLED', sequence: 1 },
] as const)('in “$state” after $changes changes: $method, $status, and a number that only grows', (row) => {
  const { state, changes, method, status, sequence } = row
  const text = calendarFile(bookingIn('Asia/Ho_Chi_Minh', { state }), { language: 'en', changes })
  expect(text).toContain(`METHOD:${method}\r\n`)
  expect(readBack(text)).toMatchObject({ status, sequence })
})

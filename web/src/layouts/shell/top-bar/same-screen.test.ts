import { functionCodes } from '@innkeeper/protocol/access'
import { expect, test } from 'vitest'
import { sameScreen } from './same-screen.ts'

const all = new Set(functionCodes)

test.each([
  ['/u/0/booking/list-booking', '/u/other/booking/list-booking'],
  ['/u/one/hotel-setting/hotel-info/room-type', '/u/other/hotel-setting/hotel-info/room-type'],
  ['/u/0/hotel-setting/hotel-info/room-type/room-detail/0190/infor', '/u/other/hotel-setting/hotel-info/room-type'],
  [
    '/u/0/hotel-setting/hotel-info/hotel-config/payment/edit/0190',
    '/u/other/hotel-setting/hotel-info/hotel-config/payment/list-of-payment',
  ],
  ['/u/0/booking/detail/HA270', '/u/other/booking/list-booking'],
  ['/u/0/hotel-manage/service/list/service-detail/hotel/0190', '/u/other/hotel-manage/service/list/list-of-service'],
  ['/u/0', '/u/other'],
  ['/u/0/nowhere', '/u/other'],
])('“switching property stays on the same screen”: from %s to %s', (address, there) => {
  expect(sameScreen(address, 'other', { codes: all })).toBe(there)
})

test('a screen without the right there is not opened', () => {
  expect(sameScreen('/u/0/booking/list-booking', 'other', { codes: new Set() })).toBe('/u/other')
})

test('a screen that the other kind of property does not have is not opened there', () => {
  expect(sameScreen('/u/0/hotel-manage/room-sale/avail-and-rate', 'park', { codes: all, kind: 'playground' })).toBe('/u/park')
})

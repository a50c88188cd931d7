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
  ['/u/0/hotel-manage/service/list/service-detail/edit/0190', '/u/other/hotel-manage/service/list/list-of-service'],
  ['/u/0', '/u/other'],
  ['/u/0/nowhere', '/u/other'],
])('“switching property stays on the same screen”: from %s to %s', (address, there) => {
  expect(sameScreen(address, 'other', all)).toBe(there)
})

test('a screen without the right there is not opened', () => {
  expect(sameScreen('/u/0/booking/list-booking', 'other', new Set())).toBe('/u/other')
})

import { say } from '@innkeeper/protocol/say'
import type { DemoProperty } from './demo-property.ts'

/** An amusement park that sells tickets. */
export const park: DemoProperty = {
  displayOrder: 4,
  code: 'THACMAY',
  kind: 'playground',
  name: say('Công viên Giải trí Thác Mây Bà Nà', 'Thác Mây Bà Nà Amusement Park'),
  star: null,
  address: 'Thôn An Sơn',
  provinceCode: '48',
  communeCode: '20308',
  phone: '+84 236 3791 999',
  email: 'banve@thacmay.example',
  season: 'beach',
  bookings: 0,
  roomTypes: [],
  ratePlans: [],
}

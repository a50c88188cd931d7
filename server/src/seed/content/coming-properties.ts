import { say } from '@innkeeper/protocol/say'
import type { DemoProperty } from './demo-property.ts'

const bare = { bookings: 0, roomTypes: [], ratePlans: [] } as const

/** A zoo that has just registered: it has described itself, but for the legal information of its contract. */
export const zoo: DemoProperty = {
  ...bare,
  kind: 'playground',
  displayOrder: 7,
  code: 'NAIVANG',
  name: say('Vườn thú Nai Vàng Đà Lạt', 'Nai Vàng Zoo, Đà Lạt'),
  star: null,
  address: '12 đường Trúc Lâm',
  provinceCode: '68',
  communeCode: '24781',
  phone: '+84 263 3577 888',
  email: 'banve@naivang.example',
  season: 'city',
}

/** What has registered within the last month and is still being set up: two small hotels whose contract is on its way, and the zoo. */
export const comingProperties: readonly DemoProperty[] = [
  {
    ...bare,
    kind: 'hotel',
    displayOrder: 5,
    code: 'DENLONG',
    name: say('Nhà Cổ Đèn Lồng Hội An', 'Lantern House Hội An'),
    star: 3,
    address: '61 đường Trần Phú',
    provinceCode: '48',
    communeCode: '20410',
    phone: '+84 235 3861 555',
    email: 'letan@denlong.example',
    season: 'city',
  },
  {
    ...bare,
    kind: 'hotel',
    displayOrder: 6,
    code: 'THONGREO',
    name: say('Khách sạn Đồi Thông Reo Đà Lạt', 'Thông Reo Hill Hotel, Đà Lạt'),
    star: 3,
    address: '7 đường Hùng Vương',
    provinceCode: '68',
    communeCode: '24781',
    phone: '+84 263 3822 444',
    email: 'letan@thongreo.example',
    season: 'city',
  },
  zoo,
]

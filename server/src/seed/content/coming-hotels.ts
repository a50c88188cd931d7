import { say } from '@innkeeper/protocol/say'
import type { DemoProperty } from './demo-property.ts'

const bare = { kind: 'hotel', bookings: 0, roomTypes: [], ratePlans: [] } as const

/** Two small hotels that have just registered: they are still being set up while their contract is on its way. */
export const comingHotels: readonly DemoProperty[] = [
  {
    ...bare,
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
]

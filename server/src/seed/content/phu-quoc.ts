import type { RoomView } from '@innkeeper/protocol/codes/room-views'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { DemoProperty, DemoRoomType } from './demo-property.ts'

type Kind = Pick<DemoRoomType, 'rooms' | 'adults' | 'children' | 'price' | 'size' | 'extraBeds' | 'beds'> & { readonly name: Saying }
type Outlook = { readonly view: RoomView; readonly name: Saying; readonly percent: number }

const kinds: readonly Kind[] = [
  { name: say('Deluxe', 'Deluxe'), rooms: 22, adults: 2, children: 2, price: 2190, size: 40, extraBeds: 1, beds: { king: 1 } },
  {
    name: say('Deluxe hai giường đơn', 'Deluxe twin'),
    rooms: 18,
    adults: 2,
    children: 2,
    price: 2190,
    size: 40,
    extraBeds: 1,
    beds: { twin: 1 },
  },
  { name: say('Premier', 'Premier'), rooms: 14, adults: 2, children: 2, price: 2890, size: 48, extraBeds: 1, beds: { king: 1 } },
  {
    name: say('Suite gia đình hai phòng ngủ', 'Two-bedroom family suite'),
    rooms: 8,
    adults: 4,
    children: 3,
    price: 4650,
    size: 78,
    extraBeds: 2,
    beds: { king: 1, single: 2 },
  },
  {
    name: say('Biệt thự hai phòng ngủ, hồ bơi riêng', 'Two-bedroom villa with a private pool'),
    rooms: 4,
    adults: 4,
    children: 4,
    price: 9800,
    size: 180,
    extraBeds: 2,
    beds: { king: 2 },
  },
  {
    name: say('Biệt thự ba phòng ngủ, hồ bơi riêng', 'Three-bedroom villa with a private pool'),
    rooms: 3,
    adults: 6,
    children: 4,
    price: 13900,
    size: 260,
    extraBeds: 2,
    beds: { king: 3 },
  },
]

const outlooks: readonly Outlook[] = [
  { view: 'garden', name: say('hướng vườn', 'garden view'), percent: 100 },
  { view: 'pool', name: say('hướng hồ bơi', 'pool view'), percent: 108 },
  { view: 'mountain', name: say('hướng đồi Dương Đông', 'Dương Đông hill view'), percent: 112 },
  { view: 'sea', name: say('hướng biển Bãi Trường', 'Long Beach sea view'), percent: 128 },
  { view: 'partialSea', name: say('hướng hoàng hôn trên vịnh', 'sunset view over the bay'), percent: 135 },
]

const roomTypeOf = (kind: Kind, outlook: Outlook): DemoRoomType => {
  const price = Math.round((kind.price * outlook.percent) / 1000) * 10
  return {
    ...kind,
    name: say(`${kind.name.vi}, ${outlook.name.vi}`, `${kind.name.en}, ${outlook.name.en}`),
    price,
    weekendPrice: Math.round((price * 116) / 1000) * 10,
    view: outlook.view,
  }
}

/** A large island resort: thirty room types, every kind with every outlook. */
export const phuQuoc: DemoProperty = {
  displayOrder: 3,
  code: 'SAOBIEN',
  kind: 'hotel',
  name: say('Quần thể nghỉ dưỡng Sao Biển Bãi Trường, đặc khu Phú Quốc', 'Sao Biển Long Beach Resort, Phú Quốc Island'),
  star: 5,
  address: 'Tổ 5, ấp Đường Bào, Bãi Trường',
  provinceCode: '91',
  communeCode: '31078',
  phone: '+84 297 3777 686',
  email: 'reservations@saobien.example',
  season: 'beach',
  bookings: 680,
  roomTypes: kinds.flatMap((kind) => outlooks.map((outlook) => roomTypeOf(kind, outlook))),
  ratePlans: [
    {
      key: 'flexible',
      name: say('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included'),
      meals: ['breakfast'],
      minStay: 1,
      maxStay: null,
      every: 1,
    },
    {
      key: 'nonRefundable',
      name: say('Không hoàn tiền', 'Non-refundable'),
      meals: ['breakfast'],
      minStay: 1,
      maxStay: null,
      every: 1,
      follows: { key: 'flexible', unit: 'percent', value: -1000 },
    },
    {
      key: 'halfBoard',
      name: say('Nửa trọn gói, sáng và tối', 'Half board, breakfast and dinner'),
      meals: ['breakfast', 'dinner'],
      minStay: 1,
      maxStay: null,
      every: 2,
      follows: { key: 'flexible', unit: 'amount', value: 620_000 },
    },
  ],
}

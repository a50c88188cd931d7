import { say, type Saying } from '@innkeeper/protocol/say'

/**
 * A travel agent of the sample data, with its level at every property (1 to 5) and its credit in millions of dong; of one whose credit is
 * `nearLimit` nearly all is used.
 */
export type DemoTravelAgent = {
  readonly code: string
  readonly name: Saying
  readonly kind: 'travel company' | 'trading enterprise' | 'API partner'
  readonly level: number
  readonly credit: number | null
  readonly linked: boolean
  readonly contact: string
  readonly nearLimit?: true
}

export const travelAgents: readonly DemoTravelAgent[] = [
  {
    code: 'CATVANG',
    name: say('Công ty CP Lữ hành Cát Vàng Đông Nam Á', 'Cát Vàng Southeast Asia Travel JSC'),
    kind: 'travel company',
    level: 3,
    credit: 500,
    linked: true,
    contact: 'Phạm Quỳnh Chi',
  },
  {
    code: 'BIENGOI',
    name: say('Du lịch Biển Gọi, chi nhánh Đà Nẵng', 'Biển Gọi Travel, Đà Nẵng Branch'),
    kind: 'travel company',
    level: 2,
    credit: null,
    linked: true,
    contact: 'Lê Hoàng Nam',
  },
  {
    code: 'CONDUONG',
    name: say('Công ty TNHH Lữ hành Con Đường Xanh', 'Con Đường Xanh Travel Co., Ltd'),
    kind: 'travel company',
    level: 4,
    credit: 200,
    linked: true,
    contact: 'Võ Thị Mai',
    nearLimit: true,
  },
  {
    code: 'HOAPHUONG',
    name: say('Thương mại và Sự kiện Hoa Phượng', 'Hoa Phượng Events & MICE Trading'),
    kind: 'trading enterprise',
    level: 5,
    credit: 1500,
    linked: true,
    contact: 'Đặng Minh Tuấn',
  },
  {
    code: 'DATPHONG24',
    name: say('Cổng đặt phòng trực tuyến Phòng24', 'Phong24 Online Booking'),
    kind: 'API partner',
    level: 1,
    credit: null,
    linked: true,
    contact: 'Bùi Anh Khoa',
  },
  {
    code: 'SENHONG',
    name: say('Công ty TNHH Du lịch Sen Hồng Sài Gòn', 'Sen Hồng Sài Gòn Travel Co., Ltd'),
    kind: 'travel company',
    level: 1,
    credit: 80,
    linked: false,
    contact: 'Hồ Ngọc Lan',
  },
]

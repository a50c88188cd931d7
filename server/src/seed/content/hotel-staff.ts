/** Somebody who works at the first hotel of the sample data, besides those whose logins the start prints. */
export type DemoStaff = {
  readonly userName: string
  readonly fullName: string
  readonly phone: string
  readonly position: string
  /** Ready-made groups, at the first property. */
  readonly groups: readonly string[]
  /** Ready-made groups at the second property of the owner, where the person works too. */
  readonly alsoIn?: readonly string[]
  /** How they stand: `invited` has not come yet, `stopped` works here no more. */
  readonly state: 'working' | 'invited' | 'stopped'
  /** Days since they last came in, and with what; left out where they never did. */
  readonly came?: { readonly daysAgo: number; readonly from: string; readonly device: string }
}

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const desk = '14.241.182.66'

/** The other staff of the first hotel. */
export const hotelStaff: readonly DemoStaff[] = [
  {
    userName: 'linh.dang',
    fullName: 'Đặng Thị Mỹ Linh',
    phone: '0905 712 064',
    position: 'Lễ tân ca đêm',
    groups: ['Lễ tân'],
    state: 'working',
    came: { daysAgo: 1, from: desk, device: windows },
  },
  {
    userName: 'tuan.hoang',
    fullName: 'Hoàng Văn Tuấn',
    phone: '0914 220 953',
    position: 'Kế toán trưởng',
    groups: ['Kế toán'],
    alsoIn: ['Chỉ xem'],
    state: 'working',
    came: { daysAgo: 2, from: '113.161.74.20', device: windows },
  },
  {
    userName: 'vy.bui',
    fullName: 'Bùi Khánh Vy',
    phone: '0932 418 775',
    position: 'Nội dung và hình ảnh',
    groups: ['Nội dung'],
    state: 'working',
    came: { daysAgo: 6, from: '27.64.109.3', device: iPhone },
  },
  {
    userName: 'long.phan',
    fullName: 'Phan Đức Long',
    phone: '0906 551 487',
    position: 'Lễ tân',
    groups: ['Lễ tân'],
    state: 'stopped',
    came: { daysAgo: 94, from: desk, device: windows },
  },
  {
    userName: 'han.truong',
    fullName: 'Trương Gia Hân',
    phone: '0935 604 218',
    position: 'Lễ tân thử việc',
    groups: ['Lễ tân', 'Chỉ xem'],
    state: 'invited',
  },
]

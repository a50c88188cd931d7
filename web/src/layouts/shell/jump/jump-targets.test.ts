import { functionCodes } from '@innkeeper/protocol/access'
import { speak } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { screenAt } from '#screen-at.ts'
import { jumpPlaces } from './jump-places.ts'
import { jumpTargets } from './jump-targets.ts'

const t = (saying: { vi: string; en: string }, values = {}) => speak(saying, 'vi', values)
const everything = new Set<string>(functionCodes)
const find = (typed: string, codes: ReadonlySet<string> = everything) =>
  jumpTargets(typed, [], { bookingsOf: '0', opener: { codes }, recent: [], t })

test.each([
  ['huy', 'Chính sách huỷ'],
  ['chinh sach thanh toan', 'Chính sách thanh toán'],
  ['them loai phong', 'Thêm loại phòng'],
  ['weekend', 'Đêm cuối tuần'],
  ['mat khau', 'Đổi mật khẩu'],
])('“%s” finds %s, without diacritics and in either language', (typed, words) => {
  expect(find(typed).map((target) => target.words)).toContain(words)
})

test('a name with a word that begins with what was typed comes before one that only contains it', () => {
  const menu = {
    key: 'sale',
    words: { vi: 'Gói bán và khuyến mãi', en: 'Packages and promotions' },
    to: '/sale',
    leaves: false,
    outside: false,
    current: false,
  }
  const words = jumpTargets('huy', [menu], { bookingsOf: '0', opener: { codes: everything }, recent: [], t }).map((target) => target.words)
  expect(words[0]).toBe('Chính sách huỷ')
  expect(words).toContain('Gói bán và khuyến mãi')
})

test('an exact booking code opens the booking in one step', () => {
  expect(find('ha261123756')[0]).toMatchObject({
    words: 'Mở đặt phòng HA261123756',
    to: expect.stringContaining('booking/detail/HA261123756'),
  })
  expect(find('ha26')[0]?.words).not.toContain('Mở đặt phòng')
})

test('what the person may not do is not found', () => {
  expect(find('huy', new Set(['CANCELLATION_POLICY_1'])).map(({ words }) => words)).not.toContain('Thêm chính sách huỷ')
  expect(find('huy', new Set()).map(({ words }) => words)).not.toContain('Chính sách huỷ')
})

test('every place is a screen', () => {
  expect(jumpPlaces('0', { codes: everything }).filter(({ to }) => screenAt(to) === undefined)).toEqual([])
})

test('at a park nothing about rooms is found, and its bookings are those of its tickets', () => {
  const atPark = (typed: string) =>
    jumpTargets(typed, [], { bookingsOf: '0', opener: { codes: everything, kind: 'playground' }, recent: [], t })
  expect(atPark('loai phong').map(({ words }) => words)).toEqual(['Tìm “loai phong” trong danh sách đặt vé'])
  expect(atPark('ha261123756')[0]?.to).toContain('/booking/ticket/detail/HA261123756')
  expect(new Set(atPark('ha261123756').map(({ group }) => group.vi))).toEqual(new Set(['Đặt vé']))
  expect(atPark('Nguyen').at(-1)?.to).toContain('/booking/list-ticket?text=Nguyen')
  expect(find('san pham ve').map(({ words }) => words)).not.toContain('Sản phẩm vé')
})

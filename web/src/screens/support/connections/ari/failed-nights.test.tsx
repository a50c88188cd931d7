import type { Language } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { show } from '#testing/show.tsx'
import { FailedNights } from './failed-nights.tsx'

type Stretch = AnswerOf<'connection/ari'>['failed'][number]

const stretch: Stretch = {
  room: { vi: 'Phòng Deluxe', en: 'Deluxe room' },
  plan: { vi: 'Giá linh hoạt', en: 'Flexible rate' },
  from: '2027-02-05',
  to: '2027-02-06',
  state: 'differs',
  why: '',
  differences: [
    { field: 'price', theirs: 1_250_000 },
    { field: 'stopSell', theirs: true },
    { field: 'minStay', theirs: 2 },
    { field: 'maxStay', theirs: null },
  ],
  retryAt: null,
}
const ofRoom: Stretch = {
  ...stretch,
  plan: null,
  differences: [
    { field: 'available', theirs: 1 },
    { field: 'closed', theirs: 'maybe' },
    { field: 'releaseDays', theirs: 3 },
  ],
}

test.each<[Language, string, string]>([
  [
    'vi',
    'Bên kia có: Giá: 1.250.000 ₫, Ngừng bán: ngừng bán, Số đêm tối thiểu: 2 đêm, Số đêm tối đa: không có',
    'Bên kia có: Phòng còn trống: 1 phòng, Đóng phòng: maybe, Hạn chót đặt phòng (cut-off): 3 ngày',
  ],
  [
    'en',
    'The other system has: Price: ₫1,250,000, Stop sell: stopped, Minimum stay: 2 nights, Maximum stay: none',
    'The other system has: Vacant rooms: 1 room, Closed rooms: maybe, Cut-off: 3 days',
  ],
])('what a system has otherwise is said in %s, with the words of the grid and with money', async (language, plan, room) => {
  await show(<FailedNights failed={[stretch, { ...ofRoom, from: '2027-03-01', to: '2027-03-01' }]} />, { language })
  expect(page.getByText(plan)).toBeDefined()
  expect(page.getByText(room)).toBeDefined()
})

test.each<[Language, string]>([
  ['vi', 'Bên kia không có gì của các đêm này.'],
  ['en', 'The other system has nothing of these nights.'],
])('nights of which a system has nothing are said to be so in %s', async (language, words) => {
  await show(<FailedNights failed={[{ ...stretch, differences: null }]} />, { language })
  expect(page.getByText(words)).toBeDefined()
})

test('what a system says of nights that it did not take stands in its own words', async () => {
  await show(<FailedNights failed={[{ ...stretch, state: 'failed', why: 'Rate too low', differences: [] }]} />)
  expect(page.getByText('The other system says: Rate too low')).toBeDefined()
  expect(page.queryByText(/The other system has/u)).toBeNull()
})

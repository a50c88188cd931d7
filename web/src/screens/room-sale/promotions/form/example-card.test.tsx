import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { common } from '#testing/sale-rows.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { ExampleCard } from './example-card.tsx'

const own = { id: '', name: { vi: '-', en: '-' }, own: true }
const level = { id: 'level', name: { vi: 'Đại lý cấp 3', en: 'Level 3' }, own: false }
const surcharge = { id: 'saturday', name: { vi: 'Phụ thu', en: 'Saturday' }, own: false }
const [friday, saturday] = ['2027-03-12', '2027-03-13']

const tried = {
  currency: 'VND',
  nights: [
    { night: friday, amount: 2_850_000 },
    { night: saturday, amount: 2_450_000 },
  ],
  steps: [
    { ...level, night: friday, amount: -142_500 },
    { ...level, night: saturday, amount: -122_500 },
    { ...own, night: friday, amount: -285_000 },
    { ...own, night: saturday, amount: -245_000 },
    { ...surcharge, night: saturday, amount: 100_000 },
    { ...own, night: null, amount: -50_000 },
  ],
  before: 5_300_000,
  after: 4_555_000,
  modes: [
    { mode: 'sum', after: 4_555_000, counted: [level.name, own.name] },
    { mode: 'priority', after: 5_135_000, counted: [level.name] },
    { mode: 'best', after: 4_820_000, counted: [] },
  ],
  whyNot: null,
  overlaps: [],
}
const choices = { plans: [], roomTypes: [], agents: [], roomPlans: [{ id: common.id, nameVi: 'Deluxe', nameEn: 'Deluxe' }] }
const values = { promoType: 'everyNight', percentOrFixed: 'percent', value: 1000 }

const showExample = async () => {
  answerCalls({
    'promotion/try': () => ({ body: { data: tried } }),
    'promotion/try-nights': () => ({
      body: {
        data: {
          currency: 'VND',
          arrivals: 120,
          nights: 1,
          rooms: 1,
          roomTypes: [
            { id: 'a', nameVi: 'Cao cấp', nameEn: 'Superior', night: friday, before: 1_450_000, after: 1_232_500, floor: 1_200_000 },
            { id: 'b', nameVi: 'Deluxe', nameEn: 'Deluxe', night: friday, before: 2_000_000, after: 1_700_000, floor: 1_800_000 },
            { id: 'c', nameVi: 'Suite', nameEn: 'Suite', night: friday, before: 4_900_000, after: 4_165_000, floor: null },
          ],
        },
      },
    }),
    'promotion/try-last-month': () => ({
      body: { data: { from: '2027-01-01', to: '2027-01-31', bookings: 0, held: 0, amount: 0, currency: 'VND' } },
    }),
    'promotion/get-setting': () => ({ body: { data: { mode: 'sum', active: 2 } } }),
  })
  await show(<ExampleCard id={null} values={values} choices={choices} />)
  return page.findByRole('table', { name: 'Night by night, step by step' })
}

const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

beforeEach(() => keepOwnSession(signedInAs()))

test('each night has a line and each promotion a column, with what is left; what is taken off the whole stay has a line of its own', async () => {
  const table = await showExample()
  expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
    ['Night', 'Before', 'Level 3', 'This promotion', 'Saturday', 'After'],
    ['Fri 12/03', '₫2,850,000', '−₫142,500', '−₫285,000', '–', '₫2,422,500'],
    ['Sat 13/03', '₫2,450,000', '−₫122,500', '−₫245,000', '+₫100,000', '₫2,182,500'],
    ['The whole stay', '', '–', '−₫50,000', '–', '−₫50,000'],
    ['2 nights', '₫5,300,000', '−₫265,000', '−₫580,000', '+₫100,000', '₫4,555,000'],
  ])
})

test('each way of meeting says which discounts count in it, and which way is in use', async () => {
  await showExample()
  const modes = await page.findByRole('list', { name: 'The same example, three ways of meeting' })
  await waitFor(() => expect(within(modes).getAllByRole('listitem')[0]?.textContent).toContain('in use, 2 discounts'))
  const [, priority, best] = within(modes).getAllByRole('listitem')
  expect(priority?.textContent).toContain('Level 3 only')
  expect(best?.textContent).toContain('no discount')
})

test('the cheapest night of each room type stands against its floor price, and says which ones fall below it', async () => {
  await showExample()
  const table = await page.findByRole('table', { name: 'The cheapest of 120 nights, with all promotions' })
  expect(within(table).getAllByRole('row').map(cellsOf).slice(1)).toEqual([
    ['SuperiorFri 12/03, before: ₫1,450,000', '₫1,232,500', '₫1,200,000+₫32,500'],
    ['DeluxeFri 12/03, before: ₫2,000,000', '₫1,700,000', '₫1,800,000−₫100,000'],
    ['SuiteFri 12/03, before: ₫4,900,000', '₫4,165,000', '–'],
  ])
  expect(page.getByText('Below the floor price: Deluxe.', { exact: false })).toBeDefined()
})

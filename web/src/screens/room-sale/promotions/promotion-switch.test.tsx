import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { trusted } from '#kit/trusted.ts'
import { answerCalls } from '#testing/answers.ts'
import { promotionRow } from '#testing/sale-rows.ts'
import { show } from '#testing/show.tsx'
import { PromotionSwitch } from './promotion-switch.tsx'
import type { PromotionRow } from './promotions.ts'

const lastMonth = { from: '2026-10-01', to: '2026-10-31', bookings: 40, held: 12, amount: -3_000_000, currency: 'VND' }

beforeEach(() => document.body.replaceChildren())

test('“what it would have done to last month’s bookings is shown before it is switched on”', async () => {
  const asked = answerCalls({
    'promotion/try-last-month': () => ({ body: { data: lastMonth } }),
    'promotion/change-status': () => ({ body: { data: { id: promotionRow.id, active: true } } }),
  })
  const sent = (call: string) => asked.filter(({ url }) => url.pathname.endsWith(call)).map(({ body }) => body)
  await show(<PromotionSwitch promotion={trusted<PromotionRow>({ ...promotionRow, active: false })} />)
  await userEvent.click(page.getByRole('button', { name: 'Switch on Sea view' }))
  await page.findByText(/it would have applied to 12 of 40 bookings/u)
  expect(sent('promotion/change-status')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Switch the promotion on' }))
  await page.findByText('The promotion Sea view is on.')
  expect(sent('promotion/change-status')).toEqual([{ id: promotionRow.id, active: true }])
  expect(sent('promotion/try-last-month')[0]).toMatchObject({ promotion: { promoType: 'everyNight' } })
})

test('a switch that is refused is told, and leaves it off with the question open', async () => {
  answerCalls({
    'promotion/try-last-month': () => ({ body: { data: lastMonth } }),
    'promotion/change-status': () => ({
      status: 404,
      body: { responseCode: 175, refusal: 'promotionMissing', message: 'The promotion does not exist.' },
    }),
  })
  await show(<PromotionSwitch promotion={trusted<PromotionRow>({ ...promotionRow, active: false })} />)
  await userEvent.click(page.getByRole('button', { name: 'Switch on Sea view' }))
  await userEvent.click(await page.findByRole('button', { name: 'Switch the promotion on' }))
  await page.findByText('The promotion does not exist.')
  expect(page.getByRole('dialog', { name: 'Switch on Sea view' })).toBeDefined()
})

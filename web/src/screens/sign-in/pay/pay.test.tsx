import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { leaveTo } from '#kit/page/leave-to.ts'
import { answerCalls } from '#testing/answers.ts'
import { show } from '#testing/show.tsx'
import { PaymentLinkScreen } from './payment-link-screen.tsx'
import { PaymentReturnedScreen } from './payment-returned-screen.tsx'

vi.mock('#kit/page/leave-to.ts', () => ({ leaveTo: vi.fn<typeof leaveTo>() }))

const bill = {
  property: { vi: 'Hải Âu', en: 'Seagull' },
  code: 'HA1',
  checkIn: '2027-01-12',
  checkOut: '2027-01-14',
  amount: 1_000_000,
  currency: 'VND',
  standing: 'open',
  expiresAt: '2027-01-10T08:00:00.000Z',
  rails: ['vnpay'],
  transfers: [],
}

const openLink = async (
  link: object | null,
  pay: () => { status?: number; body: object } = () => ({ body: { data: { url: 'https://pay' } } }),
) => {
  const asked = answerCalls({ 'payment-link/show': () => ({ body: { data: { link } } }), 'payment-link/pay': pay })
  await show(<PaymentLinkScreen />, { address: '/pay?token=abc' })
  return asked
}

test('the bill is shown, and its button leads to the gateway', async () => {
  const asked = await openLink(bill)
  await page.findByText('₫1,000,000')
  await userEvent.click(page.getByRole('button', { name: 'Pay by card or wallet with VNPAY' }))
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['https://pay']])
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'abc', rail: 'vnpay' })
})

test('a refusal stands beside the button, which can be pressed again', async () => {
  await openLink(bill, () => ({
    status: 409,
    body: { responseCode: 713, message: 'This payment link cannot be used any more.', errors: [] },
  }))
  await userEvent.click(await page.findByRole('button', { name: 'Pay by card or wallet with VNPAY' }))
  await page.findByText('This payment link cannot be used any more.')
  expect(page.getByRole('button', { name: 'Pay by card or wallet with VNPAY' }).getAttribute('aria-disabled')).not.toBe('true')
})

test.each([
  [{ ...bill, standing: 'paid', rails: [] }, 'This has been paid. Thank you.'],
  [{ ...bill, standing: 'withdrawn', rails: [] }, 'The hotel has withdrawn this link. Ask the hotel.'],
  [{ ...bill, standing: 'expired', rails: [] }, 'This link has expired. Ask the hotel for another.'],
  [{ ...bill, standing: 'settled', rails: [] }, 'This booking owes nothing any more.'],
  [{ ...bill, rails: [] }, 'The hotel takes no online payments now. Ask the hotel.'],
  [null, 'Check the address that the hotel sent.'],
])('what cannot be paid says why', async (link, words) => {
  await openLink(link)
  await page.findByText(words)
  expect(page.queryByRole('button', { name: /^Pay by/u })).toBeNull()
})

const returned = (answer: () => { status?: number; body: object }) => {
  const asked = answerCalls({ 'payment-link/returned': answer })
  return show(<PaymentReturnedScreen />, { address: '/pay/onepay?vpc_Amount=1&vpc_SecureHash=AA' }).then(() => asked)
}

test.each([
  ['paid', 'The payment has come in. Thank you.'],
  ['failed', 'The payment did not go through. Nothing was taken.'],
  ['undecided', /do not pay again/u],
] as const)('back from the gateway, %s: its word is sent on as it came', async (outcome, words) => {
  const { property, code, amount, currency } = bill
  const asked = await returned(() => ({ body: { data: { outcome, property, code, amount, currency, token: 'abc' } } }))
  await page.findByText(words)
  expect(asked.map(({ body }) => body)).toEqual([{ rail: 'onepay', query: 'vpc_Amount=1&vpc_SecureHash=AA' }])
  expect(page.queryByRole('link', { name: 'Try again' }) !== null).toBe(outcome === 'failed')
})

test('without an answer the word can be sent again', async () => {
  let tries = 0
  const asked = await returned(() => {
    tries += 1
    if (tries === 1) throw new TypeError('no network')
    const { property, code, amount, currency } = bill
    return { body: { data: { outcome: 'paid', property, code, amount, currency, token: 'abc' } } }
  })
  await userEvent.click(await page.findByRole('button', { name: 'Read it again' }))
  await page.findByText('The payment has come in. Thank you.')
  expect(asked).toHaveLength(2)
})

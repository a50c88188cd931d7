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
  ofTickets: false,
  guestName: 'Phạm Hoàng Bảo Ngọc',
  checkIn: '2027-01-12',
  checkOut: '2027-01-14',
  amount: 1_000_000,
  currency: 'VND',
  standing: 'open',
  expiresAt: '2027-01-10T08:00:00.000Z',
  lines: [{ name: { vi: 'Phòng đôi', en: 'Double room' }, count: 2 }],
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

test.each([
  [bill, 'Payment for rooms', 'Double room, rooms: 2', /12.*14\/01\/2027/u],
  [
    { ...bill, ofTickets: true, checkOut: bill.checkIn, lines: [{ name: { vi: 'Vé ngày', en: 'Day ticket' }, count: 3 }] },
    'Payment for tickets',
    'Day ticket, visitors: 3',
    /12\/01\/2027/u,
  ],
])('the bill says what is paid for: rooms and their stay, or tickets and their day', async (link, lead, what, days) => {
  await openLink(link)
  await page.findByText(lead)
  expect([what, days, 'Phạm Hoàng Bảo Ngọc', 'HA1'].filter((fact) => page.queryByText(fact) === null)).toEqual([])
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
  [{ ...bill, standing: 'withdrawn', rails: [] }, 'This link was withdrawn. Ask Seagull.'],
  [{ ...bill, standing: 'expired', rails: [] }, 'This link has expired. Ask Seagull for another.'],
  [{ ...bill, standing: 'settled', rails: [] }, 'Nothing is owed any more.'],
  [{ ...bill, rails: [] }, 'Online payments are not taken now. Ask Seagull.'],
  [null, 'Check the address that you were sent.'],
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
  const asked = await returned(() => ({ body: { data: { ...bill, outcome, token: 'abc' } } }))
  await page.findByText(words)
  expect(asked.map(({ body }) => body)).toEqual([{ rail: 'onepay', query: 'vpc_Amount=1&vpc_SecureHash=AA' }])
  expect(page.queryByRole('link', { name: 'Try again' }) !== null).toBe(outcome === 'failed')
})

test('without an answer the word can be sent again', async () => {
  let tries = 0
  const asked = await returned(() => {
    tries += 1
    if (tries === 1) throw new TypeError('no network')
    return { body: { data: { ...bill, outcome: 'paid', token: 'abc' } } }
  })
  await userEvent.click(await page.findByRole('button', { name: 'Read it again' }))
  await page.findByText('The payment has come in. Thank you.')
  expect(asked).toHaveLength(2)
})

import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { letterOfOffer, letterShown } from '#testing/letter-shown.ts'
import { show } from '#testing/show.tsx'
import { AnswerScreen } from './answer-screen.tsx'
import type { LetterShown } from './letter.tsx'

const open = async (letter: LetterShown | null, answers: Parameters<typeof answerCalls>[0] = {}) => {
  const asked = answerCalls({ 'request-answer/show': () => ({ body: { data: { letter } } }), ...answers })
  await show(<AnswerScreen />, { address: '/answer?token=abc' })
  return asked
}

test('the property sees what is asked for, and nothing is sent until it presses', async () => {
  const asked = await open(letterShown())
  await page.findByRole('heading', { name: 'Booking request 26120951' })
  for (const words of [
    'Email to Lê Minh Khôi',
    'Golden Sand Travel',
    '12 × Deluxe sea view',
    '₫115,000,000',
    'Twelve rooms for a sales meeting',
  ])
    await page.findByText(words)
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/v2/hotel/request-answer/show'])
  expect(page.getByRole('link', { name: 'Sign in to offer rooms at a price' }).getAttribute('href')).toBe('/login?requestCode=26120951')
})

test('the agent sees rooms, nights, the price in steps and until when they are held', async () => {
  await open(letterOfOffer())
  await page.findByRole('heading', { name: 'Seagull offers rooms for request 26120951' })
  for (const words of ['12 × Deluxe sea view', '01/01/2099 07:00']) await page.findByText(words)
  await userEvent.click(page.getByText('The price step by step'))
  expect(page.getAllByText('₫118,000,000').length).toBeGreaterThan(1)
})

test.each([
  [letterShown({ standing: 'used' }), 'This link has been used; each answers only once.'],
  [letterShown({ standing: 'outdated' }), /^This link is out of date/u],
  [letterOfOffer({ standing: 'answered' }), 'This email has been answered already.'],
  [letterShown({ blocked: 'contractNotSigned' }), /contract status is not signed/u],
  [null, /^The address is wrong/u],
])('a letter that cannot be answered says why, and has no button', async (letter, words) => {
  await open(letter)
  await page.findByText(words)
  expect(page.queryByRole('button', { name: /^(?:Send feedback|Accept and book|Decline the offer)$/u })).toBeNull()
})

test('an offer that is accepted without a guest and a method is refused at both fields, and nothing is sent', async () => {
  const asked = await open(letterOfOffer())
  await userEvent.click(await page.findByRole('button', { name: 'Accept and book' }))
  const fields = [page.getByRole('textbox', { name: /^Guest name/u }), page.getByRole('combobox', { name: /^Payment method/u })]
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/v2/hotel/request-answer/show'])
})

test('a refusal says why, and what was typed stays', async () => {
  await open(letterShown(), {
    'request-answer/feedback': () => ({
      status: 409,
      body: { responseCode: 321, message: 'The contract status is not signed.', errors: [] },
    }),
  })
  await userEvent.type(await page.findByRole('textbox', { name: /^Reason/u }), 'Nine are free.')
  await userEvent.click(page.getByRole('button', { name: 'Send feedback' }))
  await page.findByText('The contract status is not signed.')
  expect(page.getByDisplayValue('Nine are free.')).toBeTruthy()
})

import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { PaymentEdit } from './payment-edit.tsx'

const signedIn = signedInAs()
const field = (name: RegExp) => page.getByRole<HTMLInputElement>('textbox', { name })
const enter = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.paste(text)
  await userEvent.tab()
}
const choose = async (list: RegExp, option: string) => {
  await userEvent.click(page.getByRole('combobox', { name: list }))
  await userEvent.click(await page.findByRole('option', { name: option, hidden: true }))
}
const names = async () => {
  await enter(await page.findByRole('textbox', { name: /Vietnamese name/u }), 'Đặt cọc')
  await enter(field(/English name/u), 'Deposit')
}
const save = () => userEvent.click(page.getByRole('button', { name: 'Save the payment policy' }))

beforeEach(() => {
  const roles = ['PAYMENT_POLICY_1', 'PAYMENT_POLICY_2'].map((fnCode) => ({ fnCode, type: 'change' as const }))
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles } })
})

test('[paymentPolicy.due] payment due cannot exceed the deposit term: told at the field and in the alert, and nothing is sent', async () => {
  const asked = answerCalls({})
  await show(<PaymentEdit record={null} />)
  await names()
  await enter(field(/Deposit amount/u), '30')
  await enter(field(/Deposit term/u), '14')
  await choose(/Counted in/u, 'days before arrival')
  await enter(field(/Payment due/u), '15')
  const words = /Payment due cannot exceed the deposit term: the deposit is due 14 days before arrival/u
  expect(await page.findByText(words)).toBeDefined()
  await save()
  expect((await page.findAllByText(words)).length).toBe(2)
  expect(field(/Payment due/u).getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
  await enter(field(/Payment due/u), '14')
  expect(field(/Payment due/u).getAttribute('aria-invalid')).toBe('false')
})

test('[shared.required] what the kind of deposit asks for is required at its field; the cut-off date is exempt', async () => {
  const asked = answerCalls({
    'payment-policy/create': () => ({ body: { data: { id: '01900000-0000-7000-8000-000000000501', version: 1 } } }),
  })
  await show(<PaymentEdit record={null} />)
  await names()
  await save()
  expect((await page.findAllByText('Please enter all required information.')).length).toBeGreaterThan(1)
  await enter(field(/Deposit amount/u), '30')
  await enter(field(/Payment due/u), '7')
  await save()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({
    depositType: 'percent',
    depositValue: 3000,
    depositTerm: 24,
    depositTermUnit: 'hours',
    balanceDays: 7,
  })
})

test('each kind of deposit asks for its own fields', async () => {
  await show(<PaymentEdit record={null} />)
  await userEvent.click(await page.findByRole('radio', { name: 'Everything at once' }))
  expect(page.queryByRole('textbox', { name: /Deposit amount/u })).toBeNull()
  expect(page.queryByRole('combobox', { name: /The rest/u })).toBeNull()
  expect(field(/To be paid within/u).value).toBe('24')
  expect(await page.findByText('Everything is paid within 24 hours of booking.')).toBeDefined()
  await userEvent.click(page.getByRole('radio', { name: 'No deposit' }))
  expect(page.queryByRole('textbox', { name: /To be paid within/u })).toBeNull()
  await choose(/The rest/u, 'At the hotel')
  expect(await page.findByText('No deposit: everything is paid at the hotel.')).toBeDefined()
})

test('what would be paid for an example stay is a list with moments and amounts', async () => {
  await show(<PaymentEdit record={null} />)
  await enter(await page.findByRole('textbox', { name: /Deposit amount/u }), '30')
  await enter(field(/Payment due/u), '7')
  const line = await page.findByRole('list', { name: /Payments, booked now for an arrival on/u })
  expect(
    within(line)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^By .+₫1,800,000paid in advance$/u), expect.stringMatching(/^By .+₫4,200,000the rest$/u)])
})

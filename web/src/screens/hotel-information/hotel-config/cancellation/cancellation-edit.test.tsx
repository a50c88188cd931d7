import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { CancellationEdit } from './cancellation-edit.tsx'
import type { CancellationPolicy } from './cancellation-words.ts'

const signedIn = signedInAs()
const id = '01900000-0000-7000-8000-000000000301'
const policy: CancellationPolicy = {
  id,
  version: 1,
  nameVi: 'Miễn phí một tuần',
  nameEn: 'Free for a week',
  standard: false,
  active: true,
  refundable: true,
  steps: [{ daysBefore: 7, unit: 'percent', value: 5000 }],
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
  plans: [{ id: '01900000-0000-7000-8000-000000000401', nameVi: 'Linh hoạt', nameEn: 'Flexible', active: true, byDefault: false }],
}
const field = (name: RegExp) => page.getByRole<HTMLInputElement>('textbox', { name })
const enter = async (input: HTMLElement | undefined, text: string) => {
  if (input === undefined) throw new Error('the field is not there')
  await userEvent.clear(input)
  await userEvent.paste(text)
  await userEvent.tab()
}
const add = () => userEvent.click(page.getByRole('button', { name: 'Add a step' }))
const save = () => userEvent.click(page.getByRole('button', { name: 'Save the cancellation policy' }))
const allow = (...codes: string[]) =>
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) } })

beforeEach(() => allow('CANCELLATION_POLICY_1', 'CANCELLATION_POLICY_2'))

test('a policy is told in a sentence of both languages while its steps are typed', async () => {
  await show(<CancellationEdit record={null} />)
  expect(await page.findByText('Free to cancel until arrival.')).toBeDefined()
  await add()
  await enter(field(/Days before arrival/u), '10')
  expect(
    await page.findByText(/Free to cancel more than 10 days before arrival; from 10 days before arrival it costs 50\s% of the price/u),
  ).toBeDefined()
  expect(page.getByText(/từ 10 ngày trước khi đến mất 50\s% tiền đặt phòng/u).getAttribute('lang')).toBe('vi')
  await userEvent.click(page.getByRole('combobox', { name: /Charged by/u }))
  await userEvent.click(await page.findByRole('option', { name: 'First nights', hidden: true }))
  expect(await page.findByText(/it costs the first night\./u)).toBeDefined()
})

test('no step and no package that uses it: “There are no records to show”, and what that means', async () => {
  await show(<CancellationEdit record={{ ...policy, steps: [], plans: [] }} />)
  const empty = await page.findAllByText('There are no records to show.')
  expect(empty.map((sentence) => sentence.nextElementSibling?.textContent)).toEqual([
    'No steps: cancelling is free until arrival.',
    'No package uses this policy.',
  ])
})

test('what it means for an arrival is a list that is read out in order', async () => {
  await show(<CancellationEdit record={policy} />)
  const line = await page.findByRole('list', { name: /What cancelling costs by day/u })
  const stages = within(line).getAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Until .+Free$/u),
    expect.stringMatching(/Costs 50 % of the price$/u),
  ])
})

test('a day twice is told at its field, in the alert, and nothing is sent', async () => {
  const asked = answerCalls({})
  await show(<CancellationEdit record={null} />)
  await enter(await page.findByRole('textbox', { name: /Vietnamese name/u }), 'Gói')
  await enter(field(/English name/u), 'Plan')
  await add()
  await add()
  await enter(page.getAllByRole('textbox', { name: /Days before arrival/u })[1], '7')
  await save()
  expect((await page.findAllByText('This day is already on another line: one charge for each day.')).length).toBe(2)
  expect(page.getAllByRole('textbox', { name: /Days before arrival/u })[1]?.getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
})

test('a charge that falls as arrival nears, or over 100 %, is told at its field', async () => {
  await show(<CancellationEdit record={policy} />)
  await page.findByText('Cancelling and refunds')
  await add()
  const charges = () => page.getAllByRole('textbox', { name: /^Charge/u })
  await enter(charges()[1], '20')
  expect(await page.findByText('As arrival nears, the charge cannot be lower than at an earlier step.')).toBeDefined()
  await enter(charges()[1], '101')
  expect(await page.findByText('At most 100 % of the price.')).toBeDefined()
})

test('what is not refundable asks for no steps', async () => {
  const asked = answerCalls({ 'cancellation-policy/update': () => ({ body: { data: { id, version: 2 } } }) })
  await show(<CancellationEdit record={policy} />)
  await userEvent.click(await page.findByRole('checkbox', { name: 'Refundable' }))
  expect(page.queryByRole('button', { name: 'Add a step' })).toBeNull()
  expect(page.getByText('Not refundable: cancelling at any time costs the whole price.')).toBeDefined()
  await save()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ id, version: 1, refundable: false, nameEn: 'Free for a week' })
})

test('a policy in use tells by which packages, and cannot be deleted', async () => {
  answerCalls({ 'cancellation-policy/detail': () => ({ body: { data: policy } }) })
  await show(<CancellationEdit record={policy} />)
  await userEvent.click(await page.findByRole('button', { name: 'Delete the policy' }))
  const dialog = await page.findByRole('dialog', { name: 'Delete the cancellation policy Free for a week?' })
  expect(await within(dialog).findByRole('link', { name: 'Flexible' })).toBeDefined()
  const button = within(dialog).getByRole('button', { name: /Delete the cancellation policy/u })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('somebody else’s save is shown beside what is being edited, in words', async () => {
  answerCalls({
    'cancellation-policy/update': () => ({ status: 409, body: { responseCode: 462, refusal: 'policyChanged', message: 'Changed' } }),
  })
  const shown = await show(<CancellationEdit record={policy} />)
  await enter(await page.findByRole('textbox', { name: /^Charge/u }), '60')
  await save()
  const latest = { ...policy, version: 2, steps: [{ daysBefore: 7, unit: 'percent' as const, value: 8000 }] }
  shown.unmount()
  await show(<CancellationEdit record={latest} />)
  const table = await page.findByRole('table')
  expect(within(table).getByText(/it costs 60/u)).toBeDefined()
  expect(within(table).getByText(/it costs 80/u)).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: 'Take the version by Lê Thu Hà' }))
  expect(page.getByRole<HTMLInputElement>('textbox', { name: /^Charge/u }).value).toBe('80')
})

test('who may only look sees why, and the example can still be moved', async () => {
  allow('CANCELLATION_POLICY_1')
  await show(<CancellationEdit record={policy} />)
  expect((await page.findAllByText('Needs the right to change “Cancellation policies”.')).length).toBeGreaterThan(0)
  expect(field(/English name/u).matches(':disabled')).toBe(true)
  expect(page.getByLabelText(/Example for an arrival on/u).matches(':disabled')).toBe(false)
})

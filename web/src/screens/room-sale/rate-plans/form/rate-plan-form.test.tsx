import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { examplePrice, mayFollow } from './example-price.ts'
import { RatePlanEdit } from './rate-plan-edit.tsx'
import type { Choices, Derivation } from '../rate-plan-words.ts'

const signedIn = signedInAs()
const step = (parentId: string, value: number): Derivation => ({
  parentId,
  unit: 'percent',
  value,
  roundTo: 10_000,
  floor: null,
  inheritStopSell: true,
  inheritCta: false,
  inheritCtd: false,
  inheritMinStay: false,
  inheritMaxStay: false,
})
const policy = (id: string, name: string, more: Partial<Choices['paymentPolicies'][number]> = {}) => ({
  id,
  nameVi: name,
  nameEn: name,
  standard: false,
  active: true,
  sentence: { vi: `Điều khoản: ${name}`, en: `Terms: ${name}` },
  ...more,
})
const ids = {
  flexible: '01900000-0000-7000-8000-000000000201',
  saver: '01900000-0000-7000-8000-000000000202',
  sea: '01900000-0000-7000-8000-000000000101',
}
const choices: Choices = {
  roomTypes: [
    {
      id: ids.sea,
      nameVi: 'Deluxe hướng biển',
      nameEn: 'Deluxe sea view',
      maxAdults: 2,
      maxGuests: 3,
      defaultPrice: 2_450_000,
      weekendPrice: 2_850_000,
      active: true,
    },
  ],
  plans: [
    { id: ids.flexible, nameVi: 'Linh hoạt', nameEn: 'Flexible', active: true, derivation: null },
    { id: ids.saver, nameVi: 'Không hoàn', nameEn: 'Saver', active: true, derivation: step(ids.flexible, -1200) },
  ],
  cancellationPolicies: [
    policy('01900000-0000-7000-8000-000000000301', 'Free for a week', { standard: true }),
    policy('01900000-0000-7000-8000-000000000302', 'Not refundable'),
    policy('01900000-0000-7000-8000-000000000303', 'Last year’s', { active: false }),
  ],
  paymentPolicies: [],
}

const edit = () => show(<RatePlanEdit record={null} choices={choices} />)
const field = (label: RegExp) => page.getByLabelText<HTMLInputElement>(label)
const enter = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.paste(text)
  await userEvent.tab()
}
const type = (label: RegExp, text: string) => enter(field(label), text)
const follow = async (name: string) => {
  await userEvent.click(await page.findByLabelText('The price follows another package'))
  await userEvent.click(page.getByRole('combobox', { name: /Follows the price of/u }))
  await userEvent.click(await page.findByRole('option', { name, hidden: true }))
}

beforeEach(() => {
  const roles = ['PLAN_PROMOTION_1', 'PLAN_PROMOTION_2'].map((fnCode) => ({ fnCode, type: 'change' as const }))
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles } })
})

test('a plan’s price follows the others from the first plan down, each rounded as it says', () => {
  expect(examplePrice(2_450_000, null, choices.plans)).toBe(2_450_000)
  expect(examplePrice(2_450_000, step(ids.flexible, -1200), choices.plans)).toBe(2_160_000)
  expect(examplePrice(2_450_000, step(ids.saver, -1000), choices.plans)).toBe(1_940_000)
})

test('a plan that follows this one cannot be followed by it', () => {
  expect(mayFollow(ids.flexible, ids.saver, choices.plans)).toEqual({ ok: false, reason: 'cycle' })
})

test('“Package guests cannot exceed room max guests”: told at the field while typing, with the room named', async () => {
  await edit()
  await userEvent.click(await page.findByLabelText('Deluxe sea view'))
  await type(/Adults included/u, '3')
  expect(await page.findByText(/more guests than the room type “Deluxe sea view” takes \(adults: 2, guests: 3\)/u)).toBeDefined()
})

test('“min is not greater than max” is told at the field', async () => {
  await edit()
  // A restriction that may be taken over is called the same.
  const [minimum, maximum] = await Promise.all([/^Minimum stay/u, /^Maximum stay/u].map((name) => page.findByRole('textbox', { name })))
  await enter(minimum ?? document.body, '5')
  await enter(maximum ?? document.body, '3')
  expect(await page.findByText('The minimum stay cannot be above the maximum stay.')).toBeDefined()
})

test('a derived plan shows at once what its prices would be', async () => {
  await edit()
  await follow('Saver')
  await type(/^Difference \*|^Difference$/u, '10')
  const table = await page.findByRole('table', { name: /Example prices/u })
  expect(within(table).getByText('₫1,944,000')).toBeDefined()
  await userEvent.click(page.getByRole('combobox', { name: 'Compared with that package' }))
  await userEvent.click(await page.findByRole('option', { name: 'Higher', hidden: true }))
  expect(await within(table).findByText('₫2,376,000')).toBeDefined()
})

test('a step down of 100 % is refused at its field', async () => {
  await edit()
  await follow('Flexible')
  await type(/^Difference \*|^Difference$/u, '100')
  expect(await page.findByText('A reduction must be under 100 % and an increase at most 1,000 %.')).toBeDefined()
})

test('dates not applied that were added and left empty are asked for', async () => {
  const asked = answerCalls({})
  await edit()
  await type(/Vietnamese name/u, 'Gói hè')
  await type(/English name/u, 'Summer')
  await userEvent.click(page.getByRole('button', { name: 'Add a date range' }))
  await userEvent.click(page.getByRole('button', { name: 'Save the package' }))
  expect((await page.findAllByText('Please enter all required information: From.')).length).toBeGreaterThan(0)
  expect(asked).toEqual([])
})

test('what is ticked and typed is what is asked', async () => {
  const asked = answerCalls({ 'plan/create': () => ({ body: { data: { id: ids.saver, version: 1 } } }) })
  await edit()
  await page.findByLabelText(/Vietnamese name/u)
  await type(/Vietnamese name/u, 'Gói hè')
  await type(/English name/u, 'Summer')
  await userEvent.click(field(/^Dinner$/u))
  await userEvent.click(field(/^Breakfast$/u))
  await userEvent.click(field(/^Deluxe sea view$/u))
  await type(/Price of an extra adult/u, '600k')
  await follow('Flexible')
  await userEvent.click(page.getByRole('button', { name: 'Save the package' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({
    nameVi: 'Gói hè',
    meals: ['breakfast', 'dinner'],
    roomTypeIds: [ids.sea],
    extraAdultPrice: 600_000,
    derivation: { parentId: ids.flexible, unit: 'percent', value: -1000, roundTo: 1000, inheritStopSell: true },
  })
})

test('a plan without a policy of its own has the standard one; another is chosen with its terms in words, but none that is out of use', async () => {
  const asked = answerCalls({ 'plan/create': () => ({ body: { data: { id: ids.saver, version: 1 } } }) })
  await edit()
  expect(await page.findByText('Terms: Free for a week')).toBeDefined()
  expect(page.getByText(/No standard policy: everything is paid/u)).toBeDefined()
  await userEvent.click(page.getByRole('combobox', { name: 'Cancellation policy' }))
  expect(page.queryByRole('option', { name: 'Last year’s', hidden: true })).toBeNull()
  await userEvent.click(await page.findByRole('option', { name: 'Not refundable', hidden: true }))
  expect(await page.findByText('Terms: Not refundable')).toBeDefined()
  await type(/Vietnamese name/u, 'Gói hè')
  await type(/English name/u, 'Summer')
  await userEvent.click(page.getByRole('button', { name: 'Save the package' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ cancellationPolicyId: '01900000-0000-7000-8000-000000000302' })
})

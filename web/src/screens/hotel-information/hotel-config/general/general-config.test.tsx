import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { GeneralConfigScreen } from './general-config-screen.tsx'

const signedIn = signedInAs()
const config = {
  version: 1,
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  currency: 'VND',
  taxChoice: 220,
  childAgeLimit: 12,
  weekendNights: [5, 6],
  promotionMode: 'best',
  stayMinimum: 'arrival',
  timeZone: 'Asia/Ho_Chi_Minh',
  paymentHours: 24,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
  configuredAt: null,
  taxRates: [
    { kind: 'serviceCharge', from: '2000-01-01', to: null, basisPoints: 500 },
    { kind: 'vat', from: '2022-01-01', to: '2126-12-31', basisPoints: 800 },
    { kind: 'vat', from: '2127-01-01', to: null, basisPoints: 1000 },
  ],
  amounts: { roomTypes: 12, plans: 0, policies: 0, credits: 0 },
}
const answerWith = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'hotel-setting/general-info': () => ({ body: { data: config } }),
    'hotel-setting/weekend-effect': () => ({ body: { data: { nights: 1812, roomTypes: 12 } } }),
    ...more,
  })

beforeEach(() => {
  const roles = ['GENERAL_CONFIG_1', 'GENERAL_CONFIG_2'].map((fnCode) => ({ fnCode, type: 'change' as const }))
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles } })
})

test('the worked example is priced as stays are and follows the choice: 1,000,000++ at 5 % and 8 % is 1,134,000, at 10 % 1,155,000', async () => {
  answerWith()
  await show(<GeneralConfigScreen />)
  const example = await page.findByRole('table', { name: 'For example, a night at ₫1,000,000' })
  expect(within(example).getByText('₫1,134,000')).toBeDefined()
  expect(within(example).getByText('₫1,155,000')).toBeDefined()
  expect(within(example).getByRole('rowheader', { name: 'Until 31/12/2126' })).toBeDefined()
  await userEvent.click(page.getByRole('radio', { name: /110: VAT is added/u }))
  expect(within(example).getByText('₫1,080,000')).toBeDefined()
  await userEvent.click(page.getByRole('radio', { name: /100: the price includes tax/u }))
  expect(within(example).getAllByText('₫1,000,000')).toHaveLength(2)
  expect(within(example).getByText('₫74,074')).toBeDefined()
})

test('other weekend nights tell how many nights to come change their price, before they are saved', async () => {
  const asked = answerWith({ 'hotel-setting/update': () => ({ body: { data: { version: 2 } } }) })
  await show(<GeneralConfigScreen />)
  await userEvent.click(await page.findByRole('checkbox', { name: 'Sun' }))
  expect(await page.findByText(/1,812 nights to come of 12 room types .+ show another price/u)).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: 'Save the general configuration' }))
  await waitFor(() => expect(asked.some(({ url }) => url.pathname.endsWith('hotel-setting/update'))).toBe(true))
  expect(asked.find(({ url }) => url.pathname.endsWith('hotel-setting/update'))?.body).toMatchObject({
    version: 1,
    weekendNights: [5, 6, 7],
  })
})

test('what is typed while a save is under way stays, and is saved next, over the version that the first save made', async () => {
  const answer = Promise.withResolvers<void>()
  let stored: object = config
  const asked = answerWith({
    'hotel-setting/general-info': () => ({ body: { data: stored } }),
    'hotel-setting/update': async ({ body }) => {
      await answer.promise
      const version = z.object({ version: z.int() }).parse(body).version + 1
      stored = { ...config, ...z.object({}).loose().parse(body), version }
      return { body: { data: { version } } }
    },
  })
  await show(<GeneralConfigScreen />)
  const hours = await page.findByRole('textbox', { name: /Hold unpaid rooms/u })
  const save = page.getByRole('button', { name: 'Save the general configuration' })
  const saves = () => asked.filter(({ url }) => url.pathname.endsWith('hotel-setting/update'))
  await userEvent.clear(hours)
  await userEvent.type(hours, '36')
  await userEvent.click(save)
  await waitFor(() => expect(saves()).toHaveLength(1))
  await userEvent.clear(hours)
  await userEvent.type(hours, '48')
  answer.resolve()
  await page.findByText('The general configuration is saved.')
  expect(hours).toHaveProperty('value', '48')
  expect(page.getByText('There are changes not saved.')).toBeDefined()
  await userEvent.click(save)
  await waitFor(() => expect(saves()[1]?.body).toMatchObject({ version: 2, paymentHours: 48 }))
  await waitFor(() => expect(page.getByText('Never saved yet.')).toBeDefined())
  expect(hours).toHaveProperty('value', '48')
})

test('the currency cannot be changed while amounts stand in it, and says why', async () => {
  answerWith()
  await show(<GeneralConfigScreen />)
  const currency = await page.findByRole('combobox', { name: /Currency/u })
  expect(currency.matches(':disabled')).toBe(true)
  expect(page.getByText(/so the currency cannot be changed \(room types: 12/u)).toBeDefined()
})

test('the time zone is found by a part of its name', async () => {
  answerWith()
  await show(<GeneralConfigScreen />)
  const zone = await page.findByRole('combobox', { name: /Time zone/u })
  await userEvent.clear(zone)
  await userEvent.type(zone, 'bangkok')
  const found = await page.findByRole('option', { name: 'Asia/Bangkok (GMT+7)', hidden: true })
  expect(found).toBeDefined()
})

test('a configuration that was never saved says so; each promotion mode and minimum stay is explained', async () => {
  answerWith()
  await show(<GeneralConfigScreen />)
  expect(await page.findByText(/These are the default values/u)).toBeDefined()
  expect(page.getByRole('radio', { name: /Priority/u })).toBeDefined()
  expect(page.getByText('Only the discount that is cheapest for the buyer.')).toBeDefined()
  expect(page.getByText('The minimum and maximum stay of every night in the stay count.')).toBeDefined()
})

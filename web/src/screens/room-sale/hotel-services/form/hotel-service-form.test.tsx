import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { hotelServiceRow } from '#testing/sale-rows.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { trusted } from '#kit/trusted.ts'
import { HotelServiceEdit } from './hotel-service-edit.tsx'

type Service = AnswerOf<'service/detail'>

const service = (given: Partial<Service> = {}): Service => trusted<Service>({ ...hotelServiceRow, ...given })
const signIn = (...codes: readonly ('SERVICE_1' | 'SERVICE_2' | 'AVAIL_RATE_1')[]) =>
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf([...codes]) } }))
const named = { id: hotelServiceRow.id, nameVi: 'Deluxe', nameEn: 'Deluxe', active: true }
const roomType = {
  ...named,
  totalRooms: 4,
  displayOrder: 1,
  maxGuests: 3,
  defaultPrice: 2_450_000,
  weekendPrice: 2_850_000,
  floorPrice: null,
  ceilingPrice: null,
  plans: [{ ...named, roomPlanId: named.id, ratePlanId: named.id, minStay: 1, maxStay: null, parentRoomPlanId: null, derive: null }],
}
const codesTaken = (...taken: readonly string[]) =>
  answerCalls({
    'service/check': ({ body }) => ({ body: { data: { free: !taken.includes(trusted<{ code: string }>(body).code) } } }),
    'service/create': () => ({ body: { data: { id: hotelServiceRow.id, version: 1 } } }),
    'service/update': () => ({ body: { data: { id: hotelServiceRow.id, version: 2 } } }),
  })
const sent = (asked: readonly Asked[], call: 'create' | 'update') =>
  asked.filter(({ url }) => url.pathname.endsWith(`/service/${call}`)).map(({ body }) => body)
const edit = (record: Service | null) => show(<HotelServiceEdit record={record} choices={{ plans: [] }} />)
const enter = async (label: RegExp, text: string) => {
  const input = await page.findByLabelText<HTMLInputElement>(label)
  await userEvent.clear(input)
  await userEvent.paste(text)
  await userEvent.tab()
}
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(page.getByRole('combobox', { name: label }))
  await userEvent.click(await page.findByRole('option', { name: option, hidden: true }))
}

beforeEach(() => signIn('SERVICE_1', 'SERVICE_2'))

test('a new service asks for what is missing, the thumbnail too, and sends nothing', async () => {
  const asked = codesTaken()
  await edit(null)
  await userEvent.click(await page.findByRole('button', { name: 'Save the service' }))
  expect((await page.findAllByText(/Please enter all required information/u)).length).toBeGreaterThan(3)
  expect(page.getAllByRole('alert').some((alert) => alert.textContent.includes('Thumbnail'))).toBe(true)
  expect(sent(asked, 'create')).toEqual([])
})

test('a code that another service has is told at its field while it is typed, and is not sent', async () => {
  const asked = codesTaken('BREAKFAST')
  await edit(service())
  await enter(/^Service code/u, 'BREAKFAST')
  expect((await page.findAllByText(/Another service already has this code/u)).length).toBeGreaterThan(0)
  await userEvent.click(page.getByRole('button', { name: 'Save the service' }))
  expect(sent(asked, 'update')).toEqual([])
})

test('what is free has neither a price nor special days, and is saved at zero', async () => {
  const asked = codesTaken()
  await edit(service())
  expect(await page.findByText('Special days')).toBeDefined()
  await choose(/^Paid or free/u, 'Free')
  await waitFor(() => expect(page.queryByText('Special days')).toBeNull())
  expect(page.queryByRole('textbox', { name: /^Price/u })).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Save the service' }))
  await waitFor(() => expect(sent(asked, 'update')[0]).toMatchObject({ charge: 'free', price: 0 }))
})

test('what becomes paid again asks for a price', async () => {
  const asked = codesTaken()
  await edit(service({ charge: 'free', price: 0 }))
  await choose(/^Paid or free/u, 'Paid')
  await userEvent.click(page.getByRole('button', { name: 'Save the service' }))
  expect((await page.findAllByText(/Price/u)).length).toBeGreaterThan(1)
  expect(page.getAllByRole('alert').length).toBeGreaterThan(0)
  expect(sent(asked, 'update')).toEqual([])
})

test('the example follows the unit and the price while they are changed', async () => {
  codesTaken()
  await edit(service({ price: 100_000 }))
  expect(await page.findByText(/4 × ₫100,000 = ₫400,000, before tax/u)).toBeDefined()
  await choose(/^Unit/u, 'Per room per night')
  expect(await page.findByText(/6 × ₫100,000 = ₫600,000, before tax/u)).toBeDefined()
})

test('special days that overlap are told before they are sent', async () => {
  const asked = codesTaken()
  const specialDays = [
    { from: '2027-02-05', to: '2027-02-10', price: 900_000 },
    { from: '2027-02-10', to: '2027-02-12', price: 950_000 },
  ]
  await edit(service({ specialDays }))
  await enter(/^English name/u, 'Spa')
  await userEvent.click(page.getByRole('button', { name: 'Save the service' }))
  expect((await page.findAllByText(/overlap/u)).length).toBeGreaterThan(0)
  expect(sent(asked, 'update')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Remove the special days 2' }))
  await userEvent.click(page.getByRole('button', { name: 'Save the service' }))
  await waitFor(() => expect(sent(asked, 'update')[0]).toMatchObject({ specialDays: [specialDays[0]] }))
})

test('the explainer beside it asks what a stay with the service costs, from its next special day on', async () => {
  signIn('SERVICE_1', 'AVAIL_RATE_1')
  const asked = answerCalls({
    'room-plan/get-room-plan-all': () => ({ body: { data: [roomType] } }),
    'room-plan/get-services': () => ({ body: { data: [] } }),
    'travelagent/get-all-agent-es': () => ({ body: { data: { agents: [], total: 0, chosen: null } } }),
  })
  const specialDays = [
    { from: '2099-02-20', to: '2099-02-21', price: 700_000 },
    { from: '2099-02-05', to: '2099-02-10', price: 900_000 },
    { from: '2026-01-05', to: '2026-01-10', price: 800_000 },
  ]
  await edit(service({ specialDays }))
  await userEvent.click(await page.findByRole('button', { name: 'What would this cost?' }))
  const questions = () => asked.flatMap(({ url, body }) => (url.pathname.endsWith('check-stay') ? [body] : []))
  await waitFor(() => expect(questions()).not.toHaveLength(0))
  expect(questions()[0]).toMatchObject({
    checkIn: '2099-02-05',
    checkOut: '2099-02-07',
    services: [{ code: hotelServiceRow.code, quantity: 1 }],
  })
})

test('who may only look changes nothing', async () => {
  signIn('SERVICE_1')
  codesTaken()
  await edit(service({ specialDays: [{ from: '2027-02-05', to: '2027-02-10', price: 900_000 }] }))
  expect((await page.findByLabelText<HTMLInputElement>(/^English name/u)).matches(':disabled')).toBe(true)
  expect(page.queryByRole('button', { name: 'Add special days' })).toBeNull()
  expect(page.queryByRole('button', { name: /thumbnail/u })).toBeNull()
})

import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AdministratorEdit } from './administrator-edit.tsx'

const hotel = { id: '01900000-0000-7000-8000-000000000701', code: 'HAIAU', nameVi: 'Hải Âu', nameEn: 'Hai Au', within: false }
const park = { id: '01900000-0000-7000-8000-000000000702', code: 'SUOITIEN', nameVi: 'Suối Tiên', nameEn: 'Suoi Tien', within: true }

const person = {
  id: '01900000-0000-7000-8000-000000000703',
  version: 4,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
  fullName: 'Phạm Bảo Ngọc',
  userName: 'ngoc',
  email: 'ngoc@innkeeper.example',
  phone: '0905 123 456',
  types: ['AM' as const],
  active: true,
  properties: 1 as number | null,
  state: 'working' as const,
  secondFactor: false,
  factorReset: null,
  lastSignInAt: null,
  reach: [park.id] as string[] | null,
  reachOpen: true,
  self: false,
  manages: false,
  managers: null,
  invitation: null,
}

const showForm = async (more: Partial<typeof person> = {}) => {
  const asked = answerCalls({
    'supplier/user/get-all-hotel': () => ({ body: { data: [hotel], total: 25 } }),
    'supplier/user/get-all-site': () => ({ body: { data: [park], total: 1 } }),
    'supplier/user/update': () => ({ body: { data: { id: person.id, version: 5 } } }),
  })
  await show(<AdministratorEdit record={{ ...person, ...more }} readAgain={() => undefined} />)
  const saves = () => asked.filter(({ url }) => url.pathname.endsWith('supplier/user/update')).map(({ body }) => body)
  return { saves }
}

const tick = (name: RegExp) => page.findByRole<HTMLInputElement>('checkbox', { name })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save the administrator' }))

beforeEach(() => {
  const signedIn = signedInAs({ hotel: null })
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, type: 'AM' } })
})

test('hotels and parks are ticked, and what is saved are their ids', async () => {
  const { saves } = await showForm()
  expect((await tick(/Suối Tiên|Suoi Tien/u)).checked).toBe(true)
  expect(page.getByText('and 24 other options')).toBeDefined()
  await userEvent.click(await tick(/Hai Au/u))
  expect(page.getByText('Properties chosen: 2.')).toBeDefined()
  await save()
  await waitFor(() => expect(saves()).toMatchObject([{ id: person.id, version: 4, reach: [park.id, hotel.id] }]))
})

test('every property is a choice of its own, and is saved as no limit', async () => {
  const { saves } = await showForm()
  await userEvent.click(await tick(/Every property/u))
  expect(page.queryByRole('checkbox', { name: /Suoi Tien/u })).toBeNull()
  await save()
  await waitFor(() => expect(saves()).toMatchObject([{ reach: null }]))
})

test('none is a limit too, and the form says what it means', async () => {
  const { saves } = await showForm({ reach: null, properties: null })
  await userEvent.click(await tick(/Every property/u))
  expect(page.getByText('No property is chosen: this administrator can enter none.')).toBeDefined()
  await save()
  await waitFor(() => expect(saves()).toMatchObject([{ reach: [] }]))
})

test('who may enter more than the reader is only looked at', async () => {
  await showForm({ reachOpen: false })
  expect((await tick(/Suoi Tien/u)).disabled).toBe(true)
  expect(page.getAllByText('This administrator may enter more properties than you.').length).toBeGreaterThan(0)
})

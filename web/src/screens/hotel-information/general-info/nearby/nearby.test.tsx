import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { NearbyScreen } from './nearby-screen.tsx'

const signedIn = signedInAs()
const roles = (...codes: readonly string[]) => ({
  ...signedIn,
  user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) },
})
const place = {
  id: '01900000-0000-7000-8000-000000000101',
  version: 2,
  kind: 'market',
  nameVi: 'Chợ Hàn',
  nameEn: 'Han Market',
  latitude: 16.0682,
  longitude: 108.2243,
  distanceMetres: null,
  landmarkCode: null,
  distance: 1234,
  travel: { by: 'foot', minutes: 23 },
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
}
const landmark = (landmarkCode: string, nameEn: string, added: boolean) => ({
  landmarkCode,
  nameEn,
  added,
  nameVi: nameEn,
  kind: 'sight',
  latitude: 16.06,
  longitude: 108.22,
  distance: 2500,
  travel: { by: 'car', minutes: 9 },
})
const reads = {
  'area/get-all': () => ({ body: { data: [place], total: 1 } }),
  'area/get-landmark-all': () => ({
    body: {
      data: {
        position: { latitude: 16.05, longitude: 108.24 },
        landmarks: [landmark('cau-rong', 'Dragon Bridge', false), landmark('cho-con', 'Con Market', true)],
      },
    },
  }),
  'location/map': () => ({ body: { data: { tiles: null, attribution: '' } } }),
}
const sent = (asked: ReturnType<typeof answerCalls>, path: string) =>
  asked.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => body)

beforeEach(() => keepOwnSession(roles('GENERAL_INFO_1', 'NEARBY_PLACE_1', 'NEARBY_PLACE_2')))

test('a place is listed with how far it is, and how long the way takes is told as an estimate', async () => {
  answerCalls(reads)
  await show(<NearbyScreen />)
  const list = await page.findByRole('table', { name: 'the nearby places' })
  expect(await within(list).findByText('1.2 km')).toBeDefined()
  expect(within(list).getByText('about 23 min on foot')).toBeDefined()
})

test('suggestions leave out what is there already, and are added together', async () => {
  const asked = answerCalls({ ...reads, 'area/add-landmarks': () => ({ body: { data: { added: 1 } } }) })
  await show(<NearbyScreen />)
  const suggestion = await page.findByRole('checkbox', { name: 'Dragon Bridge' })
  expect(page.queryByRole('checkbox', { name: 'Con Market' })).toBeNull()
  await userEvent.click(suggestion)
  await userEvent.click(page.getByRole('button', { name: 'Add the ticked places: 1' }))
  await waitFor(() => expect(sent(asked, 'add-landmarks')).toEqual([{ landmarkCodes: ['cau-rong'] }]))
})

test('a place of one’s own needs names, a kind, and a position or a distance', async () => {
  const asked = answerCalls({ ...reads, 'area/create': () => ({ body: { data: { id: place.id, version: 1 } } }) })
  await show(<NearbyScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Add a place' }))
  const dialog = within(await page.findByRole('dialog', { name: 'New place' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save the place' }))
  expect(dialog.getByText('Enter the position of the place, or its distance.')).toBeDefined()
  expect(dialog.getAllByText(/Please enter all required information/u)).toHaveLength(3)
  expect(sent(asked, 'area/create')).toEqual([])
  await userEvent.type(dialog.getByRole('combobox', { name: /Kind/u }), 'pharm')
  await userEvent.click(await page.findByRole('option', { name: 'Pharmacy', hidden: true }))
  await userEvent.type(dialog.getByLabelText(/Vietnamese name/u), 'Nhà thuốc')
  await userEvent.type(dialog.getByLabelText(/English name/u), 'Chemist')
  await userEvent.type(dialog.getByLabelText(/Distance/u), '200')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the place' }))
  await waitFor(() =>
    expect(sent(asked, 'area/create')).toEqual([{ kind: 'pharmacy', nameVi: 'Nhà thuốc', nameEn: 'Chemist', distanceMetres: 200 }]),
  )
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})

test('a distance that was typed gives way to a position: the place is saved with that alone', async () => {
  const far = { ...place, latitude: null, longitude: null, distanceMetres: 300, distance: 300 }
  const asked = answerCalls({
    ...reads,
    'area/get-all': () => ({ body: { data: [far], total: 1 } }),
    'area/update': () => ({ body: { data: { id: place.id, version: 3 } } }),
  })
  await show(<NearbyScreen />)
  await userEvent.click(await page.findByRole('row', { name: 'Open Han Market' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Change Han Market' }))
  ;(await dialog.findByRole('application', { name: 'Position of the place' })).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the place' }))
  await waitFor(() => expect(sent(asked, 'area/update')).toMatchObject([{ latitude: expect.any(Number) }]))
  expect(sent(asked, 'area/update')).not.toMatchObject([{ distanceMetres: 300 }])
})

test('without the right to change nothing can be added or deleted, and the reason is told', async () => {
  keepOwnSession(roles('GENERAL_INFO_1', 'NEARBY_PLACE_1'))
  answerCalls(reads)
  await show(<NearbyScreen />)
  expect(await page.findAllByText('Needs the right to change “Nearby places”.')).not.toEqual([])
  expect(page.getByRole('button', { name: 'Add a place' }).getAttribute('aria-disabled')).toBe('true')
  expect((await page.findByRole('button', { name: 'Delete Han Market' })).getAttribute('aria-disabled')).toBe('true')
  expect((await page.findByRole<HTMLInputElement>('checkbox', { name: 'Dragon Bridge' })).disabled).toBe(true)
})

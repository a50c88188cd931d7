import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announceSessionEnd } from '#kit/session/session-end.ts'
import { keepHotelSession, keepOwnSession } from '#kit/session/session.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AppFrame } from './app-frame.tsx'

test.each([
  ['/admin/hotels?view=verify', '/admin/login?ended=expired&return=%2Fadmin%2Fhotels%3Fview%3Dverify'],
  ['/u/0/dashboard', '/login?ended=expired&return=%2Fu%2F0%2Fdashboard'],
])('several calls refused at once at %s lead to the sign-in page once, with the way back', async (address, login) => {
  const { router } = await show(<AppFrame />, { address })
  await act(async () => {
    announceSessionEnd('expired')
    announceSessionEnd('noRight')
  })
  expect(router.state.location.href).toBe(login)
  await act(async () => announceSessionEnd('expired'))
  expect(router.state.location.href).toBe(login)
  expect(router.history.length).toBe(1)
})

test('an administrator in a property comes back by the administrators’ page, to that property', async () => {
  const id = '01900000-0000-7000-8000-00000000000b'
  const hotel = { ...hotelOf(id, 'Ngọc Lan'), code: 'NGOCLAN' }
  keepHotelSession(id, signedInAs({ hotel, user: { ...signedInAs().user, type: 'AM' } }))
  const { router } = await show(<AppFrame />, { address: `/u/${id}/dashboard` })
  await act(async () => announceSessionEnd('idle'))
  expect(router.state.location.href).toBe(`/admin/login?ended=idle&return=%2Fu%2F${id}%2Fdashboard&hotelId=NGOCLAN`)
})

test('who left a property in another tab is led to the platform', async () => {
  keepOwnSession(signedInAs({ hotel: null, user: { ...signedInAs().user, type: 'AM' } }))
  const { router } = await show(<AppFrame />, { address: '/u/01900000-0000-7000-8000-00000000000b/dashboard' })
  await act(async () => announceSessionEnd('expired'))
  expect(router.state.location.href).toBe('/admin')
})

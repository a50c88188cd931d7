import { functionCodes } from '@innkeeper/protocol/access'
import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { ask, callerOf, checkRight } from '../calls/ask.ts'
import { NotAllowed } from '../calls/not-allowed.ts'
import { accessOf, sessionValue } from './session-value.ts'
import { keepOwnSession } from './session.ts'
import { useRead } from '../calls/use-read.ts'

const holding = (codes: readonly string[]) => signedInAs({ user: { ...signedInAs().user, roles: rolesOf(codes) } })

const guarded = callPaths.flatMap((path) => {
  const { access } = callAt(path)
  return access.who === 'property' ? access.codes.map((code) => ({ path, code })) : []
})

test('every call of the catalogue that needs a code is known to be barred without it, and open with all', () => {
  expect(guarded.length).toBeGreaterThan(60)
  for (const { path, code } of guarded) {
    expect(sessionValue('0', holding(functionCodes.filter((held) => held !== code))).lacks(path)?.en).toMatch(/^Needs the right to /u)
    expect(sessionValue('0', holding(functionCodes)).lacks(path)).toBeUndefined()
  }
})

test('who may make a call is told before its table is loaded, for every call that a screen can make', () => {
  const ofScreens = callPaths.filter((path) => !['travelAgent', 'connection'].includes(callAt(path).access.who))
  expect(ofScreens.length).toBeGreaterThan(200)
  for (const path of ofScreens) expect({ path, access: accessOf(path) }).toEqual({ path, access: callAt(path).access })
})

test('none of them is sent: a refused right would end the session', async () => {
  const asked = answerCalls({})
  keepOwnSession(holding([]))
  for (const { path } of guarded) await expect(checkRight(path, callerOf({}))).rejects.toBeInstanceOf(NotAllowed)
  await expect(ask('room/get-all', { limit: 15 })).rejects.toBeInstanceOf(NotAllowed)
  expect(asked).toEqual([])
})

test('the platform’s own calls are for its own session: neither an owner nor an administrator inside a property asks them', () => {
  const user = { ...signedInAs().user, type: 'AM' as const }
  expect(sessionValue('0', signedInAs({ user, hotel: null })).lacks('supplier/get-all-hotel')).toBeUndefined()
  for (const inside of [signedInAs({ user }), signedInAs()]) expect(sessionValue('0', inside).lacks('supplier/get-all-hotel')).toBeDefined()
  expect(sessionValue('0', signedInAs({ user, hotel: null })).lacks('room/get-all')).toBeDefined()
  expect(sessionValue('0', signedInAs({ user, hotel: null })).lacks('notification/show')).toBeUndefined()
})

test('a part that may not be read says which right is missing, and offers no second try', async () => {
  const asked = answerCalls({})
  keepOwnSession(holding(['DASHBOARD_1']))
  await show(<Bookings />)
  expect(await page.findByText('Needs the right to view “Bookings”.')).toBeDefined()
  expect(page.queryByRole('button')).toBeNull()
  expect(asked).toEqual([])
})

const Bookings = () => {
  const { error, again, loading } = useRead('dashboard/today', {})
  if (loading || error === null) return null
  return <Failed what={{ vi: 'khách hôm nay', en: 'the guests of today' }} error={error} again={again} />
}

import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { trusted } from '#kit/trusted.ts'
import { answerCalls } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { DeskContext, type Desk } from '../model/desk.ts'
import { testRows } from '../testing/test-rows.ts'
import { FarEdge } from './far-edge.tsx'

const lastNight = '2029-01-20'
const warning = 'The last 41 nights have no rooms on sale: 11/12/2028 – 20/01/2029.'

beforeEach(() => keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['AVAIL_RATE_1', 'AVAIL_RATE_2']) } })))
afterEach(() => localStorage.clear())

const open = async (empty: object | null) => {
  answerCalls({ 'room-plan/far-edge': () => ({ body: { data: { lastNight, empty } } }) })
  return show(
    <DeskContext value={trusted<Desk>({ store: testRows().store })}>
      <FarEdge />
    </DeskContext>,
  )
}

test('“the grid warns when the far edge of two years is empty”, and leads to copying onto it', async () => {
  await open({ from: '2028-12-11', nights: 41 })
  await page.findByText(warning)
  expect(page.getByRole('link', { name: 'Copy from a year earlier' }).getAttribute('href')).toContain('edge=2028-12-11&to=2029-01-20')
})

test('put aside, the warning is quiet when the grid is opened again', async () => {
  const { unmount } = await open({ from: '2028-12-11', nights: 41 })
  await userEvent.click(await page.findByRole('button', { name: 'Not now' }))
  expect(page.queryByText(warning)).toBeNull()
  unmount()
  await open({ from: '2028-12-11', nights: 41 })
  expect(page.queryByText(warning)).toBeNull()
})

test('nothing is said where the far edge has rooms', async () => {
  const { container } = await open(null)
  expect(container.textContent).toBe('')
})

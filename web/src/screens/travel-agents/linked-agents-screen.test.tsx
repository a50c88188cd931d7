import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { LinkedAgentsScreen } from './linked-agents-screen.tsx'

const agent = {
  travelAgentId: '01900000-0000-7000-8000-000000000101',
  code: 'CATVANG',
  name: { vi: 'Lữ hành Cát Vàng', en: 'Golden Sand Travel' },
  kind: 'travel company',
  level: 3,
  email: '',
  phone: '',
  linkedAt: '2026-01-05T02:00:00.000Z',
  debtLimit: 1_000_000,
  debtUsed: 850_000,
  currency: 'VND',
  bookings: 12,
  revenue: 34_000_000,
  lastBooking: null,
  version: 7,
}

const effects = { upcoming: 2, upcomingTotal: 5_000_000, currency: 'VND', levels: [0, 4, 1, 0, 0] }

const list = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'travelagent/get-all-active': () => ({ body: { data: [agent], total: 1 } }),
    'travelagent/get-effects': () => ({ body: { data: effects } }),
    'travelagent/change-level': () => ({ body: { data: { travelAgentId: agent.travelAgentId, version: 8 } } }),
    'travelagent/deactive': () => ({ body: { data: { travelAgentId: agent.travelAgentId, version: 8 } } }),
    ...more,
  })

const open = async (act: string) => {
  await show(<LinkedAgentsScreen />)
  await userEvent.click(await page.findByRole('row', { name: /Golden Sand Travel/u }))
  await userEvent.click(await page.findByRole('button', { name: act }))
  return page.findByRole('dialog')
}

const sentTo = (asked: ReturnType<typeof list>, path: string) => asked.find(({ url }) => url.pathname.endsWith(path))?.body

beforeEach(() => keepOwnSession(signedInAs()))

test('a row tells level, bookings, revenue and how the credit stands', async () => {
  list()
  await show(<LinkedAgentsScreen />)
  const row = await page.findByRole('row', { name: /Golden Sand Travel/u })
  for (const text of ['Level 3', '12', '₫34,000,000', 'Credit nearly used', '₫850,000 / ₫1,000,000'])
    expect(within(row).getByText(text)).toBeDefined()
})

test('a level is changed after saying what that touches, with the version that was seen', async () => {
  const asked = list()
  const dialog = await open('Change the level')
  expect(within(dialog).getByRole('button', { name: 'Change the level' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Level 2' }))
  expect(await within(dialog).findByText(/Other agents at level 2: 4/u)).toBeDefined()
  expect(within(dialog).getByText(/2 bookings to come \(₫5,000,000\) keep the price/u)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change to level 2' }))
  await waitFor(() => expect(sentTo(asked, 'change-level')).toEqual({ travelAgentId: agent.travelAgentId, version: 7, level: 2 }))
  expect(await page.findByText('Golden Sand Travel is at level 2 now.')).toBeDefined()
})

test('where somebody else changed the agent first, the dialog stays and says so', async () => {
  const message = 'Lê Thu Hà has just changed this agent. Look again, then save.'
  list({ 'travelagent/change-level': () => ({ status: 409, body: { responseCode: 382, refusal: 'agentChanged', message } }) })
  const dialog = await open('Change the level')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Level 5' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change to level 5' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(message)
})

test('a limit below what is used is refused at its field before anything is sent', async () => {
  const asked = list()
  const dialog = await open('Set the credit')
  const field = within(dialog).getByLabelText(/Credit limit/u)
  await userEvent.clear(field)
  await userEvent.type(field, '800000')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the credit' }))
  expect(await within(dialog).findByText('The agent uses ₫850,000: the limit cannot be lower.')).toBeDefined()
  expect(sentTo(asked, 'set-credit')).toBeUndefined()
})

test('unlinking needs a reason, and tells that bookings stay', async () => {
  const asked = list()
  const dialog = await open('Unlink')
  expect(await within(dialog).findByText(/2 bookings to come \(₫5,000,000\) stay as they are/u)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  expect(sentTo(asked, 'travelagent/deactive')).toBeUndefined()
  await userEvent.type(within(dialog).getByLabelText(/Reason/u), 'Pays late')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  await waitFor(() => expect(sentTo(asked, 'travelagent/deactive')).toEqual({ travelAgentId: agent.travelAgentId, reason: 'Pays late' }))
})

test('an agent of another page is opened by its address, as Ctrl K and the diary link to it', async () => {
  const other = { ...agent, travelAgentId: '01900000-0000-7000-8000-000000000102', name: { vi: 'Sao Mai', en: 'Morning Star' } }
  const asked = list({
    'travelagent/get-all-active': ({ url }) => {
      const isAlone = url.searchParams.get('travelAgentId') === other.travelAgentId
      return { body: { data: [isAlone ? other : agent], total: isAlone ? 1 : 40 } }
    },
    'travelagent/history': () => ({ body: { data: [], total: 0 } }),
  })
  await show(<LinkedAgentsScreen />, { address: `/?open=${other.travelAgentId}` })
  expect(await page.findByRole('dialog', { name: 'Morning Star' })).toBeDefined()
  document.body.replaceChildren()
  asked.length = 0
  await show(<LinkedAgentsScreen />, { address: '/?open=nonsense' })
  await page.findByRole('row', { name: /Golden Sand Travel/u })
  expect(page.queryByRole('dialog')).toBeNull()
  expect(asked.filter(({ url }) => url.pathname.endsWith('get-all-active'))).toHaveLength(1)
})

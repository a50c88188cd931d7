import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { allow } from '#testing/record-cases.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { AgentTermsScreen } from './agent-terms-screen.tsx'
import type { TermsTable } from './terms-words.ts'

const plan = { id: '01900000-0000-7000-8000-000000000201', nameVi: 'Có bữa sáng', nameEn: 'With breakfast', active: true }
const agentId = '01900000-0000-7000-8000-000000000101'
const noCap = { capUnit: 'none', capRooms: null, capShare: null, capRefilled: true } as const
const levelRow = (level: number): TermsTable['rows'][number] => ({
  level,
  travelAgentId: null,
  priceUnit: level === 3 ? 'percent' : 'none',
  priceValue: level === 3 ? -1000 : null,
  pricePlans: [],
  plansOpen: 'all',
  openPlans: [],
  ...noCap,
  releaseSteps: [],
  agent: null,
  agents: level,
})
const own: TermsTable['rows'][number] = {
  ...levelRow(1),
  level: null,
  travelAgentId: agentId,
  priceUnit: 'amount',
  priceValue: 50_000,
  pricePlans: [plan.id],
  plansOpen: 'asLevel',
  capUnit: 'share',
  capShare: 2500,
  capRefilled: false,
  releaseSteps: [
    { daysBefore: 14, rooms: 2 },
    { daysBefore: 0, rooms: 0 },
  ],
  agent: { code: 'CATVANG', name: { vi: 'Lữ hành Cát Vàng', en: 'Golden Sand Travel' }, level: 3, active: true },
  agents: 1,
}
const levels = [1, 2, 3, 4, 5].map(levelRow)
const table = (more: Partial<TermsTable> = {}): TermsTable => ({
  version: 3,
  changedAt: '2026-11-22T09:05:00.000000Z',
  changedBy: 'Lê Thu Hà',
  currency: 'VND',
  rows: [...levels, own],
  plans: [plan],
  ...more,
})
const changedMeanwhile = {
  status: 409,
  body: { responseCode: 679, refusal: 'termsChanged', message: 'Lê Thu Hà has just changed the terms. Look again, then save.' },
}

const answers = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'agent-terms/get-all': () => ({ body: { data: table() } }),
    'agent-terms/preview': () => ({ body: { data: { total: 0, agents: [] } } }),
    'agent-terms/save': () => ({ body: { data: { version: 4 } } }),
    'agent-terms/restore': () => ({ body: { data: { version: 5 } } }),
    ...more,
  })
const sentTo = (asked: ReturnType<typeof answers>, path: string) => asked.find(({ url }) => url.pathname.endsWith(path))?.body

const open = async (act: string) => {
  await show(<AgentTermsScreen />)
  await userEvent.click(await page.findByRole('button', { name: act }))
  return within(await page.findByRole('dialog'))
}

beforeEach(() => keepOwnSession(signedInAs()))

test('each row says whose it is, what it pays and what it may buy', async () => {
  answers()
  await show(<AgentTermsScreen />)
  const level = within(await page.findByRole('row', { name: /^Level 3/u }))
  for (const text of ['Linked agents: 3', /10\s% off/u, 'All packages']) expect(level.getByText(text)).toBeDefined()
  const exception = within(page.getByRole('row', { name: /Golden Sand Travel/u }))
  for (const text of [
    'Level 3',
    '₫50,000 more per room and night · With breakfast',
    'As the level',
    /25\s% of the allotment · cancelled rooms still count · from 14 days before: 2 rooms · on the day itself: 0 rooms/u,
  ])
    expect(exception.getByText(text)).toBeDefined()
})

test('without exceptions it says that all follow their level', async () => {
  answers({ 'agent-terms/get-all': () => ({ body: { data: table({ rows: levels }) } }) })
  await show(<AgentTermsScreen />)
  expect(await page.findByText('No agent has own terms: all follow their level.')).toBeDefined()
})

test('where the table cannot be read it says so, and reads again', async () => {
  let failing = true
  answers({
    'agent-terms/get-all': () => (failing ? { status: 500, body: { responseCode: 1, message: 'Failed' } } : { body: { data: table() } }),
  })
  await show(<AgentTermsScreen />)
  const again = await page.findByRole('button', { name: 'Try again' })
  failing = false
  await userEvent.click(again)
  expect(await page.findByRole('row', { name: /Golden Sand Travel/u })).toBeDefined()
})

test('who may only look sees the terms, and why they cannot be saved', async () => {
  allow('AGENT_LIST_1')
  answers()
  const dialog = await open('Change Level 3')
  expect(dialog.getByRole('button', { name: 'Save the terms' }).getAttribute('aria-disabled')).toBe('true')
})

test('a step is typed without its sign, and what it changes is told before it is saved', async () => {
  const after = {
    priceUnit: 'percent',
    priceValue: -1500,
    pricePlans: [],
    plansOpen: 'all',
    openPlans: [],
    ...noCap,
    releaseSteps: [],
  } as const
  const changed = {
    travelAgentId: agentId,
    code: 'CATVANG',
    name: own.agent?.name,
    level: 3,
    before: { ...after, priceValue: -1000 },
    after,
  }
  const asked = answers({ 'agent-terms/preview': () => ({ body: { data: { total: 12, agents: [changed] } } }) })
  const dialog = await open('Change Level 3')
  const size = dialog.getByRole('textbox', { name: 'By' })
  await userEvent.clear(size)
  expect(dialog.getByRole('button', { name: 'Save the terms' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(size, '15')
  expect(await dialog.findByText(/10\s% off; All packages; No cap → 15\s% off; All packages; No cap/u)).toBeDefined()
  expect(dialog.getByText(/and 11 other agents/u)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Save the terms' }))
  await waitFor(() => expect(sentTo(asked, 'save')).toMatchObject({ version: 3, rows: [{ level: 3, priceValue: -1500 }] }))
})

test('the message after a save takes it back', async () => {
  const asked = answers()
  const dialog = await open('Change Level 3')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the terms' }))
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentTo(asked, 'restore')).toEqual({ version: 4, to: 3 }))
  expect(await page.findByText('Undone: the terms are as they were.')).toBeDefined()
})

test('an agent that has own terms already brings them into a new exception', async () => {
  const found = { travelAgentId: agentId, code: 'CATVANG', name: own.agent?.name, level: 3, kind: 'travel company', active: true }
  answers({ 'travelagent/get-all-agent-es': () => ({ body: { data: { agents: [found], total: 1, chosen: found } } }) })
  const dialog = await open('Add an exception')
  await userEvent.click(dialog.getByRole('combobox', { name: /Agent/u }))
  await userEvent.click(await page.findByText('Golden Sand Travel, level 3'))
  expect(await dialog.findByDisplayValue('50,000')).toBeDefined()
})

/** Somebody else changes a row while level 3 is open; the server tells who saves second. */
const saveSecond = async (theirs: TermsTable['rows'][number]) => {
  let current = table()
  const asked = answers({
    'agent-terms/get-all': () => ({ body: { data: current } }),
    'agent-terms/save': ({ body }) => {
      if (JSON.stringify(body).includes('"version":9')) return { body: { data: { version: 10 } } }
      current = table({ version: 9, rows: [...levels.map((row) => (row.level === theirs.level ? theirs : row)), own] })
      return changedMeanwhile
    },
  })
  const dialog = await open('Change Level 3')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the terms' }))
  await dialog.findByText(/has just changed the terms\./u)
  await waitFor(() => expect(asked.filter(({ url }) => url.pathname.endsWith('agent-terms/get-all')).length).toBeGreaterThan(1))
  const saveAgain = async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Save the terms' }))
    await waitFor(() => expect(asked.findLast(({ url }) => url.pathname.endsWith('save'))?.body).toMatchObject({ version: 9 }))
  }
  return { dialog, saveAgain }
}

test('what somebody else did to the same row is shown before it can be overwritten', async () => {
  const { dialog, saveAgain } = await saveSecond({ ...levelRow(3), priceValue: -2000 })
  expect(await dialog.findByText(/20\s% off; All packages; No cap/u)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Save the terms' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
  await saveAgain()
})

test('what somebody else did to another row is no conflict', async () => {
  const { saveAgain } = await saveSecond({ ...levelRow(2), priceUnit: 'percent', priceValue: 500 })
  await saveAgain()
  expect(await page.findByText('The agents’ terms are saved.')).toBeDefined()
})

test('a cap needs its size, and what is sent has only what it uses', async () => {
  const asked = answers()
  const dialog = await open('Change Level 2')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Most rooms' }))
  await userEvent.click(await page.findByText('Number of rooms'))
  expect(dialog.getByRole('button', { name: 'Save the terms' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Rooms' }), '3')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the terms' }))
  await waitFor(() =>
    expect(sentTo(asked, 'save')).toMatchObject({ rows: [{ level: 2, capUnit: 'rooms', capRooms: 3, capShare: null, capRefilled: true }] }),
  )
})

test('release steps are added and sent in their order, and those that do not fall cannot be saved', async () => {
  const asked = answers()
  const dialog = await open('Change Level 2')
  const act = (name: string) => dialog.getByRole('button', { name })
  await userEvent.click(act('Add a step'))
  await userEvent.click(act('Add a step'))
  const second = within(dialog.getByRole('group', { name: 'Release step 2' }))
  const rooms = second.getByRole('textbox', { name: 'Rooms kept' })
  await userEvent.clear(rooms)
  await userEvent.type(rooms, '2')
  expect(act('Save the terms').getAttribute('aria-disabled')).toBe('true')
  await userEvent.clear(rooms)
  expect(act('Add a step').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(act('Save the terms'))
  const steps = [
    { daysBefore: 14, rooms: 2 },
    { daysBefore: 7, rooms: 0 },
  ]
  await waitFor(() => expect(sentTo(asked, 'save')).toMatchObject({ rows: [{ level: 2, capUnit: 'none', releaseSteps: steps }] }))
})

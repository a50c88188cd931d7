import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { SameAs, type Same } from './same-as.tsx'

const idOf = (end: number) => `01900000-0000-7000-8000-0000000000${end}`
const [receptionId, revenueId, stoppedId, ownId] = [idOf(11), idOf(12), idOf(13), idOf(21)]
const reception = {
  id: receptionId,
  nameVi: 'Lễ tân',
  nameEn: 'Reception',
  description: '',
  descriptionEn: '',
  codes: ['BOOKING_1'],
  mayGive: true,
}
const revenue = { ...reception, id: revenueId, nameVi: 'Doanh thu', nameEn: 'Revenue', codes: ['SALE_1'] }
const personOf = (id: string, fullName: string, userName: string) => ({
  id,
  fullName,
  userName,
  email: `${userName}@example.com`,
  phone: '',
  address: '',
  position: '',
  owner: false,
  active: true,
  state: 'working',
  secondFactor: false,
  groups: [],
  entered: null,
  version: 1,
  changedAt: '2026-11-21T08:20:00.000Z',
  changedBy: 'Lê Thu Hà',
})
const me = personOf(ownId, 'Trần Quốc Bảo', 'bao')
const owner = { ...personOf(idOf(22), 'Nguyễn Thị Thuỳ Dương', 'duong'), owner: true }
/** One of many, who stands on none of the first pages. */
const lua = personOf(idOf(23), 'Quách Thị Lụa', 'lua')

const functionsOfLua = (): Answer => {
  const groups = [
    { ...reception, active: true },
    { ...revenue, id: stoppedId, active: false, codes: ['SALE_2'] },
  ]
  return { body: { data: { version: 1, groups, codes: ['BOOKING_LIST_1'] } } }
}

const showSameAs = async (functionsOf: () => Answer | Promise<Answer> = functionsOfLua) => {
  const take = vi.fn<(same: Same) => void>()
  const asked = answerCalls({
    'usergroup/get-all-active': () => ({ body: { data: [reception, revenue] } }),
    'user/get-all': ({ url }) => {
      const isSought = url.searchParams.get('text') === 'lua'
      return { body: { data: isSought ? [lua] : [me, owner], total: isSought ? 1 : 250, all: 250 } }
    },
    'user/get-function': functionsOf,
  })
  await show(<SameAs take={take} but={ownId} />)
  return { take, asked }
}

const field = () => page.findByRole('combobox', { name: 'Same as …' })
const option = (name: string) => page.findByRole('option', { name, hidden: true })

beforeEach(() => keepOwnSession(signedInAs({})))

test('a user is found among all of them, without diacritics, on the server; what they may do now is taken over', async () => {
  const { take, asked } = await showSameAs()
  await userEvent.type(await field(), 'lua')
  await userEvent.click(await option('Quách Thị Lụa (lua)'))
  await waitFor(() => expect(take).toHaveBeenCalledTimes(1))
  expect(take).toHaveBeenCalledWith({
    groupIds: [receptionId, stoppedId],
    codes: ['BOOKING_LIST_1'],
    all: expect.arrayContaining(['BOOKING_1', 'BOOKING_LIST_1']),
  })
  expect(take.mock.calls[0]?.[0].all).not.toContain('SALE_2')
  expect(asked.filter(({ url }) => url.pathname.endsWith('user/get-function'))).toHaveLength(1)
})

test('groups stand before users; neither the user themselves nor an owner is offered, and of the others their number', async () => {
  await showSameAs()
  await userEvent.click(await field())
  await option('and 248 other options')
  expect(page.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Reception',
    'Revenue',
    'and 248 other options',
  ])
})

test('a group is found in either spelling, and its functions are taken over', async () => {
  const { take } = await showSameAs()
  await userEvent.type(await field(), 'rev')
  await waitFor(() => expect(page.queryByRole('option', { name: 'Reception', hidden: true })).toBeNull())
  await userEvent.click(await option('Revenue'))
  await waitFor(() => expect(take).toHaveBeenCalledWith({ groupIds: [revenueId], codes: [], all: ['SALE_1'] }))
})

test('an answer that comes after another choice is not taken over', async () => {
  const slow = Promise.withResolvers<Answer>()
  const { take } = await showSameAs(() => slow.promise)
  await userEvent.type(await field(), 'lua')
  await userEvent.click(await option('Quách Thị Lụa (lua)'))
  await userEvent.clear(await field())
  await userEvent.click(await option('Reception'))
  await waitFor(() => expect(take).toHaveBeenCalledTimes(1))
  slow.resolve(functionsOfLua())
  await userEvent.click(await field())
  await userEvent.clear(await field())
  await userEvent.click(await option('Revenue'))
  await waitFor(() => expect(take).toHaveBeenCalledTimes(2))
  expect(take.mock.calls.map(([same]) => same.all)).toEqual([['BOOKING_1'], ['SALE_1']])
})

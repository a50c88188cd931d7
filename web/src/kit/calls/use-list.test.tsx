import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Pager } from '#ui/lists/pages/pager.tsx'
import { TableList } from '#ui/lists/table/table-list.tsx'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { show } from '#testing/show.tsx'
import { useList } from './use-list.ts'

const filter = z.object({ text: z.string().catch('') })
const group = {
  id: '01900000-0000-7000-8000-000000000101',
  nameVi: 'Chủ sở hữu',
  nameEn: 'Owner',
  description: '',
  descriptionEn: '',
  active: true,
  people: 1,
  rights: 3,
  version: 1,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
}
const words = { vi: 'Nhóm', en: 'Group' }

const Groups = () => {
  const list = useList('usergroup/get-all', { filter, sorts: ['name', 'people'], input: ({ text }, asked) => ({ text, ...asked }) })
  return (
    <>
      <SearchField words={words} value={list.filter.text} change={(text) => list.change({ text })} />
      <TableList
        what={words}
        list={list}
        columns={[{ key: 'name', head: words, phone: 'first', sortBy: 'name', cell: ({ nameEn }) => nameEn }]}
        keyOf={({ id }) => id}
        empty={words}
      />
      <Pager list={list} />
    </>
  )
}

const showGroups = async (address: string) => {
  keepOwnSession(signedInAs())
  const asked = answerCalls({
    'usergroup/get-all': ({ url }) => ({
      body: { data: [group], total: url.searchParams.get('text') === 'own' ? 1 : 13, all: 13 },
    }),
  })
  const { router } = await show(<Groups />, { address })
  await page.findByText('Owner')
  return { router, sorts: () => asked.map(({ url }) => [url.searchParams.get('sort'), url.searchParams.get('descending')].join(' ')) }
}

test('a list is sorted by its heads, in the address: up, down, and in the order of its own again', async () => {
  const { router, sorts } = await showGroups('/?page=2')
  const press = async () => userEvent.click(page.getByRole('button', { name: 'Group' }))
  await press()
  expect(router.state.location.searchStr).toBe('?sort=name')
  await expect.poll(() => sorts().at(-1)).toBe('name ')
  await press()
  expect(router.state.location.searchStr).toBe('?sort=name&descending=true')
  await expect.poll(() => sorts().at(-1)).toBe('name true')
  await press()
  expect(router.state.location.searchStr).toBe('')
})

test('what the call is not sorted by is not asked for', async () => {
  const { sorts } = await showGroups('/?sort=password')
  expect(sorts()).toEqual([' '])
})

test('“filtered 1 of 13” with the first answer', async () => {
  const { sorts } = await showGroups('/?text=own')
  expect(await page.findByText(/filtered 1 of 13/u)).toBeDefined()
  expect(sorts()).toHaveLength(1)
})

test('a list that nothing narrows says nothing of a filter', async () => {
  await showGroups('/')
  expect(page.queryByText(/filtered/u)).toBeNull()
})

test('“the red ‘not read’ banner goes with the first answer”', async () => {
  keepOwnSession(signedInAs())
  let down = true
  answerCalls({
    'usergroup/get-all': () =>
      down ? { status: 500, body: { responseCode: 1, message: 'Down' } } : { body: { data: [group], total: 13, all: 13 } },
  })
  await show(<Groups />, { address: '/' })
  await page.findByRole('button', { name: 'Try again' })
  down = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByText('Owner')
  expect(page.queryByText(/Could not read/u)).toBeNull()
})

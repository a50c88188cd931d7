import { listViewCalls } from '@innkeeper/protocol/calls/account/list-view'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useList } from '#kit/calls/use-list.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { Listing } from './listing.tsx'

const filter = z.object({ text: z.string().catch('') })
const words = { vi: 'Nhóm', en: 'Group' }
const id = '01900000-0000-7000-8000-000000000101'
const group = {
  id,
  nameVi: 'Chủ sở hữu',
  nameEn: 'Owner',
  description: '',
  descriptionEn: '',
  active: true,
  people: 7,
  rights: 3,
  version: 1,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
}

const Groups = () => {
  const list = useList('usergroup/get-all', { filter, sorts: ['name', 'people'], input: ({ text }, asked) => ({ text, ...asked }) })
  return (
    <Listing
      filters={<SearchField words={words} value={list.filter.text} change={(text) => list.change({ text })} />}
      what={words}
      list={list}
      columns={[
        { key: 'name', head: words, phone: 'first', sortBy: 'name', cell: ({ nameEn }) => nameEn },
        { key: 'people', head: { vi: 'Số người', en: 'People' }, sortBy: 'people', cell: ({ people }) => people },
      ]}
      keyOf={(row) => row.id}
      empty={words}
    />
  )
}

type Kept = { views: { id: string; list: string; name: string; address: string }[]; columns: { list: string; hidden: string[] }[] }

const showGroups = async (address = '/', given: Partial<Kept> = {}) => {
  keepOwnSession(signedInAs())
  const kept: Kept = { views: [], columns: [], ...given }
  answerCalls({
    'usergroup/get-all': () => ({ body: { data: [group], total: 1, all: 1 } }),
    'list-view/get-all': () => ({ body: { data: kept } }),
    'list-view/create': ({ body }) => {
      const view = listViewCalls['list-view/create'].input.parse(body)
      if (kept.views.some(({ name }) => name === view.name)) {
        const error = { field: 'name', reason: 'viewNameTaken', message: 'Another view has this name.' }
        return {
          status: 409,
          body: { responseCode: 123, refusal: 'viewNameTaken', message: 'Another view has this name.', errors: [error] },
        }
      }
      kept.views = [...kept.views, { id, ...view }]
      return { body: { data: { id } } }
    },
    'list-view/rename': ({ body }) => {
      const { name } = listViewCalls['list-view/rename'].input.parse(body)
      kept.views = kept.views.map((view) => ({ ...view, name }))
      return { body: { data: { id } } }
    },
    'list-view/delete': () => {
      kept.views = []
      return { body: { data: { id } } }
    },
    'list-view/choose-columns': ({ body }) => {
      kept.columns = [listViewCalls['list-view/choose-columns'].input.parse(body)]
      return { body: { data: null } }
    },
  })
  const { router } = await show(<Groups />, { address })
  await page.findByText('Owner')
  return { router, kept }
}

const heads = () => page.getAllByRole('columnheader').map((head) => head.textContent)
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('“column choice kept”: a column that is hidden stays so for the person, and comes back', async () => {
  const { kept } = await showGroups()
  expect(heads()).toEqual(['Group', 'People'])
  await press('Choose columns')
  await userEvent.click(page.getByRole('checkbox', { name: 'People' }))
  await waitFor(() => expect(heads()).toEqual(['Group']))
  expect(kept.columns).toEqual([{ list: 'usergroup/get-all', hidden: ['people'] }])
  await press('Show all columns')
  await waitFor(() => expect(heads()).toEqual(['Group', 'People']))
})

test('what names the row cannot be hidden', async () => {
  await showGroups('/', { columns: [{ list: 'usergroup/get-all', hidden: ['name', 'people'] }] })
  expect(heads()).toEqual(['Group'])
  await press('Choose columns')
  expect(page.getAllByRole('checkbox')).toHaveLength(1)
})

test('“saved views”: filter, order and columns under a name; the view is an address', async () => {
  const { kept, router } = await showGroups('/?text=own&sort=people&page=3', {
    columns: [{ list: 'usergroup/get-all', hidden: ['people'] }],
  })
  await press('Saved views')
  await press('Save this view')
  await userEvent.type(await page.findByRole('textbox', { name: /Name of the view/u }), 'Owners')
  await press('Save the view')
  await waitFor(() =>
    expect(kept.views.map(({ name, address }) => [name, address])).toEqual([['Owners', 'text=own&sort=people&hide=people']]),
  )
  await router.navigate({ href: '/' })
  await press('Saved views')
  await userEvent.click(await page.findByRole('link', { name: 'Owners' }))
  expect(router.state.location.searchStr).toBe('?text=own&sort=people&hide=people')
  expect(await page.findByRole('button', { name: 'Saved views: Owners', pressed: true })).toBeDefined()
})

test('the columns of a view are those of its address: changed there, they are not the person’s choice', async () => {
  const { kept, router } = await showGroups('/?hide=people')
  expect(heads()).toEqual(['Group'])
  await press('Choose columns')
  await userEvent.click(page.getByRole('checkbox', { name: 'People' }))
  await waitFor(() => expect(heads()).toEqual(['Group', 'People']))
  expect(router.state.location.searchStr).toBe('?hide=-')
  expect(kept.columns).toEqual([])
})

const owners = { id, list: 'usergroup/get-all', name: 'Owners', address: 'text=own&hide=-' }

test('a name that is taken is refused at its field, and nothing that was typed is lost', async () => {
  await showGroups('/?sort=people', { views: [owners] })
  await press('Saved views')
  await press('Save this view')
  const field = await page.findByRole('textbox', { name: /Name of the view/u })
  await userEvent.type(field, 'Owners')
  await press('Save the view')
  expect((await page.findAllByText('Another view has this name.')).length).toBeGreaterThan(0)
  expect(within(page.getByRole('dialog')).getByRole<HTMLInputElement>('textbox').value).toBe('Owners')
})

test('a view is renamed, and deleted with a way back', async () => {
  const { kept } = await showGroups('/', { views: [owners] })
  await press('Saved views')
  await press('Rename Owners')
  const field = await page.findByRole('textbox', { name: /Name of the view/u })
  await userEvent.clear(field)
  await userEvent.type(field, 'Bosses')
  await press('Rename the view')
  await waitFor(() => expect(kept.views.map(({ name }) => name)).toEqual(['Bosses']))
  await press('Saved views')
  const bin = await page.findByRole('button', { name: 'Delete Bosses' })
  await waitFor(() => expect(bin.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(bin)
  await waitFor(() => expect(kept.views).toEqual([]))
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(kept.views.map(({ name }) => name)).toEqual(['Bosses']))
})

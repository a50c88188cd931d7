import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { allow } from '#testing/record-cases.ts'
import { show } from '#testing/show.tsx'
import { ConnectionsScreen } from './connections-screen.tsx'
import { MapCodes } from './map-codes.tsx'

const at = '2026-11-20T03:00:00.000Z'
const room = '0199a1b2-0000-7000-8000-000000000001'
const code = { thing: 'room', code: 'DLX', name: 'Deluxe', target: null, suggestion: room, usedAt: at, unused: false }

beforeEach(() => allow('BE_INTEGRATION_1', 'BE_INTEGRATION_2'))

test('the dialog of codes asks before it closes with choices that are not saved', async () => {
  const onClose = vi.fn<() => void>()
  const mapping = { codes: [code], rooms: [{ id: room, name: { vi: 'Deluxe', en: 'Deluxe' } }], plans: [] }
  answerCalls({ 'connection/mapping': () => ({ body: { data: mapping } }) })
  await show(<MapCodes connection={{ id: room, name: 'PMS' }} onClose={onClose} />)
  const dialog = await page.findByRole('dialog')
  const press = async (name: string) => userEvent.click(await within(dialog).findByRole('button', { name }))
  await within(dialog).findByRole('combobox', { name: /DLX/u })
  await press('Take the suggestions')
  await press('Close')
  expect(onClose).not.toHaveBeenCalled()
  expect(await within(dialog).findByText('Codes not saved: 1.')).toBeDefined()
  await press('Discard the changes')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a connection is renamed twice: the second time from the version that the first one made', async () => {
  const stored = {
    id: room,
    kind: 'pms',
    name: 'PMS',
    state: 'active',
    held: false,
    version: 1,
    createdAt: at,
    createdBy: 'Hà',
    unmapped: 0,
    keys: [],
  }
  const asked = answerCalls({
    'connection/get-all': () => ({ body: { data: [{ ...stored }] } }),
    'connection/update': ({ body }) => {
      Object.assign(stored, body, { version: stored.version + 1 })
      return { body: { data: { id: room, version: stored.version } } }
    },
  })
  await show(<ConnectionsScreen />)
  const rename = async (to: string) => {
    await userEvent.click(await page.findByRole('button', { name: 'Edit the connection' }))
    const field = await page.findByRole('textbox', { name: /Name of the connection/u })
    await userEvent.clear(field)
    await userEvent.type(field, to)
    await userEvent.click(page.getByRole('button', { name: 'Save the connection' }))
    await page.findByRole('region', { name: to })
  }
  await rename('PMS kho')
  await rename('PMS đêm')
  const sent = asked.filter(({ url }) => url.pathname.endsWith('connection/update')).map(({ body }) => body)
  expect(sent).toEqual([
    { id: room, version: 1, name: 'PMS kho', held: false },
    { id: room, version: 2, name: 'PMS đêm', held: false },
  ])
})

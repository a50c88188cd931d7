import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { say } from '@innkeeper/protocol/say'
import { Refused } from '#kit/calls/refused.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { photoOf } from '#testing/photos.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { slowUploads } from '#testing/slow-uploads.ts'
import { PhotoBoard } from './photo-board.tsx'
import type { PhotoList, PhotoListInput } from './use-photo-list.ts'

const signedIn = signedInAs()
const roles = ['IMAGE_LIBRARY_1', 'IMAGE_LIBRARY_2'].map((fnCode) => ({ fnCode, type: 'change' as const }))
const words = {
  title: say('Ảnh', 'Photos'),
  empty: say('Chưa có ảnh.', 'No photo.'),
  save: say('Lưu', 'Save'),
  saved: say('Đã lưu {count}.', 'Saved: {count}.'),
  mayNotChange: say('Không có quyền.', 'No right.'),
  fewer: { words: say('Thêm {missing} ảnh.', '{missing} more wanted.'), least: 4 },
}
const listOf = (version: number, ...numbers: readonly number[]): PhotoList => ({
  version,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Trần Quốc Bảo',
  images: numbers.map((number, index) => ({ ...photoOf(number), main: index === 0 })),
})
const idOf = (number: number) => photoOf(number).id

beforeEach(() => {
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles } })
  answerCalls({ 'resource/get-images': () => ({ body: { data: [photoOf(7), photoOf(8)], total: 2 } }) })
})

type Send = (input: PhotoListInput) => Promise<PhotoList>

const showBoard = async (list: PhotoList, more: { send?: Send; mayChange?: boolean; error?: Error } = {}) => {
  const send = vi.fn<Send>(
    more.send ?? (async ({ version, images }) => ({ ...listOf(version + 1), images: list.images.filter(({ id }) => images.includes(id)) })),
  )
  const readAgain = vi.fn<() => void>()
  const board = (
    <PhotoBoard
      name="property"
      list={list}
      readAgain={readAgain}
      save={{ send, pending: false, error: more.error ?? null }}
      mayChange={more.mayChange ?? true}
      category="facade"
      words={words}
    />
  )
  const shown = await show(board)
  await page.findByRole('list', { name: 'Photos' })
  return { ...shown, send, readAgain }
}

const names = () =>
  within(page.getByRole('list', { name: 'Photos' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('the first photo is the main one; another is made the main one by going first, and the whole list is saved in its order', async () => {
  const { send } = await showBoard(listOf(3, 1, 2, 3))
  const main = page.getByText('Main photo').closest('li')
  expect(main?.textContent).toContain('Photo 1')
  await press('Make Photo 3 the main photo')
  expect(names()).toEqual(['Photo 3', 'Photo 1', 'Photo 2'])
  await press(/^Take Photo 1 out/u)
  await press('Save')
  await waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ version: 3, images: [idOf(3), idOf(2)], main: idOf(3) }))
  expect(await page.findByText('Saved: 2.')).toBeDefined()
})

test('photos are chosen from the library, search and pages apart; what is on the list cannot be chosen again', async () => {
  await showBoard(listOf(3, 1, 7))
  await press('Choose from the library')
  const dialog = await page.findByRole('dialog', { name: 'Choose photos from the library' })
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Choose the photo Photo 8' }))
  expect(within(dialog).queryByRole('checkbox', { name: 'Choose the photo Photo 7' })).toBeNull()
  expect(within(dialog).getByText('On the list')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add photos (1)' }))
  expect(names()).toEqual(['Photo 1', 'Photo 7', 'Photo 8'])
})

test('what is uploaded stands on the list at once, not saved yet', async () => {
  const uploads = slowUploads()
  await showBoard(listOf(3, 1, 2))
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')
  if (picker === null) throw new Error('there is no file picker')
  await userEvent.upload(picker, new File(['x'], 'new.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.fields).toEqual({ category: 'facade' })
  uploads[0]?.answer(200, { data: photoOf(9) })
  await waitFor(() => expect(names()).toEqual(['Photo 1', 'Photo 2', 'Photo 9']))
  expect(page.getByText('There are changes not saved.')).toBeDefined()
})

test('what is not saved is here again after a reload, also the photos that were only chosen', async () => {
  const first = await showBoard(listOf(3, 1, 2))
  await press('Choose from the library')
  await userEvent.click(await page.findByRole('checkbox', { name: 'Choose the photo Photo 8' }))
  await press('Add photos (1)')
  first.unmount()
  await showBoard(listOf(3, 1, 2))
  await waitFor(() => expect(names()).toEqual(['Photo 1', 'Photo 2', 'Photo 8']))
  expect(page.getByText('Your unsaved changes are still here.')).toBeDefined()
  await userEvent.click(page.getAllByRole('button', { name: 'Discard the changes' })[0] ?? document.body)
  expect(names()).toEqual(['Photo 1', 'Photo 2'])
})

test('where somebody else saved meanwhile both lists are shown, and nothing is written over unasked', async () => {
  const first = await showBoard(listOf(3, 1, 2))
  await press('Make Photo 2 the main photo')
  first.unmount()
  const { send } = await showBoard(listOf(4, 1, 2, 3))
  const conflict = (await page.findByRole('button', { name: 'Keep what is being edited' })).closest('[role=alert]')
  if (!(conflict instanceof HTMLElement)) throw new Error('a conflict is read out at once')
  expect(conflict.textContent).toContain('Trần Quốc Bảo')
  expect(within(conflict).getByText('Photo 2, Photo 1')).toBeDefined()
  expect(within(conflict).getByText('Photo 1, Photo 2, Photo 3')).toBeDefined()
  await press('Keep what is being edited')
  await press('Save')
  await waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ version: 4, images: [idOf(2), idOf(1)], main: idOf(2) }))
})

test('the other person’s list may be taken instead', async () => {
  const first = await showBoard(listOf(3, 1, 2))
  await press('Make Photo 2 the main photo')
  first.unmount()
  await showBoard(listOf(4, 3, 1))
  await press('Take the version by Trần Quốc Bảo')
  expect(names()).toEqual(['Photo 3', 'Photo 1'])
  expect(page.getByText('Nothing is changed.')).toBeDefined()
})

test('a refusal reads what stands on the server, keeps what was put together, and stays to be read', async () => {
  const refused = new Refused(409, { responseCode: 442, refusal: 'imagesChanged', message: 'Changed meanwhile.', requestId: 'r1' })
  const { readAgain } = await showBoard(listOf(3, 1, 2), { send: () => Promise.reject(refused), error: refused })
  await press('Make Photo 2 the main photo')
  await press('Save')
  await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1))
  expect(names()).toEqual(['Photo 2', 'Photo 1'])
  expect(page.getByText('Not saved.').parentElement?.textContent).toContain('Changed meanwhile.')
})

test('while there are fewer photos than are wanted, the board says how many more', async () => {
  await showBoard(listOf(3, 1, 2, 3))
  expect(page.getByText('1 more wanted.')).toBeDefined()
})

test('whoever may look only sees the photos in their order, and nothing to change them with', async () => {
  await showBoard(listOf(3, 1, 2), { mayChange: false })
  expect(names()).toEqual(['Photo 1', 'Photo 2'])
  expect(page.getAllByText('No right.').length).toBeGreaterThan(0)
  expect(page.queryByRole('button', { name: /^(?:Move|Make|Take|Choose)/u })).toBeNull()
})

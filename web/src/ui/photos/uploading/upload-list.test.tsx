import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { photoOf } from '#testing/photos.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { slowUploads, type SlowUpload } from '#testing/slow-uploads.ts'
import { PhotoAdder } from './photo-adder.tsx'

const signedIn = signedInAs()
const roles = ['IMAGE_LIBRARY_1', 'IMAGE_LIBRARY_2'].map((fnCode) => ({ fnCode, type: 'change' as const }))

beforeEach(() => keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles } }))

const jpeg = (name: string) => new File(['x'.repeat(2000)], name, { type: 'image/jpeg' })
const choose = async (...files: readonly File[]) => {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')
  if (picker === null) throw new Error('there is no file picker')
  await userEvent.upload(picker, [...files], { applyAccept: false })
}
const rows = () => within(page.getByRole('region', { name: 'Photos being uploaded' })).queryAllByRole('listitem')
const names = () => rows().map((row) => row.querySelector('strong')?.textContent)
const done = (upload: SlowUpload | undefined) => upload?.answer(200, { data: photoOf(1) })
const tooSmall = (upload: SlowUpload | undefined) =>
  upload?.answer(422, { responseCode: 434, refusal: 'photoTooSmall', message: 'The photo is only 300 × 200 px.' })

const showAdder = async () => {
  const uploads = slowUploads()
  const added = vi.fn<(photo: object) => void>()
  const shown = await show(<PhotoAdder category="lobby" added={added} />)
  await page.findByRole('button', { name: 'Choose photos' })
  return { uploads, added, shown, sent: () => uploads.map(({ name }) => name) }
}

test('three are sent at a time with their kind; each tells how far it is, and what has arrived is counted', async () => {
  const { uploads, added, sent } = await showAdder()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'), jpeg('d.jpg'))
  await waitFor(() => expect(sent()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']))
  expect(uploads[0]?.fields).toEqual({ category: 'lobby' })
  uploads[1]?.left(0.4)
  await waitFor(() => expect(rows()[1]?.textContent).toContain('40\u00a0% sent'))
  expect(rows()[3]?.textContent).toContain('waiting')
  expect(page.getByRole('progressbar', { name: 'How much of b.jpg is sent' })).toBeDefined()
  done(uploads[0])
  await waitFor(() => expect(sent()).toContain('d.jpg'))
  expect(added).toHaveBeenCalledTimes(1)
  expect(page.getByText('1 of 4 photos added.')).toBeDefined()
})

test('a photo that fails keeps its place, says why, and sent again is the same photo: it bears the same key', async () => {
  const { uploads, sent } = await showAdder()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
  await waitFor(() => expect(sent()).toHaveLength(3))
  uploads[1]?.breakOff()
  await waitFor(() => expect(rows()[1]?.textContent).toContain('The server cannot be reached.'))
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await userEvent.click(page.getByRole('button', { name: 'Try b.jpg again' }))
  await waitFor(() => expect(sent()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'b.jpg']))
  expect(uploads[3]?.headers['idempotency-key']).toBe(uploads[1]?.headers['idempotency-key'])
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  for (const upload of uploads) done(upload)
  expect(await page.findByText('Photos added: 3.')).toBeDefined()
  expect(rows()).toEqual([])
})

test('a file that is no photo is told so and never sent; what the server finds wrong with a file is told as it says it', async () => {
  const { uploads, sent } = await showAdder()
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }), jpeg('small.jpg'))
  await waitFor(() => expect(sent()).toEqual(['small.jpg']))
  tooSmall(uploads[0])
  await waitFor(() => expect(rows()[1]?.textContent).toContain('The photo is only 300 × 200 px.'))
  expect(rows()[0]?.textContent).toContain('This file is not a photo that can be read.')
  expect(page.queryByRole('button', { name: /again/u })).toBeNull()
  expect(page.getByText('Photos added: 0. Files not added: 2.')).toBeDefined()
})

test('several that failed are sent again with one press; the list is cleared when nothing is on its way', async () => {
  const { uploads, sent } = await showAdder()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  for (const upload of uploads) upload.breakOff()
  await userEvent.click(await page.findByRole('button', { name: 'Try 2 files again' }))
  await waitFor(() => expect(sent()).toHaveLength(4))
  expect(page.queryByRole('button', { name: 'Clear the list' })).toBeNull()
  done(uploads[2])
  tooSmall(uploads[3])
  await userEvent.click(await page.findByRole('button', { name: 'Clear the list' }))
  expect(page.queryByRole('region', { name: 'Photos being uploaded' })).toBeNull()
})

test('one that is stopped is given up, and so is everything when the screen is gone', async () => {
  const { uploads, sent, shown } = await showAdder()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  await userEvent.click(page.getByRole('button', { name: 'Stop uploading a.jpg' }))
  expect(uploads.map((upload) => upload.givenUp())).toEqual([true, false])
  expect(names()).toEqual(['b.jpg'])
  shown.unmount()
  expect(uploads.map((upload) => upload.givenUp())).toEqual([true, true])
})

test('leaving the page while photos are on their way asks first; a change of the filter does not leave it', async () => {
  const { uploads, sent, shown } = await showAdder()
  await choose(jpeg('a.jpg'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  void shown.router.navigate({ href: '/?text=sea' })
  await waitFor(() => expect(shown.router.state.location.searchStr).toBe('?text=sea'))
  void shown.router.navigate({ href: '/elsewhere' })
  const dialog = await page.findByRole('dialog', { name: 'Leave while photos are being uploaded?' })
  expect(within(dialog).getByText(/Photos not uploaded yet: 1\./u)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(shown.router.state.location.pathname).toBe('/')
  expect(uploads[0]?.givenUp()).toBe(false)
})

test('files dropped anywhere on the page and files pasted are taken; text is left to whoever it is for', async () => {
  const { sent } = await showAdder()
  const give = (type: 'drop' | 'paste', types: readonly string[], files: readonly File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { [type === 'drop' ? 'dataTransfer' : 'clipboardData']: { types, files } })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(give('drop', ['Files'], [jpeg('dropped.jpg')])).toBe(true)
  expect(give('paste', ['Files'], [jpeg('pasted.jpg')])).toBe(true)
  expect(give('paste', ['text/plain'], [])).toBe(false)
  await waitFor(() => expect(sent()).toEqual(['dropped.jpg', 'pasted.jpg']))
})

test('whoever may not upload is told so, and what is dropped is not taken', async () => {
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: [] } })
  const { sent } = await showAdder()
  expect(page.getByRole('button', { name: 'Choose photos' }).getAttribute('aria-disabled')).toBe('true')
  expect(page.getByText('Needs the right to view “Photo library” and change “Photo library”.')).toBeDefined()
  expect(sent()).toEqual([])
})

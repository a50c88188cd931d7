import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploadQueue, type SendFile } from './use-upload-queue.ts'

type Sent = { readonly name: string; readonly key: string; readonly signal: AbortSignal; readonly progress: (share: number) => void }

/** A screen that sends files to whoever stands in for the server. */
function Sending({ send, done }: { send: SendFile<string>; done: (answer: string) => void }) {
  const { uploads, add, again, remove } = useUploadQueue<string>({
    send,
    done,
    refuse: (file) => (file.type === 'text/plain' ? 'This file is not a photo.' : null),
    failureOf: (error) => ({ message: error.message, mayRetry: error.message === 'The server cannot be reached.' }),
  })
  return (
    <>
      <DropZone accept={['image/jpeg']} note="JPEG" give={add} />
      <UploadList uploads={uploads} again={again} remove={remove} />
    </>
  )
}

/** A server that keeps every file waiting until it is told what to answer. */
function slowServer() {
  const sent: Sent[] = []
  const ends = new Map<string, { readonly done: (answer: string) => void; readonly fail: (error: Error) => void }>()
  const send: SendFile<string> = (file, { key, signal, progress }) =>
    new Promise((resolve, reject) => {
      sent.push({ name: file.name, key, signal, progress })
      ends.set(file.name, { done: resolve, fail: reject })
      signal.addEventListener('abort', () => reject(new Error('given up')))
    })
  const answer = (name: string) => ends.get(name)?.done(name)
  const fail = (name: string, message: string) => ends.get(name)?.fail(new Error(message))
  return { sent, send, answer, fail, names: () => sent.map(({ name }) => name) }
}

const jpeg = (name: string) => new File(['x'.repeat(2000)], name, { type: 'image/jpeg' })
const choose = async (...files: readonly File[]) => {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')
  if (picker === null) throw new Error('there is no file picker')
  await userEvent.upload(picker, [...files], { applyAccept: false })
}
const rows = () => within(page.getByRole('region', { name: 'Photos being uploaded' })).queryAllByRole('listitem')
const texts = () => rows().map((row) => row.textContent)
const showSending = async () => {
  const server = slowServer()
  const done = vi.fn<(answer: string) => void>()
  const shown = await show(<Sending send={server.send} done={done} />)
  await page.findByRole('button', { name: 'Choose photos' })
  return { ...server, done, unmount: shown.unmount }
}

test('three are sent at a time; each tells how far it is, and what has arrived is counted', async () => {
  const { sent, names, answer, done } = await showSending()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'), jpeg('d.jpg'))
  await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']))
  sent[1]?.progress(0.4)
  await waitFor(() => expect(texts()[1]).toContain('40\u00a0% sent'))
  expect(texts()[3]).toContain('waiting')
  expect(within(rows()[1] ?? document.body).getByRole('progressbar', { name: 'How much of b.jpg is sent' })).toBeDefined()
  answer('a.jpg')
  await waitFor(() => expect(names()).toContain('d.jpg'))
  expect(done.mock.calls).toEqual([['a.jpg']])
  expect(page.getByText('1 of 4 photos added.')).toBeDefined()
})

test('a file that fails keeps its place, says why, and sent again is the same file: it bears the same key', async () => {
  const { sent, answer, fail, names } = await showSending()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
  await waitFor(() => expect(names()).toHaveLength(3))
  fail('b.jpg', 'The server cannot be reached.')
  await waitFor(() => expect(texts()[1]).toContain('The server cannot be reached.'))
  expect(texts().map((text) => text?.slice(0, 5))).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await userEvent.click(page.getByRole('button', { name: 'Try b.jpg again' }))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(sent[3]).toMatchObject({ name: 'b.jpg', key: sent[1]?.key })
  expect(texts().map((text) => text?.slice(0, 5))).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) answer(name)
  expect(await page.findByText('Photos added: 3.')).toBeDefined()
  expect(rows()).toEqual([])
})

test('a file that is no photo is told so at once and is never sent; trying again is not offered', async () => {
  const { names } = await showSending()
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }), jpeg('a.jpg'))
  await waitFor(() => expect(names()).toEqual(['a.jpg']))
  expect(texts()[0]).toContain('This file is not a photo.')
  expect(page.queryByRole('button', { name: 'Try notes.txt again' })).toBeNull()
})

test('several that failed are sent again with one press; the list is cleared when nothing is on its way', async () => {
  const { names, fail, answer } = await showSending()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(names()).toHaveLength(2))
  fail('a.jpg', 'The server cannot be reached.')
  fail('b.jpg', 'The server cannot be reached.')
  await userEvent.click(await page.findByRole('button', { name: 'Try 2 files again' }))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(page.queryByRole('button', { name: 'Clear the list' })).toBeNull()
  answer('a.jpg')
  fail('b.jpg', 'Too small.')
  await userEvent.click(await page.findByRole('button', { name: 'Clear the list' }))
  expect(page.queryByRole('region', { name: 'Photos being uploaded' })).toBeNull()
})

test('one that is stopped is given up, and so is everything when the screen is left', async () => {
  const { sent, names, unmount } = await showSending()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(names()).toHaveLength(2))
  await userEvent.click(page.getByRole('button', { name: 'Stop uploading a.jpg' }))
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(texts().map((text) => text?.slice(0, 5))).toEqual(['b.jpg'])
  unmount()
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

test('files dropped anywhere on the page and files pasted are taken; text is left to whoever it is for', async () => {
  const { names } = await showSending()
  const give = (type: 'drop' | 'paste', types: readonly string[], files: readonly File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { [type === 'drop' ? 'dataTransfer' : 'clipboardData']: { types, files } })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(give('drop', ['Files'], [jpeg('dropped.jpg')])).toBe(true)
  expect(give('paste', ['Files'], [jpeg('pasted.jpg')])).toBe(true)
  expect(give('paste', ['text/plain'], [])).toBe(false)
  await waitFor(() => expect(names()).toEqual(['dropped.jpg', 'pasted.jpg']))
})

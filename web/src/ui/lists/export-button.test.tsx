import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FileAsk, ListFile } from '#kit/calls/files/ask-file.ts'
import { Unreachable } from '#kit/calls/refused.ts'
import { show } from '#testing/show.tsx'
import { ExportButton } from './export-button.tsx'

const saved = vi.fn<(content: Blob) => string>(() => 'blob:file')

beforeEach(() => {
  saved.mockClear()
  document.body.replaceChildren()
  window.URL.createObjectURL = (content) => saved(content instanceof Blob ? content : new Blob())
  window.URL.revokeObjectURL = () => undefined
})

const file: ListFile = { fileName: 'bookings.xlsx', content: new Blob(['PK']), rows: 248 }

/** An export that the test answers. */
const begin = async () => {
  const asked: (FileAsk & PromiseWithResolvers<ListFile>)[] = []
  const read = (how: FileAsk) => {
    const answer = Promise.withResolvers<ListFile>()
    how.signal.addEventListener('abort', () => answer.reject(how.signal.reason))
    asked.push({ ...how, ...answer })
    return answer.promise
  }
  await show(<ExportButton total={248} read={read} />)
  const start = async (format: string) => {
    await userEvent.click(page.getByRole('button', { name: 'Export 248' }))
    await userEvent.click(await page.findByRole('button', { name: format }))
  }
  return { asked, start }
}

test('the format is picked, and the button says how many rows are written of how many', async () => {
  const { asked, start } = await begin()
  await start('Excel (.xlsx)')
  expect(asked.map(({ format }) => format)).toEqual(['xlsx'])
  asked[0]?.onRows({ rows: 125, total: 248 })
  expect(await page.findByRole('button', { name: 'Exporting 125 of 248' })).toBeTruthy()
  asked[0]?.resolve(file)
  expect(await page.findByRole('button', { name: 'Export 248' })).toBeTruthy()
  expect(saved).toHaveBeenCalledExactlyOnceWith(file.content)
})

test('an export is cancelled: the reading ends and nothing is saved', async () => {
  const { asked, start } = await begin()
  await start('CSV (.csv)')
  await userEvent.click(await page.findByRole('button', { name: 'Cancel the export' }))
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(await page.findByRole('button', { name: 'Export 248' })).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
})

test('when the connection breaks nothing is saved, and the export is offered again', async () => {
  const { asked, start } = await begin()
  await start('Excel (.xlsx)')
  asked[0]?.reject(new Unreachable('the file ended before it was whole'))
  expect(await page.findByText('The connection broke during the export: no file was saved.')).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Export again' }))
  await waitFor(() => expect(asked.map(({ format }) => format)).toEqual(['xlsx', 'xlsx']))
  asked[1]?.resolve(file)
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
})

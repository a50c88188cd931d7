import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.tsx'
import { late, lateUnasked } from './late.tsx'

type Opened = { open: boolean; onClose: () => void }

/** A page with a field to type into, and a button that opens a part, which `load` loads. */
const pageWith = (load: () => Promise<ComponentType<Opened>>) => {
  const Part = late(load)
  return function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <input aria-label={name} />
        <button type="button" onClick={() => setOpen(true)}>
          {opener}
        </button>
        <Part open={open} onClose={() => setOpen(false)} />
      </>
    )
  }
}

const name = 'Name'
const opener = 'Open it'
const content = 'Here it is'
const Part = ({ open }: Opened) => open && <p>{content}</p>
const isTold = () => page.getByRole('alert').textContent ?? ''

test('a part that does not come is told of, what was typed stays, and opening it again tries again', async () => {
  const load = vi.fn<() => Promise<ComponentType<Opened>>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')).mockResolvedValueOnce(Part)
  const Page = pageWith(load)
  await show(<Page />)
  expect(load).not.toHaveBeenCalled()
  const person = userEvent.setup()
  await person.type(await page.findByLabelText(name), 'Nguyễn')
  await person.click(page.getByRole('button', { name: opener }))
  await expect.poll(isTold).toContain('This part has not loaded.')
  expect(page.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  expect(page.getByLabelText(name)).toHaveProperty('value', 'Nguyễn')
  await person.click(page.getByRole('button', { name: opener }))
  expect(await page.findByText(content)).toBeDefined()
})

test('a part that hangs is told of as well', async () => {
  const Page = pageWith(() => new Promise(() => undefined))
  await show(<Page />)
  const button = await page.findByRole('button', { name: opener })
  vi.useFakeTimers()
  try {
    act(() => button.click())
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(isTold()).toContain('This part has not loaded.')
  } finally {
    vi.useRealTimers()
  }
})

const loadSecondTime = () =>
  vi
    .fn<() => Promise<ComponentType<Opened>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(Part)

test('a part that shows itself and does not come is told to nobody, and comes when the network is back', async () => {
  const load = loadSecondTime()
  const Unasked = lateUnasked(load)
  await show(<Unasked open onClose={() => undefined} />)
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  await act(async () => {})
  expect(isTold()).toBe('')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await page.findByText(content)).toBeDefined()
})

test('without a word from the network it is tried again after a minute', async () => {
  const load = loadSecondTime()
  const Unasked = lateUnasked(load)
  vi.useFakeTimers()
  try {
    await act(() => show(<Unasked open onClose={() => undefined} />))
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(load).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(page.getByText(content)).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a part that shows itself comes however long its loading takes', async () => {
  const coming = Promise.withResolvers<ComponentType<Opened>>()
  const Unasked = lateUnasked(() => coming.promise)
  vi.useFakeTimers()
  try {
    await act(() => show(<Unasked open onClose={() => undefined} />))
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    coming.resolve(Part)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(page.getByText(content)).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})

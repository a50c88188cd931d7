import { act, screen as page } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.tsx'
import { Coming } from './coming.tsx'

test('a screen that keeps a person waiting says so, and offers to load the page again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await show(<Coming />)
    expect(await page.findByRole('status', { name: 'Loading' })).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(page.getByText(/This screen has not loaded yet\./u)).toBeDefined()
    expect(page.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})

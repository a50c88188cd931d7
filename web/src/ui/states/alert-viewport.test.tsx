import { say } from '@innkeeper/protocol/say'
import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#testing/show.tsx'

const saved = { kind: 'success', text: { saying: say('Đã lưu giá 3 đêm.', 'Price saved for 3 nights.') } } as const

test('“role=status for success, role=alert for errors”, one at a time', async () => {
  const { alerts } = await show(null)
  act(() => alerts.tell(saved))
  expect(within(page.getByRole('status')).getByText('Price saved for 3 nights.')).toBeDefined()
  act(() => alerts.tell({ kind: 'error', text: { words: 'The booking is in service.' } }))
  expect(within(page.getByRole('alert')).getByText('The booking is in service.')).toBeDefined()
  expect(page.queryByText('Price saved for 3 nights.')).toBeNull()
})

test('an alert that can be undone undoes, and is gone', async () => {
  let undone = 0
  const { alerts } = await show(null)
  act(() => alerts.tell({ ...saved, act: { words: say('Hoàn tác', 'Undo'), keys: 'Ctrl Z', run: () => (undone += 1) } }))
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
  expect(page.queryByText('Price saved for 3 nights.')).toBeNull()
})

import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.tsx'
import { useShellKeys } from '../use-shell-keys.ts'
import { KeysDialog } from './keys-dialog.tsx'

const name = 'Find'
const told = vi.fn<(key: string) => void>()

const Page = () => {
  useShellKeys({ toggleRail: () => told('['), showKeys: () => told('?') })
  return (
    <main>
      <input type="search" aria-label={name} />
    </main>
  )
}

test('“/” goes to the search of the screen, “?” shows the keys, and what is typed stays text', async () => {
  await show(<Page />)
  const search = await page.findByRole('searchbox', { name: 'Find' })
  await userEvent.keyboard('?[[/')
  expect(told.mock.calls.flat()).toEqual(['?', '['])
  expect(document.activeElement).toBe(search)
  await userEvent.keyboard('a?/')
  expect(search).toHaveProperty('value', 'a?/')
  expect(told).toHaveBeenCalledTimes(2)
})

test('the keys of the grid stand first where the grid is shown', async () => {
  const { unmount } = await show(<KeysDialog open onClose={() => undefined} path="/u/0/hotel-manage/room-sale/avail-and-rate" />)
  expect(await page.findByRole('heading', { name: 'Availability and price' })).toBeDefined()
  unmount()
  await show(<KeysDialog open onClose={() => undefined} path="/u/0/booking/list-booking" />)
  expect(await page.findByRole('heading', { name: 'Any screen' })).toBeDefined()
  expect(page.queryByRole('heading', { name: 'Availability and price' })).toBeNull()
})

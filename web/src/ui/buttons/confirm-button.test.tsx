import { say } from '@innkeeper/protocol/say'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#testing/show.tsx'
import { ConfirmButton } from './confirm-button.tsx'

const words = say('Xoá gói {name}', 'Delete package {name}')
const question = say('Xoá {name}? Đặt phòng đã có giữ nguyên.', 'Delete {name}? Bookings made stay as they are.')

const showButton = async (reason?: { vi: string; en: string }) => {
  let deleted = 0
  const confirm = () => {
    deleted += 1
  }
  await show(<ConfirmButton words={words} question={question} values={{ name: 'Tết' }} reason={reason} onConfirm={confirm} />)
  return { button: await page.findByRole('button', { name: 'Delete package Tết' }), count: () => deleted }
}

test('it asks first, names the thing and what stays, and the same words do it', async () => {
  const { button, count } = await showButton()
  await userEvent.click(button)
  const dialog = await page.findByRole('dialog', { name: 'Delete package Tết' })
  expect(within(dialog).getByText('Delete Tết? Bookings made stay as they are.')).toBeDefined()
  expect(count()).toBe(0)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete package Tết' }))
  expect(count()).toBe(1)
})

test('“Escape closes”, and nothing is done', async () => {
  const { button, count } = await showButton()
  await userEvent.click(button)
  await page.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(count()).toBe(0)
})

test('“an action that the rules forbid is disabled with its reason in a tooltip and in aria-describedby”', async () => {
  const { button } = await showButton(say('Gói đang được dùng.', 'The package is in use.'))
  await userEvent.click(button)
  expect(page.queryByRole('dialog')).toBeNull()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('The package is in use.')
  await userEvent.hover(button)
  expect(page.getAllByText('The package is in use.')).toHaveLength(2)
})

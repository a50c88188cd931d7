import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { PropertySwitcher } from './property-switcher.tsx'

const hotels = [
  hotelOf('01900000-0000-7000-8000-00000000000a', 'Ánh Dương'),
  hotelOf('01900000-0000-7000-8000-00000000000b', 'Bến Thành'),
  hotelOf('01900000-0000-7000-8000-00000000000c', 'Đồi Thông'),
]

const openMenu = async () => {
  keepOwnSession(signedInAs({ hotel: hotels[0] ?? null, hotels }))
  await show(<PropertySwitcher />)
  const person = userEvent.setup()
  await person.click(await page.findByRole('button', { name: /switch to another property/u }))
  await expect.poll(focused).toContain('Bến Thành')
  return person
}

const focused = () => document.activeElement?.textContent ?? ''

test('the other properties are walked by arrows and to their ends; where one is already cannot be chosen', async () => {
  const person = await openMenu()
  expect(page.getByRole('menuitem', { name: /Ánh Dương/u })).toHaveProperty('disabled', true)
  await person.keyboard('{ArrowDown}')
  expect(focused()).toContain('Đồi Thông')
  await person.keyboard('{ArrowDown}')
  expect(focused()).toContain('Bến Thành')
  await person.keyboard('{End}')
  expect(focused()).toContain('Đồi Thông')
  await person.keyboard('{Home}')
  expect(focused()).toContain('Bến Thành')
})

test('a letter leads to the property that begins with it, also typed without its diacritics', async () => {
  const person = await openMenu()
  await person.keyboard('d')
  expect(focused()).toContain('Đồi Thông')
})

test('the property’s logo stands before its name', async () => {
  keepOwnSession(signedInAs({ hotel: { ...hotelOf('01900000-0000-7000-8000-00000000000a', 'Ánh Dương'), logo: '/files/logo.webp' } }))
  await show(<PropertySwitcher />)
  await page.findByText('Ánh Dương Resort')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/logo.webp')
})

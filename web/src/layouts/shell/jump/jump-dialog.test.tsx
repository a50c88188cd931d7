import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { JumpDialog } from './jump-dialog.tsx'

const id = '01900000-0000-7000-8000-0000000000d1'
const both = (text: string) => ({ vi: text, en: text })
const things = [
  { kind: 'roomType', id, name: both('Sea view'), more: both('') },
  { kind: 'user', id, name: both('Lê Sea'), more: both('lesea') },
]

beforeEach(() => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['ROOM_INFO_1']) } }))
})

const begin = async (): Promise<Asked[]> => {
  const asked = answerCalls({ 'find/things': () => ({ body: { data: things } }) })
  await show(<JumpDialog open onClose={() => undefined} links={[]} />, { address: '/u/0' })
  return asked
}

test('finds the things of the property, and only those whose screen may be opened', async () => {
  const asked = await begin()
  await userEvent.type(await screen.findByRole('combobox'), 'sea')
  const roomTypes = within(await screen.findByRole('group', { name: 'Room types' }))
  expect(roomTypes.getByRole('option', { name: 'Sea view' })).toBeDefined()
  expect(screen.queryByRole('option', { name: /Lê Sea/u })).toBeNull()
  expect(asked.map(({ url }) => url.searchParams.get('text'))).toEqual(['sea'])
})

test('results stand in groups, and the arrows walk through them in the order that is seen', async () => {
  await begin()
  await userEvent.type(await screen.findByRole('combobox'), 'room')
  await screen.findByRole('option', { name: 'Sea view' })
  expect(screen.getAllByRole('group').map((group) => group.ariaLabel ?? group.getAttribute('aria-label'))).toEqual([
    'Screens',
    'Bookings',
    'Room types',
  ])
  const options = screen.getAllByRole('option')
  expect(options[0]?.ariaSelected ?? options[0]?.getAttribute('aria-selected')).toBe('true')
  for (const option of options.slice(1)) {
    await userEvent.keyboard('{ArrowDown}')
    expect(option.getAttribute('aria-selected')).toBe('true')
  }
})

test('asks for nothing until two letters are typed', async () => {
  const asked = await begin()
  await userEvent.type(await screen.findByRole('combobox'), 's')
  expect(await screen.findByRole('option', { name: 'Find “s” in the bookings' })).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked).toEqual([])
})

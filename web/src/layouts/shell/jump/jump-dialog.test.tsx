import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearSession, keepOwnSession } from '#kit/session/session.ts'
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

const second = '01900000-0000-7000-8000-0000000000d2'
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

const namesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const reopen = async (opened: { readonly unmount: () => void }) => {
  opened.unmount()
  return show(<JumpDialog open onClose={() => undefined} links={[]} />, { address: '/u/0' })
}

test('where the person went lately comes first: before anything is typed, and among what is found; it ends with the session', async () => {
  const rooms = [
    { kind: 'roomType', id, name: both('Sea view'), more: both('') },
    { kind: 'roomType', id: second, name: both('Sea suite'), more: both('') },
  ]
  answerCalls({ 'find/things': () => ({ body: { data: rooms } }) })
  const first = await show(<JumpDialog open onClose={() => undefined} links={[]} />, { address: '/u/0' })
  expect(screen.queryByRole('group', { name: 'Opened lately' })).toBeNull()
  await userEvent.type(await screen.findByRole('combobox'), 'sea')
  await userEvent.click(await screen.findByRole('option', { name: 'Sea suite' }))

  const again = await reopen(first)
  expect(namesIn(await screen.findByRole('group', { name: 'Opened lately' }))).toEqual(['Sea suite'])
  await userEvent.type(await screen.findByRole('combobox'), 'sea')
  expect(namesIn(await screen.findByRole('group', { name: 'Room types' }))).toEqual(['Sea suite', 'Sea view'])

  const { user } = signedInAs()
  keepOwnSession(signedInAs({ user: { ...user, roles: [] } }))
  const without = await reopen(again)
  expect(await screen.findByRole('combobox')).toBeDefined()
  expect(screen.queryByRole('group', { name: 'Opened lately' })).toBeNull()
  clearSession()
  keepOwnSession(signedInAs({ user: { ...user, roles: rolesOf(['ROOM_INFO_1']) } }))
  await reopen(without)
  expect(await screen.findByRole('combobox')).toBeDefined()
  expect(screen.queryByRole('group', { name: 'Opened lately' })).toBeNull()
})

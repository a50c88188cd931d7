import { say } from '@innkeeper/protocol/say'
import { act, screen as page } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { plainField } from '#kit/forms/field-state.ts'
import { show } from '#testing/show.tsx'
import { SelectField } from './select-field.tsx'

const choices = [
  { value: 'a', words: say('Đại lý Cát Vàng', 'Cat Vang Travel') },
  { value: 'b', words: say('Đại lý Mây Trắng', 'May Trang Travel') },
]

const open = async (searchable: boolean) => {
  const field = plainField<string>({ label: say('Đại lý', 'Agent'), value: undefined, change: () => undefined })
  await show(<SelectField field={field} choices={choices} searchable={searchable} none={say('Mọi đại lý', 'Any agent')} />)
  return page.getByRole<HTMLInputElement>('combobox', { name: 'Agent' })
}

test.each([true, false])(
  'a list of choices (searched: %s) does not open because the focus comes by; a key opens it',
  async (searchable) => {
    const field = await open(searchable)
    act(() => field.focus())
    expect(page.queryAllByRole('option', { hidden: true })).toHaveLength(0)
    await userEvent.keyboard('{ArrowDown}')
    expect(await page.findAllByRole('option', { hidden: true })).toHaveLength(2)
  },
)

test('a press opens it, and so does typing, which searches', async () => {
  const field = await open(true)
  await userEvent.type(field, 'may')
  expect((await page.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent)).toEqual(['May Trang Travel'])
})

test('it says what no choice means', async () => {
  expect((await open(true)).placeholder).toBe('Any agent')
})

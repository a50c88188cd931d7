import { say } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { plainField } from '#kit/forms/field-state.ts'
import { show } from '#testing/show.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const Money = ({ told }: { told: (amount: number | undefined) => void }) => {
  const [value, setValue] = useState<number | undefined>(2_450_000)
  const change = (amount: number | undefined) => {
    setValue(amount)
    told(amount)
  }
  return <MoneyField field={plainField({ label: say('Giá', 'Price'), value, change })} />
}

const typeMoney = async (typed: string, language: 'vi' | 'en' = 'en') => {
  const amounts: (number | undefined)[] = []
  await show(<Money told={(amount) => amounts.push(amount)} />, { language })
  const input = await page.findByLabelText(language === 'vi' ? 'Giá' : 'Price')
  await userEvent.clear(input)
  await userEvent.type(input, typed)
  return { input, amount: amounts.at(-1) }
}

test.each([
  ['2450k', 2_450_000],
  ['2,45tr', 2_450_000],
  ['2.450.000', 2_450_000],
  ['2,450,000', 2_450_000],
])('[money.dots] “money fields accept either separator, 2,45tr, 2450k”: %s', async (typed, amount) => {
  expect((await typeMoney(typed)).amount).toBe(amount)
})

test('“and show what they understood”', async () => {
  await typeMoney('2,45tr', 'vi')
  expect(page.getByText(/Hiểu là 2\.450\.000\s₫/u)).toBeDefined()
})

test('what is no money stays, with its reason at the field', async () => {
  const { input, amount } = await typeMoney('abc')
  await userEvent.tab()
  expect(amount).toBeUndefined()
  expect(input).toHaveProperty('value', 'abc')
  expect(page.getByText(/Enter an amount/u)).toBeDefined()
})

test('a number field keeps digits only', async () => {
  const told: (number | undefined)[] = []
  await show(
    <NumberField field={plainField<number>({ label: say('Số phòng', 'Rooms'), value: undefined, change: (value) => told.push(value) })} />,
  )
  await userEvent.type(await page.findByLabelText('Rooms'), '1a2')
  expect(told.at(-1)).toBe(12)
})

const Nights = ({ told }: { told: (nights: number | undefined) => void }) => {
  const [value, setValue] = useState<number>()
  const change = (nights: number | undefined) => {
    setValue(nights)
    told(nights)
  }
  return <NumberField field={plainField({ label: say('Số đêm', 'Nights'), value, change })} />
}

test('“-3 is refused, not turned into 3”: it stays as it was typed, with its reason at the field', async () => {
  const told: (number | undefined)[] = []
  await show(<Nights told={(nights) => told.push(nights)} />)
  await userEvent.type(await page.findByLabelText('Nights'), '-3')
  expect(told).not.toContain(3)
  expect(page.getByText('Enter 0 or more.')).toBeDefined()
  await userEvent.tab()
  expect(page.getByLabelText('Nights')).toHaveProperty('value', '-3')
})

test('“max 100 characters”: a longer text is let be, counted and marked', async () => {
  const field = plainField({ label: say('Lý do', 'Reason'), value: 'x'.repeat(110), change: () => undefined, maxLength: 100 })
  await show(<TextAreaField field={field} />)
  expect(await page.findByText('110/100')).toBeDefined()
  expect(page.getByText('Longer than 100 characters; remove 10.')).toBeDefined()
  expect(page.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true')
})

test('[shared.maxLength] a pasted text that is too long is not cut: it stays whole, marked at its field', async () => {
  const label = say('Tên', 'Name')
  function Name() {
    const [value, setValue] = useState<string | undefined>('')
    return <TextField field={plainField({ label, value, change: setValue, maxLength: 5 })} />
  }
  await show(<Name />)
  const input = await page.findByLabelText('Name')
  await userEvent.click(input)
  await userEvent.paste('Deluxe ')
  expect(input).toHaveProperty('value', 'Deluxe ')
  expect(page.getByText('Longer than 5 characters; remove 1.')).toBeDefined()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(input, '{Backspace}{Backspace}')
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { allow } from '#testing/record-cases.ts'
import { show } from '#testing/show.tsx'
import { OrderField } from './order-field.tsx'

const id = '01900000-0000-7000-8000-00000000000b'

beforeEach(() => allow())

const type = async (answer: () => Answer | Promise<Answer>) => {
  const asked = answerCalls({ 'supplier/hotel/change-index': answer })
  await show(<OrderField id={id} order={3} name="Song Bien" />)
  const field = await page.findByRole<HTMLInputElement>('textbox', { name: 'Display order of Song Bien' })
  await userEvent.clear(field)
  await userEvent.type(field, '7{Enter}')
  return { asked, field }
}

test('the display order is saved once by Enter and by leaving the field', async () => {
  const { asked } = await type(() => ({ body: { data: { id, displayOrder: 7 } } }))
  expect(await page.findByText('Song Bien: display order 7.')).toBeDefined()
  await userEvent.tab()
  expect(asked.map(({ body }) => body)).toEqual([{ id, displayOrder: 7 }])
})

test('refused, it says why and shows the order that stands', async () => {
  const { asked, field } = await type(() => ({
    status: 409,
    body: { responseCode: 100, refusal: 'recordChanged', message: 'It is not so.' },
  }))
  expect(await page.findByText('It is not so.')).toBeDefined()
  await userEvent.tab()
  await waitFor(() => expect(field.value).toBe('3'))
  expect(asked).toHaveLength(1)
})

test('without an answer it says so and shows the order that stands', async () => {
  const { asked, field } = await type(() => {
    throw new TypeError('the connection is lost')
  })
  expect(await page.findByText(/The server cannot be reached/u)).toBeDefined()
  await userEvent.tab()
  await waitFor(() => expect(field.value).toBe('3'))
  expect(asked).toHaveLength(1)
})

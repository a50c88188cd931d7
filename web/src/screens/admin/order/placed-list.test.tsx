import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { allow } from '#testing/record-cases.ts'
import { show } from '#testing/show.tsx'
import { PlacedList } from './placed-list.tsx'

const hotels = ['Anh', 'Bao', 'Chi'].map((name, index) => ({
  id: `01900000-0000-7000-8000-00000000000${index}`,
  code: name.toUpperCase(),
  nameVi: name,
  nameEn: name,
  displayOrder: index + 1,
}))
const [anh = '', bao = '', chi = ''] = hotels.map(({ id }) => id)

beforeEach(() => allow())

const names = () => page.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent)
const showList = async (answer: () => Answer | Promise<Answer> = () => ({ body: { data: { id: chi, displayOrder: 1 } } })) => {
  const asked = answerCalls({ 'supplier/hotel/place': answer })
  await show(<PlacedList hotels={hotels} />)
  return () => asked.map(({ body }) => body)
}
const lift = async (name: string) => {
  const handle = await page.findByRole('button', { name: new RegExp(`^Move ${name}, place`, 'u') })
  handle.focus()
}

test.each([
  ['the last to the front', 'Chi', ' {Home} ', { id: chi, after: null }],
  ['the first by one', 'Anh', ' {ArrowDown} ', { id: anh, after: bao }],
  ['the first to the end', 'Anh', ' {End} ', { id: anh, after: chi }],
])('moving by keys %s says behind which it comes', async (_what, name, keys, sent) => {
  const bodies = await showList()
  await lift(name)
  await userEvent.keyboard(keys)
  await expect.poll(bodies).toEqual([sent])
})

test('refused, it says why and shows the order that stands', async () => {
  await showList(() => ({ status: 409, body: { responseCode: 100, refusal: 'recordChanged', message: 'It is not so.' } }))
  await lift('Chi')
  await userEvent.keyboard(' {Home} ')
  expect(await page.findByText('It is not so.')).toBeDefined()
  expect(names()).toEqual(['Anh', 'Bao', 'Chi'])
})

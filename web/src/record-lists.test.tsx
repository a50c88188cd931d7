import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from './testing/answers.ts'
import { allow, answerRecord, listCases, type ListCase } from './testing/record-cases.ts'
import { show } from './testing/show.tsx'

// Administrators write what is the platform's; nobody else sees it.
const ofProperties = listCases.filter(({ codes }) => codes.length > 0)

const askToDelete = async ({ kind: { words } }: ListCase) => {
  await userEvent.click(await page.findByRole('button', { name: 'Delete Sea view' }))
  const dialog = await page.findByRole('dialog', { name: words.delete.question.en.replace('{name}', 'Sea view') })
  const button = within(dialog).getByRole('button', { name: words.delete.remove.en })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  return { dialog, press: () => userEvent.click(button) }
}

test.each(listCases)('the list of $read: shows a record by both names, and its table has a name', async (one) => {
  const { List, kind, codes, row } = one
  const { words } = kind
  allow(...codes)
  answerRecord(one, [row])
  await show(<List />)
  const table = await page.findByRole('table', { name: words.list.en })
  expect(await within(table).findByText('Sea view')).toBeDefined()
  expect(within(table).getByText('Hướng biển').getAttribute('lang')).toBe('vi')
})

test.each(listCases)('the list of $read: empty, it says how to begin; under a filter, that there is nothing to show', async (one) => {
  const { List, kind, codes } = one
  const { words } = kind
  allow(...codes)
  answerRecord(one, [])
  const shown = await show(<List />)
  expect(await page.findByText(words.empty.en)).toBeDefined()
  expect(page.getAllByRole('button', { name: words.add.en }).length).toBe(2)
  shown.unmount()
  await show(<List />, { address: '/?text=zzz' })
  expect(await page.findByText(/There are no records to show/u)).toBeDefined()
})

test.each(listCases)('the list of $read: not read, it says so and can be tried again', async (one) => {
  const { List, codes } = one
  allow(...codes)
  answerCalls({})
  await show(<List />)
  expect(await page.findByRole('button', { name: 'Try again' })).toBeDefined()
})

test.each(ofProperties)('the list of $read: who may only look is told why nothing can be added or deleted', async (one) => {
  const { List, kind, codes, row } = one
  const { words } = kind
  allow(...codes.slice(0, -1))
  answerRecord(one, [row])
  await show(<List />)
  const remove = await page.findByRole('button', { name: /^Delete Sea view/u })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  expect(page.getByRole('button', { name: new RegExp(`^${words.add.en}`, 'u') }).getAttribute('aria-disabled')).toBe('true')
})

test.each(listCases)('the list of $read: a deletion is asked first, sent once, and told', async (one) => {
  const { List, kind, codes, row } = one
  const { calls, words } = kind
  allow(...codes)
  const asked = answerRecord(one, [row], { [calls.delete]: () => ({ body: { data: { id: row.id } } }) })
  await show(<List />)
  const { press } = await askToDelete(one)
  await press()
  expect(await page.findByText(words.deleted.en.replace('{name}', 'Sea view'))).toBeDefined()
  expect(asked.filter(({ url }) => url.pathname.endsWith(calls.delete)).map(({ body }) => body)).toEqual([{ id: row.id }])
})

test.each(listCases)('the list of $read: a deletion that is refused, or gets no answer, stays in its dialog with why', async (one) => {
  const { List, kind, codes, row } = one
  const { calls } = kind
  allow(...codes)
  answerRecord(one, [row], {
    [calls.delete]: () => ({ status: 409, body: { responseCode: 201, refusal: 'roomInUse', message: 'It is in use.' } }),
  })
  const shown = await show(<List />)
  const refused = await askToDelete(one)
  await refused.press()
  expect((await within(refused.dialog).findByRole('alert')).textContent).toContain('It is in use.')
  shown.unmount()
  answerRecord(one, [row])
  await show(<List />)
  const lost = await askToDelete(one)
  await lost.press()
  expect(await within(lost.dialog).findByRole('alert')).toBeDefined()
})

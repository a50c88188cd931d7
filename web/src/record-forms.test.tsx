import { callPaths } from '@innkeeper/protocol/catalogue'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Asked } from './testing/answers.ts'
import { allow, answerRecord, recordCases, type RecordCase } from './testing/record-cases.ts'
import { show } from './testing/show.tsx'

const englishName = () => page.findByRole<HTMLInputElement>('textbox', { name: /^English name/u })
const typeName = async (name: string) => {
  const field = await englishName()
  await userEvent.clear(field)
  await userEvent.paste(name)
  await userEvent.tab()
}
const saveButton = ({ kind }: RecordCase) => page.getByRole('button', { name: new RegExp(`^${kind.words.page.save.en}`, 'u') })
const save = (one: RecordCase) => userEvent.click(saveButton(one))
const named = (words: { readonly en: string }, name: string) => words.en.replace('{name}', name)
const sentTo = (path: string, asked: readonly Asked[]) => asked.filter(({ url }) => url.pathname.endsWith(`/${path}`))

/** Shows the page of a record whose save is answered so; `latest` is the record as it is read then. */
const edit = async (one: RecordCase, answer: () => object | Promise<object>, latest: () => object = () => one.row) => {
  allow(...one.codes)
  const { row, usage = {}, kind, detail } = one
  const asked = answerRecord(one, [], {
    [detail]: () => ({ body: { data: { ...latest(), usage } } }),
    [kind.calls.update]: async () => ({ body: {}, ...(await answer()) }),
  })
  const shown = await show(<one.Screen />, { address: `/${row.id}` })
  await englishName()
  return { ...shown, sent: () => sentTo(kind.calls.update, asked) }
}

test('every record of the catalogue that has a page is tested here', () => {
  const paths = new Set<string>(callPaths)
  const stems = callPaths.filter((path) => path.endsWith('/create')).map((path) => path.slice(0, -'/create'.length))
  const records = stems.filter((stem) => paths.has(`${stem}/update`) && paths.has(`${stem}/detail`)).map((stem) => `${stem}/detail`)
  expect(recordCases.map(({ detail }) => detail).toSorted()).toEqual(records.toSorted())
})

test.each(recordCases)('the form of $detail: saved, it is told, and the list is shown', async (one) => {
  const { row, kind } = one
  const { sent, router } = await edit(one, () => ({ body: { data: { id: row.id, version: 2 } } }))
  await typeName('Mine')
  await save(one)
  expect(await page.findByText(named(kind.words.page.saved, 'Mine'))).toBeDefined()
  await expect.poll(() => router.state.location.pathname).toBe(kind.listAt('0'))
  expect(sent().map(({ body }) => body)).toMatchObject([{ id: row.id, version: 1, nameVi: row.nameVi, nameEn: 'Mine' }])
})

test.each(recordCases)('the form of $detail: a new one without a name is told so at its field, and nothing is sent', async (one) => {
  allow(...one.codes)
  const asked = answerRecord(one, [])
  await show(<one.Screen />, { address: '/new' })
  const field = await englishName()
  await save(one)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(one.kind.calls.create, asked)).toEqual([])
})

test.each(recordCases)('the form of $detail: refused at a field, it says why there, and what was typed stays', async (one) => {
  const message = 'Another one has this name.'
  const refusal = {
    responseCode: 100,
    refusal: 'invalidInput',
    message: 'Please check.',
    errors: [{ field: 'nameEn', reason: 'taken', message }],
  }
  await edit(one, () => ({ status: 422, body: refusal }))
  await typeName('Mine')
  await save(one)
  await waitFor(async () => expect((await englishName()).getAttribute('aria-invalid')).toBe('true'))
  expect(page.getAllByText(message).length).toBeGreaterThan(0)
  expect(page.getByText('Not saved.').parentElement?.textContent).toContain('Please check.')
  expect((await englishName()).value).toBe('Mine')
})

test.each(recordCases)('the form of $detail: where somebody else saved first, both are shown and one is chosen', async (one) => {
  const { row } = one
  const theirs = { ...row, version: 2, nameEn: 'Theirs', changedBy: 'Trần Minh' }
  let latest = row
  const { sent } = await edit(
    one,
    () => {
      if (latest === theirs) return { body: { data: { id: row.id, version: 3 } } }
      latest = theirs
      return { status: 409, body: { responseCode: 202, refusal: 'recordChanged', message: 'Changed.' } }
    },
    () => latest,
  )
  await typeName('Mine')
  await save(one)
  const line = (await page.findByText('Theirs', { selector: 'td' })).closest('tr')
  expect([...(line?.cells ?? [])].map((cell) => cell.textContent)).toEqual(['English name', 'Mine', 'Theirs'])
  expect(page.getByText('Trần Minh has just saved another version.')).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: 'Keep what is being edited' }))
  await save(one)
  await expect.poll(() => sent().map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2, nameEn: 'Mine' }])
})

test.each(recordCases)('the form of $detail: while it is being saved, a second press does nothing', async (one) => {
  const answer = Promise.withResolvers<object>()
  const { sent } = await edit(one, () => answer.promise)
  await typeName('Mine')
  await save(one)
  await waitFor(() => expect(saveButton(one).getAttribute('aria-busy')).toBe('true'))
  await save(one)
  await userEvent.type(await englishName(), '{Enter}')
  answer.resolve({ body: { data: { id: one.row.id, version: 2 } } })
  expect(await page.findByText(named(one.kind.words.page.saved, 'Mine'))).toBeDefined()
  expect(sent()).toHaveLength(1)
})

test.each(recordCases)('the form of $detail: without an answer what was typed stays, and the next press is the same act', async (one) => {
  let tries = 0
  const { sent } = await edit(one, () => {
    tries += 1
    if (tries === 1) throw new TypeError('the connection is lost')
    return { body: { data: { id: one.row.id, version: 2 } } }
  })
  await typeName('Mine')
  await save(one)
  expect((await page.findAllByText(/The server cannot be reached/u)).length).toBeGreaterThan(0)
  expect((await englishName()).value).toBe('Mine')
  await save(one)
  expect(await page.findByText(named(one.kind.words.page.saved, 'Mine'))).toBeDefined()
  const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBeDefined()
  expect(second).toBe(first)
})

test.each(recordCases)('the form of $detail: who may only look is told why, and can neither type nor save', async (one) => {
  const { row, codes, Screen, kind } = one
  allow(codes[0])
  const asked = answerRecord(one, [])
  await show(<Screen />, { address: `/${row.id}` })
  expect((await englishName()).matches(':disabled')).toBe(true)
  expect(page.getAllByText(/^Needs the right to change “.+”\.$/u).length).toBeGreaterThan(0)
  expect(saveButton(one).getAttribute('aria-disabled')).toBe('true')
  await save(one)
  expect(sentTo(kind.calls.update, asked)).toEqual([])
})

test.each(recordCases)('the page of $detail: not read, it says so under the way back to the list, and can be tried again', async (one) => {
  allow(...one.codes)
  answerRecord(one, [], { [one.detail]: () => ({ status: 500, body: { responseCode: 1, message: 'Broken.' } }) })
  await show(<one.Screen />, { address: `/${one.row.id}` })
  expect(await page.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(within(page.getByRole('navigation')).getByText(one.kind.words.all.en)).toBeDefined()
})

import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, type Asked } from './testing/answers.ts'
import type { FormCase } from './testing/form-case.ts'
import { formCases } from './testing/form-cases.ts'
import { allow, answerRecord, listCases, pageOf, recordCases, type ListCase } from './testing/record-cases.ts'
import { isMadeByScreen } from './testing/screen-sources.ts'
import { signedInAs } from './testing/sessions.ts'
import { show } from './testing/show.tsx'

const fieldOf = ({ field }: FormCase) => page.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${field.label}`, 'u') })
const fill = async (one: FormCase, text = one.field.mine) => {
  const input = await fieldOf(one)
  await userEvent.clear(input)
  await userEvent.paste(String(text))
  await userEvent.tab()
}
const saveButton = ({ save }: FormCase) => page.getByRole('button', { name: new RegExp(`^${save}`, 'u') })
const save = (one: FormCase) => userEvent.click(saveButton(one))
const sentTo = (path: string, asked: readonly Asked[]) => asked.filter(({ url }) => url.pathname.endsWith(`/${path}`))
const whole = { body: { data: { id: '01900000-0000-7000-8000-000000000101', version: 2 } } }
const refused = (status: number, refusal: object) => ({ status, body: { responseCode: 100, ...refusal } })
const recordChanged = refused(409, { refusal: 'recordChanged', message: 'Changed.' })

/** Shows a form whose save is answered so; `latest` is the record as it is read then. */
const edit = async (one: FormCase, answer: () => object | Promise<object>, latest: () => object = () => one.row) => {
  allow(...one.codes)
  const asked = answerCalls({ ...one.reads(latest), [one.update]: async () => ({ body: {}, ...(await answer()) }) })
  const shown = await show(<one.Screen />, { address: one.address })
  if (one.opener !== undefined) await userEvent.click(await page.findByRole(one.openedBy ?? 'row', { name: one.opener }))
  await fieldOf(one)
  return { ...shown, sent: () => sentTo(one.update, asked) }
}

/** Shows a form that another person saved first, with the choice between both. */
const collide = async (one: FormCase) => {
  const theirs = { ...one.row, version: 2, [one.field.name]: one.field.theirs, changedBy: 'Trần Minh' }
  let latest: object = one.row
  const answer = () => {
    if (latest === theirs) return { body: { data: { version: 3 } } }
    latest = theirs
    return recordChanged
  }
  const shown = await edit(one, answer, () => latest)
  await fill(one)
  await save(one)
  const { label, mine, theirs: other } = one.field
  const line = (await page.findByRole('rowheader', { name: new RegExp(`^${label}`, 'u') })).closest('tr')
  const [, left, right] = [...(line?.cells ?? [])].map((cell) => cell.textContent)
  expect([left, right]).toEqual([expect.stringContaining(String(mine)), expect.stringContaining(String(other))])
  expect(page.getByText('Trần Minh has just saved another version.')).toBeDefined()
  return shown
}

// Photos in their order, a gateway with its secrets, the draft of a look that saves itself, the name of a connection, what the platform
// agrees to, one field of a travel agent, and the table of agents' terms: their own tests cover them.
const others = [
  'connection/update',
  'header-footer/update',
  'info/update-image',
  'room/update-images',
  'payment-method/gateway-update',
  'supplier/hotel/agree-commission',
  'travelagent/change-level',
  'travelagent/set-credit',
  'agent-terms/save',
  'agent-terms/restore',
]

test('every call that saves a record with a version, and that a screen makes, has its form here', () => {
  const sources = Object.values(
    import.meta.glob<string>('./screens/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ).join()
  const versioned = callPaths.filter((path) => callAt(path).kind === 'change' && 'version' in callAt(path).input.shape)
  const made = versioned.filter((path) => formCases.some(({ update }) => update === path) || sources.includes(`'${path}'`))
  expect([...formCases.map(({ update }) => update), ...others].toSorted()).toEqual(made.toSorted())
})

test.each(formCases)('the form of $update: saved, it is told and begins from what was saved', async (one) => {
  const { sent, router } = await edit(one, () => whole)
  await fill(one)
  await save(one)
  expect(await page.findByText(one.saved)).toBeDefined()
  await expect.poll(() => router.state.location.pathname).toBe(one.leadsTo ?? one.address)
  expect(sent().map(({ body }) => body)).toMatchObject([{ version: 1, [one.field.name]: one.field.mine }])
})

test.each(formCases)('the form of $update: unchanged, it says who saved it last, and when', async (one) => {
  await edit(one, () => whole)
  expect(page.getByText('Last saved by Lê Thu Hà, 21/11/2026 15:20.')).toBeDefined()
})

test.each(formCases)('the form of $update: refused at a field, it says why there, and what was typed stays', async (one) => {
  const message = 'Another one has this.'
  const errors = [{ field: one.field.name, reason: 'taken', message }]
  await edit(one, () => refused(422, { refusal: 'invalidInput', message: 'Please check.', errors }))
  await fill(one)
  await save(one)
  await waitFor(async () => expect((await fieldOf(one)).getAttribute('aria-invalid')).toBe('true'))
  expect(page.getAllByText(message).length).toBeGreaterThan(0)
  expect(page.getByText('Not saved.').parentElement?.textContent).toContain('Please check.')
  expect((await fieldOf(one)).value).toBe(String(one.field.mine))
})

test.each(formCases)(
  'the form of $update: where somebody else saved first, what is being edited is kept and saved over theirs',
  async (one) => {
    const { sent } = await collide(one)
    await userEvent.click(page.getByRole('button', { name: 'Keep what is being edited' }))
    await waitFor(() => expect(page.queryByText('Trần Minh has just saved another version.')).toBeNull())
    await save(one)
    const { name, mine } = one.field
    await expect.poll(() => sent().map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2, [name]: mine }])
  },
)

test.each(formCases)('the form of $update: where somebody else saved first, theirs is taken and nothing is left to save', async (one) => {
  const { sent } = await collide(one)
  await userEvent.click(page.getByRole('button', { name: 'Take the version by Trần Minh' }))
  await waitFor(async () => expect((await fieldOf(one)).value).toBe(String(one.field.theirs)))
  expect(page.queryByText('Trần Minh has just saved another version.')).toBeNull()
  expect(page.getByText(/^Last saved by Trần Minh/u)).toBeDefined()
  await save(one)
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toMatchObject([{ version: 1 }, { version: 2, [one.field.name]: one.field.theirs }])
})

test.each(formCases)('the form of $update: while it is being saved, a second press does nothing', async (one) => {
  const answer = Promise.withResolvers<object>()
  const { sent } = await edit(one, () => answer.promise)
  await fill(one)
  await save(one)
  await waitFor(() => expect(saveButton(one).getAttribute('aria-busy')).toBe('true'))
  await save(one)
  await userEvent.type(await fieldOf(one), '{Enter}')
  answer.resolve(whole)
  expect(await page.findByText(one.saved)).toBeDefined()
  expect(sent()).toHaveLength(1)
})

test.each(formCases)('the form of $update: without an answer what was typed stays, and can be sent again', async (one) => {
  let tries = 0
  const { sent } = await edit(one, () => {
    tries += 1
    if (tries === 1) throw new TypeError('the connection is lost')
    return whole
  })
  await fill(one)
  await save(one)
  expect((await page.findAllByText(/The server cannot be reached/u)).length).toBeGreaterThan(0)
  expect((await fieldOf(one)).value).toBe(String(one.field.mine))
  await save(one)
  expect(await page.findByText(one.saved)).toBeDefined()
  const [first, second] = sent().map(({ body }) => body)
  expect(second).toEqual(first)
})

test.each(formCases.filter(({ codes }) => codes.length > 0))(
  'the form of $update: who may only look is told why, and can neither type nor save',
  async (one) => {
    allow(...one.codes.slice(0, -1))
    const asked = answerCalls(one.reads(() => one.row))
    await show(<one.Screen />, { address: one.address })
    if (one.opener !== undefined) await userEvent.click(await page.findByRole(one.openedBy ?? 'row', { name: one.opener }))
    expect((await fieldOf(one)).matches(':disabled')).toBe(true)
    expect(page.getAllByText(/^Needs the right to change “.+”\.$/u).length).toBeGreaterThan(0)
    expect(saveButton(one).getAttribute('aria-disabled')).toBe('true')
    await save(one)
    expect(sentTo(one.update, asked)).toEqual([])
  },
)

test('every record of the catalogue that has a page is tested here', () => {
  const paths = new Set<string>(callPaths)
  const stems = callPaths.filter((path) => path.endsWith('/create')).map((path) => path.slice(0, -'/create'.length))
  const records = stems
    .filter((stem) => paths.has(`${stem}/update`) && paths.has(`${stem}/detail`))
    .map((stem) => `${stem}/detail`)
    .filter(isMadeByScreen)
  // A page that is no ordinary record's has its line among the forms.
  const forms = formCases.map(({ update }) => update.replace(/update$/u, 'detail'))
  const tested = new Set<string>([...recordCases.map(({ detail }) => detail), ...forms])
  expect(records.filter((detail) => !tested.has(detail))).toEqual([])
})

test.each(recordCases)('the page of $detail: a new one without a name is told so at its field, and nothing is sent', async (one) => {
  allow(...one.codes)
  const asked = answerRecord(one, [])
  await show(<one.Screen />, { address: '/new' })
  const field = await page.findByRole('textbox', { name: /^English (?:name|title)/u })
  await userEvent.click(page.getByRole('button', { name: one.kind.words.page.save.en }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(one.kind.calls.create, asked)).toEqual([])
})

/** Opens the form of a new record in which its draft stands again, and answers its saves one after the other. */
const begin = async (one: ListCase, answers: readonly (() => object | Promise<object>)[]) => {
  allow(...one.codes)
  const { create } = one.kind.calls
  const known = { ...one.row, ...one.inDetail }
  const draft = Object.fromEntries(
    Object.keys(callAt(create).input.shape).map((name): [string, unknown] => [name, Reflect.get(known, name)]),
  )
  window.sessionStorage.setItem(`draft:${signedInAs().user.accountId}:${create}:new`, JSON.stringify(draft))
  const left = [...answers]
  const asked = answerRecord(one, [], { [create]: async () => ({ body: {}, ...(await left.shift()?.()) }) })
  const { Screen } = one
  if (Screen !== undefined) await show(<Screen />, { address: '/new' })
  else {
    await show(<one.List />)
    await userEvent.click((await page.findAllByRole('button', { name: one.kind.words.add.en }))[0] ?? document.body)
  }
  const press = async () => userEvent.click(await page.findByRole('button', { name: one.kind.words.page.save.en }))
  const keys = () => sentTo(create, asked).map(({ headers }) => headers.get('idempotency-key'))
  return { name: await page.findByRole<HTMLInputElement>('textbox', { name: /^English (?:name|title)/u }), press, keys }
}

test.each(listCases)(
  'a new record by $kind.calls.create: without an answer the next press is the same act, and what was typed stays',
  async (one) => {
    const lost = () => Promise.reject(new TypeError('the connection is lost'))
    const { name, press, keys } = await begin(one, [lost, () => whole])
    await press()
    expect((await page.findAllByText(/The server cannot be reached/u)).length).toBeGreaterThan(0)
    expect(name.value).toBe('Sea view')
    await press()
    expect(await page.findByText(one.kind.words.page.created.en.replace('{name}', 'Sea view'))).toBeDefined()
    expect(keys()).toEqual([expect.any(String), keys()[0]])
  },
)

test.each(listCases)(
  'a new record by $kind.calls.create: refused at a field, it says why there; changed, it is another act',
  async (one) => {
    const message = 'Another one has this.'
    const errors = [{ field: 'nameEn' in one.row ? 'nameEn' : 'titleEn', reason: 'taken', message }]
    const { name, press, keys } = await begin(one, [
      () => refused(422, { refusal: 'invalidInput', message: 'Please check.', errors }),
      () => whole,
    ])
    await press()
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    expect(name.value).toBe('Sea view')
    await userEvent.type(name, ' 2')
    await press()
    expect(await page.findByText(one.kind.words.page.created.en.replace('{name}', 'Sea view 2'))).toBeDefined()
    expect(new Set(keys()).size).toBe(2)
  },
)

test.each(listCases)('a new record by $kind.calls.create: pressed twice, it is sent once', async (one) => {
  const answer = Promise.withResolvers<object>()
  const { press, keys } = await begin(one, [() => answer.promise])
  await press()
  await press()
  answer.resolve(whole)
  expect(await page.findByText(one.kind.words.page.created.en.replace('{name}', 'Sea view'))).toBeDefined()
  expect(keys()).toHaveLength(1)
})

test.each(recordCases)('the page of $detail: not read, it says so under the way back to the list, and can be tried again', async (one) => {
  allow(...one.codes)
  answerRecord(one, [], { [one.detail]: () => ({ status: 500, body: { responseCode: 1, message: 'Broken.' } }) })
  await show(<one.Screen />, { address: pageOf(one.row) })
  expect(await page.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(within(page.getByRole('navigation')).getByText(one.kind.words.all.en)).toBeDefined()
})

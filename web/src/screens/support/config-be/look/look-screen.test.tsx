import { startingLook } from '@innkeeper/rules/site-look/site-templates'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { allow } from '#testing/record-cases.ts'
import { show } from '#testing/show.tsx'
import { LookScreen } from './look-screen.tsx'

const at = '2026-11-21T08:20:00.000000Z'
const id = '0198a6a4-0000-7000-8000-000000000001'
const look = startingLook('coast', 'hotel')
const live = { id, number: 6, publishedAt: at, publishedBy: 'Lê Minh Khôi', look }
const detail = {
  version: 4,
  ...look,
  drafted: true,
  changedAt: at,
  changedBy: 'Lê Thu Hà',
  live,
  propertyLogo: null,
  code: 'HAIAU',
  propertyName: { vi: 'Hải Âu', en: 'Seagull' },
}
const former = { ...live, id: '0198a6a4-0000-7000-8000-000000000002', number: 5, live: false, changed: ['button', 'menu'] }

/** A server that keeps the draft it is sent. */
const answer = (more: Parameters<typeof answerCalls>[0] = {}, draft: object = {}) => {
  let stored = { ...detail, ...draft }
  return answerCalls({
    'header-footer/detail': () => ({ body: { data: stored } }),
    'header-footer/template': () => ({ body: { data: [{ id: 'coast', name: { vi: 'Biển', en: 'Coast' }, look }] } }),
    'header-footer/versions': () => ({ body: { data: [{ ...live, live: true, changed: [] }, former], total: 2, all: 2 } }),
    'header-footer/preview-token': () => ({ body: { data: { token: 'a-token', until: '2099-01-01T00:00:00.000Z' } } }),
    'header-footer/update': ({ body }) => {
      stored = { ...stored, ...(typeof body === 'object' ? body : {}), version: stored.version + 1 }
      return { body: { data: { version: stored.version } } }
    },
    ...more,
  })
}
const sentTo = (asked: ReturnType<typeof answerCalls>, path: string) =>
  asked.filter(({ url }) => url.pathname.endsWith(`header-footer/${path}`)).map(({ body }) => body)
const button = (name: string | RegExp) => page.findByRole('button', { name })
const retype = async (label: string, text: string) => {
  const field = await page.findByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => {
  sessionStorage.clear()
  allow('BE_SETTINGS_1', 'BE_SETTINGS_2')
})

test('“header-footer/update”: the draft saves itself a moment after typing, and nothing is published', async () => {
  const asked = answer()
  await show(<LookScreen />)
  await retype('Header', '#0F4C55')
  await waitFor(() => expect(sentTo(asked, 'update')).toHaveLength(1), { timeout: 5000 })
  expect(sentTo(asked, 'update')).toMatchObject([{ version: 4, colours: { header: '#0F4C55' } }])
  expect(sentTo(asked, 'publish')).toEqual([])
})

test('what is typed after a save, before the saved draft is read again, is no second person’s', async () => {
  const read = Promise.withResolvers<void>()
  const readAgain = Promise.withResolvers<void>()
  let stored = { ...detail }
  const asked = answer({
    'header-footer/detail': async () => {
      if (stored.version === detail.version) return { body: { data: stored } }
      readAgain.resolve()
      await read.promise
      return { body: { data: stored } }
    },
    'header-footer/update': ({ body }) => {
      stored = { ...stored, ...(typeof body === 'object' ? body : {}), version: stored.version + 1 }
      return { body: { data: { version: stored.version } } }
    },
  })
  await show(<LookScreen />)
  await retype('Header', '#0F4C55')
  await readAgain.promise
  await retype('Header', '#0A3A42')
  read.resolve()
  await waitFor(() => expect(sentTo(asked, 'update')).toHaveLength(2), { timeout: 5000 })
  expect(sentTo(asked, 'update')[1]).toMatchObject({ version: 5, colours: { header: '#0A3A42' } })
  expect(page.queryByText(/saved another version/u)).toBeNull()
})

test('a draft that was refused says why and is kept, and is not sent again by itself', async () => {
  const asked = answer({ 'header-footer/update': () => ({ status: 422, body: { responseCode: 2, message: 'It is not so.' } }) })
  await show(<LookScreen />)
  await retype('Header', '#0F4C55')
  await waitFor(() => expect(document.body.textContent).toContain('It is not so.'), { timeout: 5000 })
  expect(await page.findByDisplayValue('#0F4C55')).toBeTruthy()
  expect(sentTo(asked, 'update')).toHaveLength(1)
})

test('a link that may not be shown is told at its field, and is not sent', async () => {
  const asked = answer({}, { widgets: [{ ...look.widgets[0], contentEn: '' }] })
  await show(<LookScreen />)
  const content = await page.findByRole('textbox', { name: 'English content' })
  await userEvent.click(content)
  await userEvent.paste('[đọc](javascript:x)')
  await userEvent.tab()
  await waitFor(() => expect(document.body.textContent).toContain('The link “javascript:x” cannot be used.'))
  expect(sentTo(asked, 'update')).toEqual([])
})

test('a colour below 4.5:1 is told with its contrast; one press takes the nearest colour that can be read', async () => {
  answer({}, { colours: { ...look.colours, button: '#B0703A' } })
  await show(<LookScreen />)
  expect((await page.findByRole('region', { name: 'Seven colours' })).textContent).toMatch(/The contrast is only 4\.0:1/u)
  await userEvent.click(await button(/^Publish version 7/u))
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Button' })))
  const take = await button(/^Use #/u)
  const nearest = /#[0-9A-F]{6}/u.exec(take.textContent)?.[0] ?? ''
  await userEvent.click(take)
  expect(await page.findByDisplayValue(nearest)).toBeTruthy()
  await waitFor(() => expect(page.queryByRole('button', { name: /^Use #/u })).toBeNull())
})

test('“header-footer/publish”: the draft is published once however often it is pressed', async () => {
  const asked = answer({ 'header-footer/publish': () => ({ body: { data: { version: 5, id, number: 7 } } }) })
  await show(<LookScreen />)
  await userEvent.dblClick(await button('Publish version 7'))
  await waitFor(() => expect(document.body.textContent).toContain('The look is published, version 7.'))
  expect(sentTo(asked, 'publish')).toEqual([{ seen: 4 }])
})

test('a refused publication says why', async () => {
  answer({
    'header-footer/publish': () => ({ status: 409, body: { responseCode: 920, refusal: 'lookChanged', message: 'Somebody was first.' } }),
  })
  await show(<LookScreen />)
  await userEvent.click(await button('Publish version 7'))
  await waitFor(() => expect(document.body.textContent).toContain('Somebody was first.'))
})

test('“header-footer/restore”: a former version becomes the draft after a question, and the draft is discarded by “header-footer/discard”', async () => {
  const asked = answer({
    'header-footer/restore': () => ({ body: { data: { version: 5, number: 5 } } }),
    'header-footer/discard': () => ({ body: { data: { version: 6 } } }),
  })
  await show(<LookScreen />)
  await userEvent.click(await button('Back to version 5'))
  const question = within(await page.findByRole('dialog'))
  await new Promise((done) => setTimeout(done, 600))
  await userEvent.click(question.getByRole('button', { name: 'Back to version 5' }))
  await waitFor(() => expect(sentTo(asked, 'restore')).toEqual([{ seen: 4, id: former.id }]))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await userEvent.click(await button('Discard the draft'))
  await new Promise((done) => setTimeout(done, 600))
  await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Discard the draft' }))
  await waitFor(() => expect(sentTo(asked, 'discard')).toHaveLength(1))
})

test('versions are compared by the names of what differs', async () => {
  answer({
    'header-footer/detail': ({ url }) =>
      url.searchParams.has('id')
        ? { body: { data: { ...detail, colours: { ...look.colours, button: '#112233' } } } }
        : { body: { data: detail } },
  })
  await show(<LookScreen />)
  await userEvent.click(await button('Compare with version 5'))
  const rows = await within(await page.findByRole('dialog')).findAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['PartVersion 5Edited now', `Button#112233${look.colours.button}`])
})

test('who may only look sees why nothing can be changed', async () => {
  allow('BE_SETTINGS_1')
  const asked = answer()
  await show(<LookScreen />)
  expect(await page.findByRole('textbox', { name: 'Header' })).toHaveProperty('disabled', false)
  expect((await button('Publish version 7')).getAttribute('aria-disabled')).toBe('true')
  expect(sentTo(asked, 'update')).toEqual([])
})

test('“header-footer/preview-token”: the real page stands beside the form, as a phone or a desktop shows it, and follows the saved draft', async () => {
  const asked = answer()
  await show(<LookScreen />)
  const frame = await page.findByTitle<HTMLIFrameElement>('Preview of the draft')
  expect(frame.getAttribute('src')).toBe('/book/HAIAU?look=draft&token=a-token&lang=en&v=4')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
  expect(frame.style.width).toBe('390px')
  await userEvent.click(await button('Desktop'))
  expect(frame.style.width).toBe('1280px')
  await retype('Header', '#0F4C55')
  await waitFor(() => expect(frame.getAttribute('src')).toContain('v=5'), { timeout: 5000 })
  expect(sentTo(asked, 'preview-token')).toHaveLength(1)
})

test('a preview that gets no token says why, and is asked for again', async () => {
  const asked = answer({
    'header-footer/preview-token': () => ({ status: 409, body: { responseCode: 920, refusal: 'lookChanged', message: 'No preview now.' } }),
  })
  await show(<LookScreen />)
  await waitFor(() => expect(document.body.textContent).toContain('No preview now.'))
  await userEvent.click(await button('Try again'))
  await waitFor(() => expect(sentTo(asked, 'preview-token').length).toBeGreaterThan(1))
})

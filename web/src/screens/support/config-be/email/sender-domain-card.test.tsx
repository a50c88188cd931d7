import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { mail } from '#testing/mail-case.ts'
import { allow } from '#testing/record-cases.ts'
import { show } from '#testing/show.tsx'
import { EmailScreen } from './email-screen.tsx'

type Found = NonNullable<AnswerOf<'email/sender-domain'>>

const found: Found = {
  domain: 'haiau.example',
  server: 'smtp.haiau.example',
  spf: { problem: null, records: ['v=spf1 mx ~all'], ending: 'softfail', naming: 'named', about: '', publish: null },
  dkim: { problem: 'noSelector', name: '', records: [] },
  dmarc: {
    problem: 'missing',
    name: '',
    records: [],
    policy: null,
    reportsTo: [],
    publish: { name: '_dmarc.haiau.example', value: 'v=DMARC1; p=none; rua=mailto:letan@haiau.example' },
  },
}

const answerWith = (answer: () => Answer, saved: object = {}) =>
  answerCalls({ 'email/detail': () => ({ body: { data: { ...mail.row, ...saved } } }), 'email/sender-domain': answer })

const row = (name: string) => page.findByRole('region', { name })
const textOf = async (name: string) => (await row(name)).textContent

beforeEach(() => allow('BE_SETTINGS_1'))

test('each record says how it stands, what that means and what to publish', async () => {
  answerWith(() => ({ body: { data: found } }))
  await show(<EmailScreen />)
  expect(await textOf('SPF')).toMatch(/In order.*lets the server smtp\.haiau\.example send\. Emails from other servers are suspect/u)
  expect(await textOf('DKIM')).toMatch(/Not looked up.*without its selector/u)
  expect(await textOf('DMARC')).toMatch(/Missing.*haiau\.example has no DMARC record.*_dmarc\.haiau\.example.*v=DMARC1; p=none/u)
  const copy = within(await row('DMARC')).getByRole('button', { name: 'Copy: Value of the TXT record' })
  const person = userEvent.setup()
  await person.click(copy)
  expect(await navigator.clipboard.readText()).toBe(found.dmarc.publish?.value)
})

test.each([
  ['haiau.example', /Change them where the domain is managed/u],
  ['gmail.com', /gmail\.com belongs to a mail provider, so the property cannot change its records/u],
])('an address at %s: whether the property can change the records is said first', async (domain, words) => {
  answerWith(() => ({ body: { data: { ...found, domain } } }))
  await show(<EmailScreen />)
  expect(await page.findByText(words)).toBeTruthy()
})

test('two records that are the same are both shown, each in a line of its own', async () => {
  const record = 'v=spf1 mx ~all'
  answerWith(() => ({ body: { data: { ...found, spf: { ...found.spf, problem: 'several', records: [record, record] } } } }))
  await show(<EmailScreen />)
  expect(await textOf('SPF')).toContain(`${record}\n${record}`)
})

test('“Look again”, also by who may only look, shows what was published meanwhile', async () => {
  let dmarc: Found['dmarc'] = found.dmarc
  answerWith(() => ({ body: { data: { ...found, dmarc } } }))
  await show(<EmailScreen />)
  await row('DMARC')
  const reportsTo = ['letan@haiau.example']
  dmarc = { problem: null, name: '_dmarc.haiau.example', records: ['v=DMARC1; p=reject'], policy: 'reject', reportsTo, publish: null }
  await userEvent.click(page.getByRole('button', { name: 'Look again' }))
  await within(await row('DMARC')).findByText('In order')
  expect(await textOf('DMARC')).toMatch(/Forged emails are refused \(p=reject\)\. Reports go to letan@haiau\.example/u)
})

test('a look-up that fails leaves the form where it is', async () => {
  answerWith(() => ({ status: 500, body: { responseCode: 1, refusal: 'failed', message: 'no' } }))
  await show(<EmailScreen />)
  expect(await page.findByText(/Could not read the records of the sender’s domain/u)).toBeTruthy()
  expect(page.getByRole('textbox', { name: 'Sender address' })).toBeTruthy()
})

test('through Innkeeper’s server there is nothing to set, and nothing is asked', async () => {
  const calls = answerWith(() => ({ body: { data: null } }), { senderType: 'innkeeper' })
  await show(<EmailScreen />)
  expect(await page.findByText(/Innkeeper keeps the records of that domain/u)).toBeTruthy()
  expect(calls.filter(({ url }) => url.pathname.includes('sender-domain'))).toEqual([])
})

import type { FunctionCode } from '@innkeeper/protocol/access'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { PaygateScreen } from './paygate-screen.tsx'

const at = '2026-11-21T08:20:00.000000Z'
const method = (name: string, more: object = {}) => ({
  method: name,
  active: false,
  standing: 'notTaken',
  rails: [],
  mayTake: true,
  ...more,
})
const methods = [
  method('domestic card', { rails: ['vnpay', 'onepay'], mayTake: false }),
  method('QR wallet', { rails: ['vnpay'], active: true, standing: 'needsGateway' }),
  method('cash', { active: true, standing: 'works' }),
]
const gateway = (rail: string, more: object = {}) => ({
  rail,
  state: 'notConfigured',
  mode: 'live',
  methods: [],
  testedAt: null,
  worksSince: null,
  version: null,
  changedAt: null,
  changedBy: '',
  ...more,
})
const vnpay = gateway('vnpay', {
  state: 'failed',
  testedAt: at,
  version: 3,
  changedAt: at,
  changedBy: 'Trần Quốc Bảo',
  methods: ['QR wallet'],
})
const config = {
  ...vnpay,
  active: true,
  merchantCode: 'EXTRA001',
  accessCode: '',
  secret: { setAt: at, ending: '01' },
  bank: null,
  accountNumber: '',
  accountOwner: '',
  checks: [
    { check: 'signature', finding: 'passed', code: null },
    { check: 'answer', finding: 'refusedByGateway', code: '99' },
  ],
}
const answer = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'payment-method/get-all': () => ({ body: { data: methods } }),
    'payment-method/get-gateway-all': () => ({ body: { data: [vnpay, gateway('onepay'), gateway('vietqr')] } }),
    'payment-method/get-gateway-config': () => ({ body: { data: config } }),
    ...more,
  })
const enterAs = (codes: readonly FunctionCode[]) => {
  const signedIn = signedInAs()
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) } })
}
const sentTo = (asked: ReturnType<typeof answerCalls>, path: string) => asked.filter(({ url }) => url.pathname.endsWith(path))
const region = (name: string) => page.findByRole('region', { name })
const card = async (name: string) => within(await region(name))
const box = (name: string) => page.findByRole('checkbox', { name })
const isOn = (element: HTMLElement): boolean => element.matches(':checked')
const isBarred = (element: HTMLElement): boolean => element.matches(':disabled')
const typedIn = (element: HTMLElement): string => (element instanceof HTMLInputElement ? element.value : '')
const stored = (store: Storage): string => Array.from({ length: store.length }, (_, at) => store.getItem(store.key(at) ?? '')).join(' ')

beforeEach(() => enterAs(['PAYMENT_GATEWAY_1', 'PAYMENT_GATEWAY_2']))

test('a way of paying says whether it works; a card cannot be ticked before a gateway for it is configured', async () => {
  answer()
  await show(<PaygateScreen />)
  const ways = await region('Payment methods taken')
  expect(ways.textContent).toMatch(/QR wallet.*Needs a gateway.*Cash.*Works/u)
  expect(isBarred(await box('Domestic card'))).toBe(true)
  expect(ways.textContent).toMatch(/Domestic card.*Configure a gateway first/u)
})

test('method not selected is told before anything is sent, and what is ticked stays', async () => {
  const asked = answer()
  const person = userEvent.setup()
  await show(<PaygateScreen />)
  await person.click(await page.findByRole('checkbox', { name: 'QR wallet' }))
  await person.click(page.getByRole('checkbox', { name: 'Cash' }))
  await person.click(page.getByRole('button', { name: 'Save the payment methods' }))
  expect(await page.findAllByText('Select at least one payment method.')).not.toHaveLength(0)
  expect(sentTo(asked, 'payment-method/update')).toHaveLength(0)
  expect(isOn(await box('Cash'))).toBe(false)
})

test('a card of a gateway tells what its last test found, with the gateway’s own code', async () => {
  answer()
  await show(<PaygateScreen />)
  await (await card('VNPAY')).findByText(/refused with code 99/u)
  const words = (await region('VNPAY')).textContent
  for (const text of ['The test failed', '••••01, set 21/11/2026 15:20', 'The signature is right: Passed']) expect(words).toContain(text)
  expect((await region('OnePAY')).textContent).toContain('Not configured')
})

test('a secret is never in the form: left empty it is kept, and nothing of the rest is lost', async () => {
  const asked = answer({ 'payment-method/gateway-update': () => ({ body: { data: { rail: 'vnpay', version: 4 } } }) })
  const person = userEvent.setup()
  await show(<PaygateScreen />)
  await person.click(await (await card('VNPAY')).findByRole('button', { name: 'Change the configuration' }))
  const secret = await page.findByLabelText(/Secret/u)
  expect(typedIn(secret)).toBe('')
  expect(page.queryByText(/ends in 01\. Leave empty to keep it/u)).not.toBeNull()
  await person.click(page.getByRole('button', { name: 'Save the configuration' }))
  await waitFor(() => expect(sentTo(asked, 'gateway-update')).toHaveLength(1))
  expect(sentTo(asked, 'gateway-update')[0]?.body).toEqual({
    version: 3,
    active: true,
    mode: 'live',
    vnpay: { merchantCode: 'EXTRA001', secret: '' },
  })
})

test('what was typed stays after a refusal, the secret too; the browser keeps none of it', async () => {
  answer({
    'payment-method/register': () => ({
      status: 409,
      body: { responseCode: 493, refusal: 'gatewayAlreadyConfigured', message: 'Somebody was first.' },
    }),
  })
  const person = userEvent.setup()
  await show(<PaygateScreen />)
  await person.click(await page.findByRole('button', { name: 'Configure OnePAY' }))
  await person.type(page.getByLabelText(/Merchant ID/u), 'EXTRATEST')
  await person.type(page.getByLabelText(/Access code/u), 'TEST0001')
  await person.type(page.getByLabelText(/Hash key/u), '00112233445566778899AABBCCDDEEFF')
  await person.click(page.getByRole('button', { name: 'Save the configuration' }))
  expect(await page.findAllByText('Somebody was first.')).not.toHaveLength(0)
  expect(typedIn(page.getByLabelText(/Hash key/u))).toBe('00112233445566778899AABBCCDDEEFF')
  expect(stored(localStorage) + stored(sessionStorage)).not.toContain('00112233445566778899AABBCCDDEEFF')
})

test('two people, one gateway: theirs and mine are compared, and mine goes on only when it is said so', async () => {
  let latest: object = config
  const asked = answer({
    'payment-method/get-gateway-config': () => ({ body: { data: latest } }),
    'payment-method/gateway-update': () => {
      latest = { ...config, version: 4, merchantCode: 'THEIRS01' }
      return { status: 409, body: { responseCode: 494, refusal: 'gatewayChanged', message: 'Changed.' } }
    },
  })
  const person = userEvent.setup()
  await show(<PaygateScreen />)
  await person.click(await (await card('VNPAY')).findByRole('button', { name: 'Change the configuration' }))
  const code = await page.findByLabelText(/Terminal code/u)
  await person.clear(code)
  await person.type(code, 'MINE0001')
  await person.click(page.getByRole('button', { name: 'Save the configuration' }))
  const row = await page.findByRole('row', { name: /Terminal code/u })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['MINE0001', 'THEIRS01'])
  await person.click(page.getByRole('button', { name: 'Keep what is being edited' }))
  await person.click(page.getByRole('button', { name: 'Save the configuration' }))
  await waitFor(() => expect(sentTo(asked, 'gateway-update')).toHaveLength(2))
  expect(sentTo(asked, 'gateway-update')[1]?.body).toMatchObject({ version: 4, vnpay: { merchantCode: 'MINE0001' } })
})

test('who may only look reads why nothing can be changed', async () => {
  enterAs(['PAYMENT_GATEWAY_1'])
  answer()
  await show(<PaygateScreen />)
  const button = await (await card('VNPAY')).findByRole('button', { name: 'Test this configuration' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(isBarred(await box('Cash'))).toBe(true)
  expect(page.getAllByText('Needs the right to change “Payment gateway”.')).not.toHaveLength(0)
})

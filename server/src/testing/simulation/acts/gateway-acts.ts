import { vnpayWord, type AskedOfVnpay } from '../../forms/vnpay-word.ts'
import type { Act, SentToGateway, Simulation } from '../simulation.ts'
import { anyPaidBooking, anyStaff } from './booking-acts.ts'

const sendPayer = async (simulation: Simulation) => {
  const { ask, chance, sent } = simulation
  const [made, staff] = [anyPaidBooking(simulation), anyStaff(simulation)]
  if (made === undefined) return
  const { code } = made
  const { data: before } = await ask('booking/payment/links', { code }, staff)
  const amount = chance.is(0.6) ? before.owed : chance.between(1, before.owed + 1)
  const link = await ask('booking/payment/make-link', { code, amount: Math.max(1, amount), days: chance.between(1, 5) }, staff)
  if (link.status !== 200) return
  const token = new URL(link.data.url).searchParams.get('token') ?? ''
  const pays = Array.from({ length: chance.is(0.3) ? 2 : 1 }, () =>
    ask('payment-link/pay', { token, rail: 'vnpay' }, fromAnywhere(simulation)),
  )
  for (const { status, data } of await Promise.all(pays))
    if (status === 200) sent.push({ code, asked: Object.fromEntries(new URL(data.url).searchParams) })
}

/** Payers come from many networks, each of which may ask so often a minute. */
const fromAnywhere = ({ chance }: Simulation) => ({ headers: { 'x-forwarded-for': `10.${chance.below(200)}.${chance.below(200)}.7` } })

const wordOf = ({ asked }: SentToGateway, more?: AskedOfVnpay): string => vnpayWord(asked, more)

const report = async (simulation: Simulation, query: string, expected: readonly string[]) => {
  const answer = await fetch(`${simulation.server.url()}/api/v2/gateway/vnpay?${query}`, fromAnywhere(simulation))
  const text = await answer.text()
  const isExpected = expected.some((code) => text.includes(`"RspCode":"${code}"`))
  if (answer.status !== 200 || !isExpected) throw new Error(`a gateway was answered ${answer.status} ${text}, to ${query}`)
}

const any = ({ chance, sent }: Simulation) => chance.oneOf(sent.slice(chance.is(0.6) ? -4 : -60))

/** A word of the gateway, right away, late, for a booking that has ended, or for the second time. */
const hear = async (simulation: Simulation) => {
  const word = any(simulation)
  if (word !== undefined) await report(simulation, wordOf(word), ['00', '02'])
}

const hearTwice = async (simulation: Simulation) => {
  const word = any(simulation)
  if (word !== undefined) await Promise.all([1, 2].map(() => report(simulation, wordOf(word), ['00', '02'])))
}

const hearRefusal = async (simulation: Simulation) => {
  const word = any(simulation)
  if (word === undefined) return
  await report(simulation, wordOf(word, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }), ['00', '02'])
}

const hearForged = async (simulation: Simulation) => {
  const word = any(simulation)
  if (word === undefined) return
  await report(simulation, wordOf(word).replace(/vnp_SecureHash=.{8}/, 'vnp_SecureHash=00000000'), ['97'])
  await report(simulation, wordOf(word, { vnp_Amount: `${word.asked['vnp_Amount'] ?? ''}0` }), ['04'])
}

const comeBack = async (simulation: Simulation) => {
  const word = any(simulation)
  if (word === undefined) return
  await simulation.ask('payment-link/returned', { rail: 'vnpay', query: wordOf(word) }, fromAnywhere(simulation))
}

/** What payers and gateways do. */
export const gatewayActs: readonly Act[] = [
  { name: 'send a payer to the gateway', weight: 6, run: sendPayer },
  { name: 'hear that it was paid', weight: 5, run: hear },
  { name: 'hear it twice at once', weight: 2, run: hearTwice },
  { name: 'hear that it was refused', weight: 2, run: hearRefusal },
  { name: 'hear a forged word', weight: 2, run: hearForged },
  { name: 'come back from the gateway', weight: 2, run: comeBack },
]

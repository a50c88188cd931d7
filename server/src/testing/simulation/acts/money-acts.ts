import type { CallInput } from '@innkeeper/protocol/catalogue'
import { statementFile } from '../../forms/statement-file.ts'
import { holds, type Act, type Simulation } from '../simulation.ts'
import { anyPaidBooking, anyStaff } from './booking-acts.ts'

/** A booking of rooms or of tickets, with somebody of its property. */
export const anyPayable = (simulation: Simulation) => {
  const { chance, tickets, world } = simulation
  if (chance.is(0.8)) return { made: anyPaidBooking(simulation), staff: anyStaff(simulation) }
  return { made: chance.oneOf(tickets), staff: { token: chance.oneOf(world.parkStaff)?.token ?? '' } }
}

const ended: ReadonlySet<string> = new Set(['cancel', 'void'])

const anySettled = async (simulation: Simulation) => {
  const { ask, chance, bookings } = simulation
  const staff = anyStaff(simulation)
  const { data } = await ask('booking/payment/get-all', { limit: 100 }, staff)
  const paid = chance.oneOf(data.filter(({ source }) => source === 'month'))
  return { made: bookings.find(({ code }) => code === paid?.code), staff }
}

const placeOf = async (simulation: Simulation, { made, staff }: ReturnType<typeof anyPayable> = anyPayable(simulation)) => {
  if (made === undefined) return null
  const { data: place } = await simulation.ask('booking/payment/place', { code: made.code }, staff)
  const lives = !ended.has(place.state)
  const today = simulation.today()
  const paidOn = today > place.checkOut ? place.checkOut : today
  return { code: made.code, staff, place, lives, paidOn }
}

const pay = async (simulation: Simulation) => {
  const { ask, chance } = simulation
  const found = await placeOf(simulation)
  if (found === null) return
  const { code, staff, place, lives, paidOn } = found
  const amount = chance.is(0.6) ? place.owed : chance.between(1, place.owed + 100_000)
  const kind = lives ? 'payment' : 'cancellation fee'
  const input = { code, kind, paidOn, amount, paymentMethod: chance.is(0.5) ? 'cash' : 'bank transfer' } as const
  const { status, errors } = await ask('booking/payment/update', input, staff)
  const isFine = !place.onCredit && amount >= 1 && amount <= place.owed
  holds(simulation, isFine === (status === 200), 'a payment is not what its place said', { place, input, errors })
}

/** Of what was paid, also of what an agent paid for its month. */
const payBack = async (simulation: Simulation) => {
  const { ask, chance } = simulation
  const found = await placeOf(simulation, chance.is(0.3) ? await anySettled(simulation) : anyPayable(simulation))
  if (found === null || (found.place.paid === 0 && chance.is(0.9))) return
  const { code, staff, place, lives, paidOn } = found
  const input = {
    code,
    kind: lives ? ('refund' as const) : ('cancellation refund' as const),
    paidOn,
    amount: chance.between(1, Math.max(1, place.paid)),
    paymentMethod: 'bank transfer' as const,
    awaits: chance.is(0.5),
  }
  await ask('booking/payment/update', input, staff)
}

const correct = async (simulation: Simulation) => {
  const { ask, chance } = simulation
  const [made, staff] = [anyPaidBooking(simulation), anyStaff(simulation)]
  if (made === undefined) return
  const { data } = await ask('booking/detail', { code: made.code }, staff)
  const entry = chance.oneOf(data.ledger)
  if (entry === undefined) return
  const input: CallInput<'booking/payment/update'> = {
    code: made.code,
    kind: entry.kind,
    paidOn: entry.paidOn,
    amount: chance.below(entry.amount + 50_000),
    paymentMethod: 'cash',
    corrects: entry.id,
  }
  await ask('booking/payment/update', input, staff)
}

const payRefund = async (simulation: Simulation) => {
  const { ask, chance, today, world } = simulation
  const staff = chance.is(0.7) ? anyStaff(simulation) : { token: chance.oneOf(world.parkStaff)?.token ?? '' }
  const { data } = await ask('booking/payment/to-move', { kinds: ['refund'] }, staff)
  const due = chance.oneOf(data)
  if (due === undefined || due.id === null) return
  const paid = { id: due.id, paidOn: today(), paymentMethod: 'bank transfer' as const }
  await ask('booking/payment/refund-done', paid, staff)
}

/** Money comes by the bank: it is never turned away, however little of it is owed. */
const bookStatement = async (simulation: Simulation) => {
  const { ask, chance, today } = simulation
  const found = await placeOf(simulation)
  if (found === null) return
  const { code, staff, place } = found
  const amount = chance.is(0.5) ? Math.max(1, place.owed) : chance.between(1, place.total + 1_000_000)
  const content = `CK ${code} ${chance.below(1_000_000_000)}`
  const uploaded = await ask('booking/payment/statement-upload', {}, { ...staff, file: statementFile([{ day: today(), amount, content }]) })
  if (uploaded.status !== 200) return
  const { data: lines } = await ask('booking/payment/statement-lines', { text: content }, staff)
  const line = lines.find((one) => one.content === content)
  if (line === undefined) return
  const tried = await ask('booking/payment/statement-try', { id: line.id, code }, staff)
  if (tried.status !== 200) return
  const booked = await ask('booking/payment/statement-book', { lines: [{ id: line.id, code, back: tried.data.back }] }, staff)
  holds(simulation, (booked.status === 200) === !tried.data.blocked, 'a line of a statement is not booked as it was tried', {
    tried: tried.data,
    errors: booked.errors,
  })
}

/** What people do with money. */
export const moneyActs: readonly Act[] = [
  { name: 'pay', weight: 12, run: pay },
  { name: 'pay back', weight: 4, run: payBack },
  { name: 'correct', weight: 6, run: correct },
  { name: 'pay a refund', weight: 3, run: payRefund },
  { name: 'book a line of a statement', weight: 3, run: bookStatement },
]

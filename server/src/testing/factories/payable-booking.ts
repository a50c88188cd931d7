import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { onepayForm, vietQrForm, vnpayForm } from '../forms/gateway-forms.ts'
import type { TestServer } from '../server/test-server.ts'
import { bookStay, inDays } from './book-stay.ts'
import { bookTickets, makeSellingPark } from './book-tickets.ts'
import { signInTo, type SignedIn } from './factories.ts'
import { makeSelling } from './factories-sales.ts'

/** What money is paid for: whatever is true of one is true of the other. */
export const payableKinds = ['rooms', 'tickets'] as const

/** What a booking is of. */
export type PayableKind = (typeof payableKinds)[number]

type Detail = Pick<CallOutput<'booking/detail'>, 'state' | 'paid' | 'owed' | 'ledger' | 'timeline'>

/** An unpaid booking a month ahead, of rooms (2,000,000 dong) or of tickets (950,000 dong), and who looks after its money. */
export type PayableBooking = {
  readonly propertyId: string
  readonly staff: SignedIn
  readonly code: string
  readonly total: number
  readonly detail: () => Promise<Detail>
  readonly cancel: () => Promise<unknown>
  /** One more of the same property. */
  readonly another: () => Promise<Pick<PayableBooking, 'code' | 'detail'>>
}

/** Books rooms of a hotel or tickets of a park, to be paid by transfer. */
export const makePayable = (server: TestServer, kind: PayableKind): Promise<PayableBooking> =>
  kind === 'rooms' ? bookedRooms(server) : bookedTickets(server)

/** Lets a property take money by VNPAY, OnePAY and VietQR. */
export const takeMoneyOnline = async (server: TestServer, staff: SignedIn): Promise<void> => {
  await Promise.all([vnpayForm(), onepayForm(), vietQrForm()].map((form) => server.ask('payment-method/register', form, staff)))
  await Promise.all((['vnpay', 'onepay', 'vietqr'] as const).map((rail) => server.ask('gateway/setting-payment', { rail }, staff)))
}

const bookedRooms = async (server: TestServer): Promise<PayableBooking> => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const staff = await signInTo(server, by.propertyId)
  const book = async () => {
    const { code, total } = (await bookStay(server, by, { checkIn: inDays(30), with: { paymentMethod: 'bank transfer' } })).data
    return { code, total, detail: async () => (await server.ask('booking/detail', { code }, staff)).data }
  }
  const one = await book()
  const cancel = () => server.ask('booking/cancel', { code: one.code, reason: 'Khách ốm' }, staff)
  return { propertyId: by.propertyId, staff, ...one, cancel, another: book }
}

const bookedTickets = async (server: TestServer): Promise<PayableBooking> => {
  const park = await makeSellingPark(server, { refundDays: 2, lateFee: 50 })
  const staff = await signInTo(server, park.propertyId)
  const book = async () => {
    const { code, total } = (await bookTickets(server, park, { paymentMethod: 'bank transfer' })).data
    return { code, total, detail: async () => (await server.ask('ticket-booking/detail', { code }, staff)).data }
  }
  const one = await book()
  const cancel = () => server.ask('ticket-booking/cancel', { code: one.code, reason: 'Khách ốm' }, staff)
  return { propertyId: park.propertyId, staff, ...one, cancel, another: book }
}

import type { BookingEventKind } from '@innkeeper/protocol/words/sale/booking-words'
import type { Day } from '@innkeeper/rules/days/day'
import { entriesOf } from './ledger-rows.ts'
import type { SeededBooking } from './seeded-booking.ts'

/** One line of a sample booking's timeline. */
export type SeededEvent = {
  readonly kind: BookingEventKind
  readonly on: Day
  readonly person: string
  readonly origin: 'agent' | 'guest' | 'screen' | 'system'
  readonly detail: object
}

/** The events of a sample booking, in order, up to its state. */
export const timelineOf = (booking: SeededBooking): SeededEvent[] => {
  const { fate, stay, agent, guest } = booking
  const system = { person: 'Innkeeper', origin: 'system' } as const
  const buyer = agent === null ? ({ person: guest.name, origin: 'guest' } as const) : ({ person: agent.name.vi, origin: 'agent' } as const)
  const onCredit = fate.method === 'debt'
  const events: (SeededEvent | null)[] = [
    { kind: onCredit ? 'confirmed' : 'booked', on: fate.bookedOn, ...buyer, detail: {} },
    ...entriesOf(booking)
      .filter(({ kind, corrects }) => kind === 'payment' && !corrects)
      .map(({ amount }) => ({
        kind: 'paid' as const,
        on: fate.bookedOn,
        ...system,
        detail: { amount, currency: 'VND', method: fate.method },
      })),
    fate.state === 'payment failed' ? { kind: 'paymentFailed', on: fate.changedOn, ...system, detail: {} } : null,
    fate.state === 'cancel' ? { kind: 'cancelled', on: fate.changedOn, ...buyer, detail: { reason: fate.reason } } : null,
    fate.state === 'void'
      ? { kind: 'voided', on: fate.changedOn, person: 'Trần Quốc Bảo', origin: 'screen', detail: { reason: fate.reason } }
      : null,
    fate.state === 'in service' || fate.state === 'close' ? { kind: 'checkedIn', on: stay.checkIn, ...system, detail: {} } : null,
    fate.state === 'close' ? { kind: 'closed', on: fate.changedOn, ...system, detail: {} } : null,
  ]
  return events.filter((event) => event !== null)
}

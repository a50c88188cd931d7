import { agesOf } from '@innkeeper/rules/stay/ages-of'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { roomsOfBooking } from '../pages/mine/change-form.ts'
import type { Form } from './form-sent.ts'

/** The stay that the form asks for; what it has no field for stays as it is, and what cannot be read the call refuses. */
export const changeAsked = ({ from, to, adults, ages }: Form, booking: Pick<CallOutput<'guest/booking'>, 'lines'>): object => ({
  ...(from !== undefined && { checkIn: from }),
  ...(to !== undefined && { checkOut: to }),
  ...(adults !== undefined && {
    rooms: roomsOfBooking(booking).map((room) => ({ ...room, adults: Number(adults), childrenAges: agesOf(ages ?? '') ?? [-1] })),
  }),
})

/** The field of the form for one that the call refuses. */
export const changeFieldOf = (field: string): string | undefined => {
  if (/^rooms\.\d+\.adults$/u.test(field)) return 'adults'
  if (/^rooms\.\d+\.childrenAges/u.test(field)) return 'ages'
  return { checkIn: 'from', checkOut: 'to', guestName: 'guestName' }[field]
}

import { expect, test } from 'vitest'
import { priceLine } from '#price/price-line.ts'
import { cancellationFee } from './cancellation-fee.ts'
import type { AgreedBooking } from './cancellation-fee.ts'

const free = { refundable: true, steps: [{ daysBefore: 7, charge: { unit: 'percent', basisPoints: 5000 } }] } as const
const strict = { refundable: false, steps: [] } as const
const room = (roomLine: number, night: '2027-02-04' | '2027-02-05', amount: number) =>
  priceLine({ step: 'rooms', kind: 'room', night, roomLine, amount })

const booking: AgreedBooking = {
  checkIn: '2027-02-04',
  terms: [free, strict],
  price: {
    total: 3300,
    lines: [room(0, '2027-02-04', 500), room(0, '2027-02-05', 500), room(1, '2027-02-04', 1000), room(1, '2027-02-05', 1000)],
  },
  paid: 2500,
}

test('each room line is cancelled by its own terms, from its share of the total with tax', () => {
  expect(cancellationFee(booking, '2027-01-01')).toEqual({ fee: 2200, refund: 300, owed: 0 })
  expect(cancellationFee(booking, '2027-01-28')).toEqual({ fee: 2750, refund: 0, owed: 250 })
})

test('the first nights of a room line cost their share of its total', () => {
  const firstNight = { refundable: true, steps: [{ daysBefore: 3, charge: { unit: 'nights', nights: 1 } }] } as const
  const lines = [room(0, '2027-02-05', 300), room(0, '2027-02-04', 100)]
  const one = { ...booking, terms: [firstNight], price: { total: 440, lines }, paid: 0 }
  expect(cancellationFee(one, '2027-02-03')).toEqual({ fee: 110, refund: 0, owed: 110 })
})

import type { Day } from '@innkeeper/rules/days/day'
import { commissionInMonth, drawOf, type MonthDraw } from '@innkeeper/rules/month-statement/draw-month'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import {
  bookingsToDraw,
  bookingsToRedraw,
  claimMonth,
  markCompared,
  monthsWithOpenLines,
  redrawLines,
  writeMonths,
  type MonthCandidate,
  type NewMonth,
} from './draw-month.store.ts'
import { lockMonths, sumUp } from './month-lines.store.ts'

type Drawn = { readonly booking: MonthCandidate; readonly draw: MonthDraw }

/** Draws up the statements of a month at a property, all of them or none; null where that was done already. */
export const drawMonth = async (tx: PropertyTx, month: Day, now: Date): Promise<readonly NewMonth[] | null> => {
  const claimed = await claimMonth(tx, month, now)
  if (claimed === undefined) return null
  const bookings = await bookingsToDraw(tx, { month, ...claimed })
  const drawn = bookings.flatMap((booking): Drawn[] => {
    const draw = drawOf(booking, { month, first: claimed.first })
    return draw === null ? [] : [{ booking, draw }]
  })
  const months = monthsOf(drawn)
  if (months.length > 0) await writeMonths(tx, months, { month, now })
  await redraw(tx, drawn, now)
  return months
}

/** Draws up open lines anew whose bookings have changed since; returns how many. */
export const redrawOpenLines = async (tx: PropertyTx, now: Date): Promise<number> => {
  const bookings = await bookingsToRedraw(tx)
  // The day no longer matters: these bookings have their line.
  const drawn = bookings.flatMap((booking): Drawn[] => {
    const draw = drawOf({ ...booking, hasOpenLine: true }, { month: booking.serviceDay, first: booking.serviceDay })
    return draw === null ? [] : [{ booking, draw }]
  })
  await redraw(tx, drawn, now)
  await markCompared(
    tx,
    bookings.map(({ bookingId }) => bookingId),
    now,
  )
  return drawn.length
}

const monthsOf = (drawn: readonly Drawn[]): readonly NewMonth[] => {
  const lines = drawn.flatMap(({ booking, draw }) => (draw.act === 'line' ? [{ booking, draw }] : []))
  const groups = Map.groupBy(lines, ({ booking }) => `${booking.travelAgentId} ${booking.currency}`)
  return [...groups.values()].flatMap((of) => {
    const [first] = of
    if (first === undefined) return []
    const { travelAgentId, currency } = first.booking
    const rows = of.map(({ booking, draw: { reason, amount } }) => {
      const { bookingId, ofTickets } = booking
      return { id: uuidv7(), bookingId, ofTickets, reason, amount, commission: moreCommission(booking) }
    })
    return [{ id: uuidv7(), travelAgentId, currency, lines: rows }]
  })
}

/** What a booking brings the platform beyond what its lines say; less where it has become cheaper. */
const moreCommission = (booking: MonthCandidate): number => commissionInMonth(booking) - booking.commissionDrawn

// A statement is locked before its lines are written, as whoever agrees to them does.
const redraw = async (tx: PropertyTx, found: readonly Drawn[], now: Date): Promise<void> => {
  const redrawn = found.flatMap(({ booking, draw }) =>
    draw.act === 'redraw'
      ? [{ bookingId: booking.bookingId, by: draw.by, commissionBy: moreCommission(booking), drawn: booking.drawn }]
      : [],
  )
  if (redrawn.length === 0) return
  const ids = await monthsWithOpenLines(
    tx,
    redrawn.map(({ bookingId }) => bookingId),
  )
  await lockMonths(tx, ids)
  await redrawLines(tx, redrawn, now)
  await sumUp(tx, ids, now)
}

import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { codesInContent, namedCodes } from '@innkeeper/rules/bank-statement/codes-in-content'
import { matchLine, type LineMatch } from '@innkeeper/rules/bank-statement/match-line'
import { mostPaid } from '@innkeeper/rules/payment/why-not-entry'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { payableOwing, payableWithCodes, type Payable } from './payable-bookings.reads.ts'
import type { StoredLine } from './statement-lines.store.ts'

type LineShown = CallOutput<'booking/payment/statement-lines'>[number]

/** Lines with what is proposed for each: as the bookings are now, so that a proposal is never older than the screen. */
export const matchLines = async (tx: PropertyTx, lines: readonly StoredLine[]): Promise<LineShown[]> => {
  const open = lines.filter(({ standing }) => standing === 'open')
  const codes = open.flatMap(({ content }) => codesInContent(content).map(({ code }) => code))
  const byCode = new Map((await known(tx, codes)).map((booking) => [booking.code, booking]))
  const named = new Map(open.map(({ id, content }) => [id, namedCodes(content, (code) => byCode.has(code))]))
  const nameless = open.filter(({ id }) => named.get(id)?.length === 0).map(({ amount }) => amount)
  const owing = nameless.length === 0 ? [] : await payableOwing(tx, [...new Set(nameless)])
  return lines.map((line) => {
    if (line.standing !== 'open') return { ...line, match: null }
    const byLine = (named.get(line.id) ?? []).flatMap((code) => byCode.get(code) ?? [])
    const byAmount = owing.filter(({ total, paid }) => total - paid === line.amount)
    const match = matchLine(line, { byCode: byLine, byAmount })
    return { ...line, match: match === null ? null : matchShown(match) }
  })
}

const known = async (tx: PropertyTx, codes: readonly string[]): Promise<Payable[]> =>
  codes.length === 0 ? [] : payableWithCodes(tx, [...new Set(codes)])

/** A proposal as the screen gets it. */
export const matchShown = ({ booking, sure, blocked, reasons, back }: LineMatch<Payable>): NonNullable<LineShown['match']> => ({
  code: booking.code,
  ofTickets: booking.ofTickets,
  guestName: booking.guestName,
  agent: booking.agent,
  state: booking.state,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  owed: Math.max(0, mostPaid(booking) - booking.paid),
  currency: booking.currency,
  sure,
  blocked,
  reasons: [...reasons],
  back,
})

import { readAtGate } from '@innkeeper/rules/ticket/read-at-gate'
import type { ReadTicketCode } from '@innkeeper/rules/ticket/ticket-code'
import { gateVerdict, type GateVerdict } from '@innkeeper/rules/ticket/gate-verdict'
import { clockIn } from '@innkeeper/rules/days/clock-in'
import { formatMoment, formatRange, formatTime } from '@innkeeper/protocol/format/format'
import type { At } from '#kit/call/at.ts'
import type { SigningKey } from '#kit/session/signing-key.ts'
import * as store from './gate.store.ts'

type Entering = At<'gate/enter'>
type Showing = Pick<Entering, 'tx' | 'refusal'> | Pick<At<'gate/tell'>, 'tx' | 'refusal'>
type Entries = Awaited<ReturnType<typeof store.entriesBy>>

/** The park’s ticket that was shown at a gate, whatever it is worth; its booking is locked. Refused where it is none of this park. */
export const ticketAtGate = async (at: Showing, key: SigningKey, text: string) => {
  const read = readAtGate(text)
  if (read.kind === 'nothing' || (read.kind === 'code' && !isSigned(key, read.code))) throw at.refusal('gateNotTicket', { field: 'ticket' })
  const park = await store.parkOfGate(at.tx)
  const ticket = await store.lockTicket(at.tx, read.number)
  if (ticket === undefined) throw strange(at, read.number, read.kind === 'code' && read.code.ticket.park !== park.code ? read.code : null)
  return { ticket, park }
}

/** The ticket that was shown at a gate, with its entries; refused unless it lets its visitor in now. */
export const ticketToEnter = async (at: Entering, key: SigningKey, text: string) => {
  const { ticket, park } = await ticketAtGate(at, key, text)
  const entries = await store.entriesBy(at.tx, ticket.id)
  const { day: today, time } = clockIn(park.timeZone, at.now)
  const verdict = gateVerdict({ ...ticket, entered: entries.length }, { today, time, slots: ticket.slots })
  if (verdict !== 'enter') throw refusedBy(at, verdict, { ticket, entries, timeZone: park.timeZone })
  return { ticket, entries }
}

const isSigned = (key: SigningKey, { signed, signature }: ReadTicketCode): boolean => key.signatureOf(signed) === signature

const strange = (at: Showing, number: string, elsewhere: ReadTicketCode | null) =>
  elsewhere === null
    ? at.refusal('gateUnknown', { field: 'ticket', values: { number } })
    : at.refusal('gateOtherPark', { field: 'ticket', values: { park: elsewhere.ticket.park } })

type Shown = { readonly ticket: store.TicketFound; readonly entries: Entries; readonly timeZone: string }

const refusedBy = (at: Entering, verdict: Exclude<GateVerdict, 'enter'>, { ticket, entries, timeZone }: Shown) => {
  const field = 'ticket'
  const { code, slot, firstDay, lastDay } = ticket
  switch (verdict) {
    case 'cancelled':
      return at.refusal('gateCancelled', { field, values: { code } })
    case 'unpaid':
      return at.refusal('gateUnpaid', { field, values: { code } })
    case 'wrongDay':
      return at.refusal('gateWrongDay', { field, values: { days: formatRange(firstDay, lastDay) } })
    case 'wrongSlot':
      return at.refusal('gateWrongSlot', { field, values: { slot } })
    case 'used': {
      const last = entries.at(-1)
      return at.refusal('gateUsed', { field, values: { time: whenOf(last?.at ?? '', { timeZone, now: at.now }), gate: last?.gate ?? '' } })
    }
  }
}

/** The time of an entry today; of an earlier one with its day. */
const whenOf = (moment: string, { timeZone, now }: { readonly timeZone: string; readonly now: Date }): string =>
  clockIn(timeZone, new Date(moment)).day === clockIn(timeZone, now).day ? formatTime(moment, timeZone) : formatMoment(moment, { timeZone })

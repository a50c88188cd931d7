import type { BookingState } from '#booking/booking-states.ts'
import { toDay, type Day } from '#days/day.ts'
import { gateVerdict, type GateReason } from './gate-verdict.ts'
import type { ReadAtGate } from './read-at-gate.ts'
import type { TicketInCode } from './ticket-code.ts'
import type { VisitorKind } from './ticket-product.ts'

/** An entry that counts: the moment and the gate. */
export type EntryMade = { readonly at: string; readonly gate: string }

/** A line of a booking in the day's list, with the tickets of its visitors. */
export type ListedLine = {
  readonly code: string
  readonly state: BookingState
  readonly guestName: string
  readonly product: { readonly vi: string; readonly en: string }
  readonly slot: string
  /** The slots of its product. */
  readonly slots: readonly string[]
  readonly firstDay: string
  readonly lastDay: string
  readonly tickets: readonly {
    readonly number: string
    readonly visitor: VisitorKind
    readonly entries: number
    readonly entered: readonly EntryMade[]
  }[]
}

/** What a phone at a gate holds for an hour without a network: the park's code and the day's tickets. */
export type DayList = { readonly park: string; readonly lines: readonly ListedLine[] }

/** What is known when a ticket is shown: the list and its age, what this phone let in since, the day and the time at the park. */
export type OfflineFacts = {
  readonly list: DayList
  /** How old the list is, in milliseconds. */
  readonly age: number
  readonly own: readonly (EntryMade & { readonly number: string })[]
  readonly today: Day
  readonly time: string
  /** Whether the signature of the code is right; `cannot` where the browser cannot check it. */
  readonly signature: 'right' | 'wrong' | 'cannot'
}

/** The ticket that lets in, as the gate shows it; `code` and `guestName` are empty where only its signed code is known. */
export type LetInOffline = {
  readonly number: string
  readonly visitor: VisitorKind
  readonly product: { readonly vi: string; readonly en: string }
  readonly slot: string
  readonly entry: number
  readonly entries: number
  readonly code: string
  readonly guestName: string
}

/** What a phone without a network says of a ticket. */
export type OfflineVerdict =
  | { readonly kind: 'enter'; readonly ticket: LetInOffline }
  | { readonly kind: GateReason; readonly ticket: LetInOffline; readonly days: readonly [string, string]; readonly last: EntryMade | null }
  | { readonly kind: 'notTicket' | 'unknown' | 'unchecked' | 'tooOld' }
  | { readonly kind: 'otherPark'; readonly park: string }

/** How long a phone decides by its list, in milliseconds. */
export const longestOffline = 3_600_000

/**
 * Judges a ticket without asking the server, by the rule that the server judges by. A number must be in the day's list. A signed code of this
 * park that is not in the list was sold since the list was read; it is judged by what it says itself.
 */
export const judgeOffline = (read: ReadAtGate, facts: OfflineFacts): OfflineVerdict => {
  if (facts.age > longestOffline) return { kind: 'tooOld' }
  if (read.kind === 'nothing') return { kind: 'notTicket' }
  const code = read.kind === 'code' ? read.code.ticket : null
  if (code !== null && facts.signature === 'wrong') return { kind: 'notTicket' }
  if (code !== null && code.park !== facts.list.park) return { kind: 'otherPark', park: code.park }
  const listed = inList(facts.list, read.number)
  if (listed !== undefined) return verdictOf(listed, facts)
  if (code === null) return { kind: 'unknown' }
  return facts.signature === 'right' ? verdictOf(saidBy(code), facts) : { kind: 'unchecked' }
}

type Known = { readonly line: ListedLine; readonly ticket: ListedLine['tickets'][number] }

const inList = ({ lines }: DayList, number: string): Known | undefined => {
  for (const line of lines) {
    const ticket = line.tickets.find((one) => one.number === number)
    if (ticket !== undefined) return { line, ticket }
  }
  return undefined
}

const saidBy = ({ number, visitor, product, slot, firstDay, lastDay, entries }: TicketInCode): Known => ({
  line: {
    code: '',
    state: 'confirm',
    guestName: '',
    product: { vi: product, en: product },
    slot,
    slots: [],
    firstDay,
    lastDay,
    tickets: [],
  },
  ticket: { number, visitor, entries, entered: [] },
})

const verdictOf = ({ line, ticket }: Known, { own, today, time }: OfflineFacts): OfflineVerdict => {
  const mine = own.filter(({ number }) => number === ticket.number)
  const entered = [...ticket.entered, ...mine]
  const { state, slot, firstDay, lastDay, product, code, guestName } = line
  const at = { state, slot, firstDay: toDay(firstDay), lastDay: toDay(lastDay), entries: ticket.entries, entered: entered.length }
  const verdict = gateVerdict(at, { today, time, slots: line.slots })
  const { number, visitor, entries } = ticket
  const shown = { number, visitor, product, slot, entry: Math.min(entered.length + 1, entries), entries, code, guestName }
  if (verdict === 'enter') return { kind: 'enter', ticket: shown }
  return { kind: verdict, ticket: shown, days: [firstDay, lastDay], last: entered.at(-1) ?? null }
}

import { isDay, type Day } from '#days/day.ts'
import { isTicketNumber } from './ticket-number.ts'
import type { VisitorKind } from './ticket-product.ts'

/** What the code of a ticket says, so that a gate without a network can decide on it. */
export type TicketInCode = {
  /** The park's code. */
  readonly park: string
  readonly number: string
  readonly visitor: VisitorKind
  /** The product's code. */
  readonly product: string
  /** Empty for the whole day. */
  readonly slot: string
  readonly firstDay: Day
  readonly lastDay: Day
  readonly entries: number
}

/** A code taken apart: what is signed, the signature (base64url), and what it says; nothing of it is checked yet. */
export type ReadTicketCode = { readonly signed: string; readonly signature: string; readonly ticket: TicketInCode }

const edition = 'IK1'
const letters = { adult: 'A', child: 'C', senior: 'S' } as const satisfies Record<VisitorKind, string>
const visitors: Readonly<Record<string, VisitorKind>> = { A: 'adult', C: 'child', S: 'senior' }

/** The part of a ticket's code that is signed. */
export const signedPart = ({ park, number, visitor, product, slot, firstDay, lastDay, entries }: TicketInCode): string =>
  [edition, park, number, letters[visitor], product, slot.replace(':', ''), short(firstDay), short(lastDay), entries].join('.')

const short = (day: Day): string => day.replaceAll('-', '')

const form =
  /^IK1\.(?<park>[\w-]{1,50})\.(?<number>\d{10})\.(?<visitor>[ACS])\.(?<product>[\dA-Z_-]{3,30})\.(?<slot>(?:\d{4})?)\.(?<first>\d{8})\.(?<last>\d{8})\.(?<entries>\d{1,2})$/u

/** Takes a scanned text apart; null where it has not the form of a ticket's code. */
export const readTicketCode = (text: string): ReadTicketCode | null => {
  const cut = text.lastIndexOf('.')
  const [signed, signature] = [text.slice(0, Math.max(cut, 0)), text.slice(cut + 1)]
  const said = form.exec(signed)?.groups
  if (said === undefined || !/^[\w-]{86}$/u.test(signature)) return null
  const ticket = ticketIn(said)
  return ticket === null ? null : { signed, signature, ticket }
}

const ticketIn = (said: Readonly<Record<string, string>>): TicketInCode | null => {
  const text = (name: string): string => said[name] ?? ''
  const [visitor, number, slot] = [visitors[text('visitor')], text('number'), text('slot')]
  const [firstDay, lastDay] = [long(text('first')), long(text('last'))]
  if (visitor === undefined || !isTicketNumber(number) || !isDay(firstDay) || !isDay(lastDay)) return null
  const time = slot === '' ? '' : `${slot.slice(0, 2)}:${slot.slice(2)}`
  return { park: text('park'), number, visitor, product: text('product'), slot: time, firstDay, lastDay, entries: Number(text('entries')) }
}

const long = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`

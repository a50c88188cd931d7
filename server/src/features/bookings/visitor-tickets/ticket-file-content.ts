import { formatDay } from '@innkeeper/protocol/format/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { visitorWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import type { StoredTicketBooking } from '../ticket-bookings/ticket-bookings.store.ts'
import type { TicketPdf } from './ticket-pdf.ts'
import type { StoredVisitorTicket } from './visitor-tickets.store.ts'

type Coded = StoredVisitorTicket & { readonly code: string }

/** What stands in the file of a booking's tickets. There is no price: an agent sells at its own. */
export const ticketFileContent = (
  { code, guestName, snapshot }: StoredTicketBooking,
  tickets: readonly Coded[],
  { language, logo }: { readonly language: Language; readonly logo: Buffer | null },
): TicketPdf => ({
  language,
  title: speak(titleWords, language),
  code,
  logo: logo?.toString('base64') ?? null,
  park: speak(snapshot.property.name, language),
  guest: guestName,
  tickets: tickets.map((ticket) => ({
    code: ticket.code,
    number: spacedTicketNumber(ticket.number),
    product: language === 'vi' ? ticket.nameVi : ticket.nameEn,
    visitor: speak(visitorWords[ticket.visitor], language),
    lines: linesOf(ticket, language),
  })),
  closing: speak(closingWords, language),
})

const linesOf = ({ firstDay, lastDay, slot, entries }: Coded, language: Language): string[] => [
  firstDay === lastDay
    ? formatDay(firstDay, language)
    : speak(daysWords, language, { from: formatDay(firstDay, language), to: formatDay(lastDay, language) }),
  ...(slot === '' ? [] : [speak(slotWords, language, { slot })]),
  ...(entries === 1 ? [] : [speak(entriesWords, language, { entries })]),
]

const titleWords = say('Vé vào cổng', 'Tickets')
const daysWords = say('Từ {from} đến {to}', '{from} to {to}')
const slotWords = say('Khung giờ {slot}', 'Slot {slot}')
const entriesWords = say('Vào được {entries} lần', 'Lets in {entries} times')
const closingWords = say(
  'Mỗi khách một vé. Đưa mã QR ở cổng, trên giấy hay trên điện thoại; nếu không quét được, đọc số vé.',
  'One ticket for each visitor. Show the QR code at the gate, on paper or on a phone; if it cannot be scanned, say the ticket’s number.',
)

import { formatDate } from '@innkeeper/protocol/format/format'
import { speak, type Language } from '@innkeeper/protocol/say'
import { ticketNotificationWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { newsText, sendNews } from '../notify-booking.ts'
import { tellGuest } from './tell-guest.ts'
import { peopleOf, type StoredTicketBooking } from './ticket-bookings.store.ts'

/** What happened to a ticket booking, who did it (`accountId` where it was a user here), and the park's address. */
export type TicketNews = {
  readonly kind: keyof typeof ticketNotificationWords
  readonly booking: StoredTicketBooking
  readonly person: string
  readonly accountId?: string | null
  readonly email: string
}

/** Notifies the park of a ticket booking: in the bell, by a letter where it has an address, and by one to each user who chose it. */
export const tellOfTickets = async (tx: PropertyTx, { kind, booking, person, accountId = null, email }: TicketNews): Promise<void> => {
  const titleIn = (language: Language) => speak(ticketNotificationWords[kind], language, valuesOf(booking))
  const textIn = (language: Language) =>
    newsText(language, { ...booking, title: titleIn(language), agent: booking.snapshot.travelAgent?.name[language] ?? '–', person })
  const notice = {
    kind,
    subjectCode: booking.code,
    title: { vi: titleIn('vi'), en: titleIn('en') },
    link: `booking/ticket/detail/${booking.code}`,
    person,
    accountId,
    state: booking.state,
  }
  await sendNews(tx, { about: 'ticketBooking', email, readers: await readersByMail(tx, kind) }, [{ notice, textIn }])
  if (booking.travelAgentId === null) await tellGuest(tx, kind, booking)
}

const valuesOf = ({ code, guestName, visitDay, snapshot }: StoredTicketBooking) => ({
  code,
  guest: guestName,
  people: snapshot.lines.reduce((sum, line) => sum + peopleOf(line), 0),
  day: formatDate(visitDay),
})

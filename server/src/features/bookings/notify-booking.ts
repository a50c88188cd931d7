import { bookingNotificationWords } from '@innkeeper/protocol/words/sale/booking-words'
import { formatRange } from '@innkeeper/protocol/format/format'
import { languages, say, speak, type Language } from '@innkeeper/protocol/say'
import { addDays } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { notify, type Notice } from '#kit/live/notify.ts'
import { othersThan } from '#kit/call/others-than.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import type { Reader } from '#features/notifications/notifications.reads.ts'
import type { StoredBooking } from './bookings.store.ts'

/** What happened to bookings, and who gets a letter: the property at its address (empty for none), and the people who chose it. */
export type NewsOf = { readonly kind: keyof typeof bookingNotificationWords; readonly email: string; readonly readers: readonly Reader[] }

/** A booking to which something happened, and who did it: `accountId` where it was a user here. */
export type BookingNews = { readonly booking: StoredBooking; readonly person: string; readonly accountId?: string | null }

/**
 * Notifies the property of its bookings: in the bell, by a letter where it has an address, and by one to each user who chose it and did not
 * do it.
 */
export const notifyProperty = async (tx: PropertyTx, of: NewsOf, news: readonly BookingNews[]): Promise<void> => {
  const others = of.readers.filter(({ email }) => email.toLowerCase() !== of.email.toLowerCase())
  const letters = news.flatMap((one) => {
    const toAll = of.email === '' ? [] : [letterOf(of, one)]
    return [...toAll, ...othersThan(one.accountId ?? null, others).map((reader) => letterTo(reader, of, one))]
  })
  const notices = news.map((one) => noticeOf(of.kind, one))
  await Promise.all([notify(tx, notices), postEvents(tx, 'mail', letters)])
}

/** The further signals to open screens: the booking, and the nights that grids must read again. */
export const bookingSignals = (booking: StoredBooking): readonly Signal[] => [
  { propertyId: booking.propertyId, topic: 'bookings', code: booking.code },
  nightsSignal(booking),
]

type Stay = Pick<StoredBooking, 'propertyId' | 'checkIn' | 'checkOut' | 'snapshot'>

/** The signal that the nights of a stay were taken or given back. */
export const nightsSignal = ({ propertyId, checkIn, checkOut, snapshot }: Stay): Signal => ({
  propertyId,
  topic: 'nights',
  from: checkIn,
  to: addDays(checkOut, -1),
  roomTypeIds: [...new Set(snapshot.lines.map((line) => line.roomTypeId))],
})

const noticeOf = (kind: NewsOf['kind'], { booking, person, accountId }: BookingNews): Notice => ({
  kind,
  subjectCode: booking.code,
  title: { vi: titleIn('vi', kind, booking), en: titleIn('en', kind, booking) },
  link: `booking/detail/${booking.code}`,
  person,
  accountId: accountId ?? null,
  state: booking.state,
})

const titleIn = (language: Language, kind: NewsOf['kind'], booking: StoredBooking): string =>
  speak(bookingNotificationWords[kind], language, {
    code: booking.code,
    guest: booking.guestName,
    stay: formatRange(booking.checkIn, booking.checkOut),
  })

const text = say(
  `{title}

Đại lý: {agent}
Người thực hiện: {person}
Tổng tiền: {total}

Mở Innkeeper, mục Danh sách đặt phòng, để xem chi tiết.
`,
  `{title}

Agent: {agent}
Done by: {person}
Total: {total}

Open Innkeeper, Bookings, for the details.
`,
)

// A property's address has no single reader: the letter is in both languages, Vietnamese first.
const letterOf = ({ kind, email }: NewsOf, news: BookingNews): Letter => ({
  to: email,
  language: 'vi',
  subject: titleIn('vi', kind, news.booking),
  text: languages.map((language) => textIn(language, kind, news)).join('\n'),
})

const letterTo = ({ email, language }: Reader, { kind }: NewsOf, news: BookingNews): Letter => ({
  to: email,
  language,
  subject: titleIn(language, kind, news.booking),
  text: textIn(language, kind, news),
})

const textIn = (language: Language, kind: NewsOf['kind'], { booking, person }: BookingNews): string =>
  speak(text, language, {
    title: titleIn(language, kind, booking),
    agent: booking.snapshot.travelAgent?.name[language] ?? '–',
    person,
    total: formatMoney(booking.total, booking.currency, language),
  })

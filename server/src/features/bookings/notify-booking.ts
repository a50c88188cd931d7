import { bookingNotificationWords } from '@innkeeper/protocol/words/sale/booking-words'
import type { AlertKind } from '@innkeeper/protocol/words/platform/alert-kinds'
import { formatRange } from '@innkeeper/protocol/format/format'
import { languages, say, speak, type Language } from '@innkeeper/protocol/say'
import { addDays } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { notify, type Notice } from '#kit/live/notify.ts'
import { othersThan } from '#kit/call/others-than.ts'
import { postEmails, type EmailShown } from '#kit/mail/post-emails.ts'
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
export const notifyProperty = (tx: PropertyTx, of: NewsOf, news: readonly BookingNews[]): Promise<void> =>
  sendNews(
    tx,
    { ...of, about: 'booking' },
    news.map((one) => ({ notice: noticeOf(of.kind, one), textIn: (language) => textIn(language, of.kind, one) })),
  )

/** One piece of news: its notice, and the text of its letters in each language. */
export type PieceOfNews = { readonly notice: Notice & { readonly kind: AlertKind }; readonly textIn: (language: Language) => string }

/** Sends news to the bell, to the property's address (empty for none), and to each reader who did not cause it. */
export const sendNews = async (tx: PropertyTx, of: NewsAbout, news: readonly PieceOfNews[]): Promise<void> => {
  const others = of.readers.filter(({ email }) => email.toLowerCase() !== of.email.toLowerCase())
  const emails = news.flatMap((one) => {
    const toAll = of.email === '' ? [] : [emailOf(of, 'property', one.notice, letterToAll(of.email, one))]
    const readers = othersThan(one.notice.accountId, others)
    return [...toAll, ...readers.map((reader) => emailOf(of, 'person', one.notice, letterTo(reader, one)))]
  })
  const notices = news.map(({ notice }) => notice)
  await Promise.all([notify(tx, notices), postEmails(tx, 'mail', emails)])
}

type NewsAbout = Pick<NewsOf, 'email' | 'readers'> & Pick<EmailShown, 'about'>

const emailOf = ({ about }: NewsAbout, audience: 'property' | 'person', { kind, subjectCode }: PieceOfNews['notice'], letter: Letter) => ({
  payload: letter,
  email: { about, code: subjectCode, audience, kind, receiver: letter.to },
})

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

const noticeOf = (kind: NewsOf['kind'], { booking, person, accountId }: BookingNews): PieceOfNews['notice'] => ({
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
const letterToAll = (to: string, { notice, textIn: textOf }: PieceOfNews): Letter => ({
  to,
  language: 'vi',
  subject: notice.title.vi,
  text: languages.map(textOf).join('\n'),
})

const letterTo = ({ email, language }: Reader, { notice, textIn: textOf }: PieceOfNews): Letter => ({
  to: email,
  language,
  subject: notice.title[language],
  text: textOf(language),
})

const textIn = (language: Language, kind: NewsOf['kind'], { booking, person }: BookingNews): string =>
  newsText(language, {
    ...booking,
    title: titleIn(language, kind, booking),
    agent: booking.snapshot.travelAgent?.name[language] ?? '–',
    person,
  })

/** What a letter says of a booking: its title, its agent, who did it, and its total. */
export type NewsValues = Pick<StoredBooking, 'total' | 'currency'> & {
  readonly title: string
  readonly agent: string
  readonly person: string
}

/** The text of a letter about a booking. */
export const newsText = (language: Language, { title, agent, person, total, currency }: NewsValues): string =>
  speak(text, language, { title, agent, person, total: formatMoney(total, currency, language) })

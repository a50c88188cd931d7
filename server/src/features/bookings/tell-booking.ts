import { bookingNotificationWords } from '@innkeeper/protocol/booking-words'
import { formatRange } from '@innkeeper/protocol/format'
import { languages, say, speak, type Language } from '@innkeeper/protocol/say'
import { addDays } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { Signal } from '../../kit/live.ts'
import { notify } from '../../kit/notify.ts'
import { postEvent } from '../../kit/outbox.ts'
import type { PropertyTx } from '../../kit/transaction.ts'
import type { Letter } from '../../outside/mail.ts'
import { readersByMail, type Reader } from '../notifications/notifications.reads.ts'
import type { StoredBooking } from './bookings.store.ts'

/** What the property is told of: what happened to which booking, who did it, and the address of the letter (empty for none). */
export type BookingNews = {
  readonly kind: keyof typeof bookingNotificationWords
  readonly booking: StoredBooking
  readonly person: string
  readonly email: string
}

/** Tells the property of a booking: the bell, a letter where it has an address, and one to each of its people who wants it. */
export const tellProperty = async (tx: PropertyTx, news: BookingNews): Promise<void> => {
  const { code, state } = news.booking
  const told = notify(tx, {
    kind: news.kind,
    subjectCode: code,
    title: { vi: titleIn('vi', news), en: titleIn('en', news) },
    link: `booking/detail/${code}`,
    person: news.person,
    state,
  })
  const [readers] = await Promise.all([
    readersByMail(tx, news.kind),
    told,
    news.email === '' ? undefined : postEvent(tx, 'mail', letterOf(news)),
  ])
  const others = readers.filter(({ email }) => email.toLowerCase() !== news.email.toLowerCase())
  await Promise.all(others.map((reader) => postEvent(tx, 'mail', letterTo(reader, news))))
}

/** What open screens are told once the change has committed: lists of bookings, the bell, and grids that show what is left. */
export const bookingSignals = ({ propertyId, code, checkIn, checkOut, snapshot }: StoredBooking): readonly Signal[] => [
  { propertyId, topic: 'bookings', code },
  { propertyId, topic: 'notifications' },
  {
    propertyId,
    topic: 'nights',
    from: checkIn,
    to: addDays(checkOut, -1),
    roomTypeIds: [...new Set(snapshot.lines.map((line) => line.roomTypeId))],
  },
]

const titleIn = (language: Language, { kind, booking }: BookingNews): string =>
  speak(bookingNotificationWords[kind], language, {
    code: booking.code,
    guest: booking.guestName,
    stay: formatRange(booking.checkIn, booking.checkOut, language),
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

// A property's address belongs to nobody in particular: the letter says everything in both languages, Vietnamese first.
const letterOf = (news: BookingNews): Letter => ({
  to: news.email,
  language: 'vi',
  subject: titleIn('vi', news),
  text: languages.map((language) => textIn(language, news)).join('\n'),
})

const letterTo = ({ email, language }: Reader, news: BookingNews): Letter => ({
  to: email,
  language,
  subject: titleIn(language, news),
  text: textIn(language, news),
})

const textIn = (language: Language, news: BookingNews): string =>
  speak(text, language, {
    title: titleIn(language, news),
    agent: news.booking.snapshot.travelAgent?.name[language] ?? '–',
    person: news.person,
    total: formatMoney(news.booking.total, news.booking.currency, language),
  })

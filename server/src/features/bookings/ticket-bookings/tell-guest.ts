import { formatDate, formatMoment } from '@innkeeper/protocol/format/format'
import { languages, say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { ticketNotificationWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { letsIn } from '@innkeeper/rules/ticket/lets-in'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { peopleOf, type StoredTicketBooking } from './ticket-bookings.store.ts'

type News = keyof typeof ticketNotificationWords

/** Writes to a guest who bought tickets alone what became of them, in both languages: bought, paid or cancelled. */
export const tellGuest = async (tx: PropertyTx, kind: News, booking: StoredTicketBooking): Promise<void> => {
  const subject = subjects[kind]
  if (subject === undefined || booking.guestEmail === '') return
  const textIn = (language: Language) => speak(text, language, valuesIn(language, subject, booking))
  const letter: Letter = {
    to: booking.guestEmail,
    language: 'vi',
    subject: languages.map((language) => titleIn(language, subject, booking)).join(' · '),
    text: languages.map(textIn).join('\n'),
  }
  await postEvents(tx, 'mail', [letter])
}

const titleIn = (language: Language, subject: Saying, { code, snapshot }: StoredTicketBooking): string =>
  speak(subject, language, { park: snapshot.property.name[language], code })

const valuesIn = (language: Language, subject: Saying, booking: StoredTicketBooking) => ({
  title: titleIn(language, subject, booking),
  day: formatDate(booking.visitDay),
  tickets: booking.snapshot.lines
    .map((line) => `${peopleOf(line)} × ${line.name[language]}${line.slot === '' ? '' : `, ${line.slot}`}`)
    .join('; '),
  total: formatMoney(booking.total, booking.currency, language),
  next: speak(nextOf(booking), language, {
    until: booking.payBy === null ? '' : formatMoment(booking.payBy, { timeZone: booking.snapshot.property.timeZone, year: true }),
  }),
})

const nextOf = ({ state, payBy }: StoredTicketBooking): Saying => {
  if (letsIn(state)) return ready
  return payBy === null ? look : pay
}

const subjects: Partial<Record<News, Saying>> = {
  ticketBooked: say('{park}: đặt vé {code}', '{park}: tickets {code}'),
  ticketCancelled: say('{park}: đặt vé {code} đã huỷ', '{park}: tickets {code} are cancelled'),
  paymentReceived: say('{park}: đã nhận tiền đặt vé {code}', '{park}: payment for tickets {code} received'),
}

const text = say(
  `{title}

Ngày vào cổng: {day}
Vé: {tickets}
Tổng tiền: {total}

{next}
`,
  `{title}

Day of the visit: {day}
Tickets: {tickets}
Total: {total}

{next}
`,
)
const pay = say(
  'Vé được giữ đến {until}. Trên trang của công viên, mục Vé của tôi, mở đặt vé bằng mã này và email này để trả tiền.',
  'The tickets are held until {until}. On the park’s site, under My tickets, open them with this code and this email to pay.',
)
const ready = say(
  'Vé có mã QR ở trên trang của công viên, mục Vé của tôi: mở bằng mã này và email này.',
  'The tickets with their QR codes are on the park’s site, under My tickets: open them with this code and this email.',
)
const look = say(
  'Xem đặt vé trên trang của công viên, mục Vé của tôi, bằng mã này và email này.',
  'Look at the booking on the park’s site, under My tickets, with this code and this email.',
)

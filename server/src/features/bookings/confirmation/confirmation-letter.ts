import { formatRange } from '@innkeeper/protocol/format/format'
import { languages, say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { Letter } from '#outside/mail.ts'
import type { StoredBooking } from '../bookings.store.ts'
import type { ConfirmationCopy, ConfirmationNews } from './confirmation-news.ts'

/** Whom the letter of a confirmation is for, and where it goes. */
type To = { readonly to: string; readonly copy: ConfirmationCopy }

/**
 * The letter of a confirmation: to the agent with the price, to the agent's guest without it, because an agent sells at its own. Neither has
 * a language of its own, so that it is in both.
 */
export const confirmationLetter = (booking: StoredBooking, news: ConfirmationNews, { to, copy }: To): Letter => ({
  to,
  language: 'vi',
  subject: lineIn('vi', booking, news),
  text: languages.map((language) => textIn(language, booking, news, copy)).join('\n'),
})

const lineIn = (language: Language, booking: StoredBooking, news: ConfirmationNews): string =>
  speak(newsWords[news], language, {
    property: speak(booking.snapshot.property.name, language),
    code: booking.code,
    stay: formatRange(booking.checkIn, booking.checkOut),
  })

const textIn = (language: Language, booking: StoredBooking, news: ConfirmationNews, copy: ConfirmationCopy): string => {
  const { snapshot, currency, guestName, cancelReason } = booking
  const rooms = snapshot.lines.map((line) => `${line.rooms.length} × ${speak(line.roomType, language)}`).join(', ')
  const lines = [
    speak(guestWords, language, { guest: guestName }),
    speak(roomsWords, language, { rooms }),
    ...(copy === 'guest' && snapshot.travelAgent !== null
      ? []
      : [speak(totalWords, language, { total: formatMoney(booking.total, currency, language) })]),
    speak(stateWords, language, { state: speak(bookingStateWords[booking.state], language) }),
    ...(cancelReason === null ? [] : [speak(reasonWords, language, { reason: cancelReason })]),
  ]
  return `${lineIn(language, booking, news)}\n\n${lines.join('\n')}\n\n${speak(attachedWords, language)}\n`
}

const newsWords: Readonly<Record<ConfirmationNews, Saying>> = {
  booked: say('{property}: đặt phòng {code}, {stay}', '{property}: booking {code}, {stay}'),
  changed: say('{property}: đặt phòng {code} đã thay đổi, {stay}', '{property}: booking {code} has changed, {stay}'),
  cancelled: say('{property}: đặt phòng {code} đã huỷ, {stay}', '{property}: booking {code} is cancelled, {stay}'),
  voided: say('{property} đã huỷ đặt phòng {code}, {stay}', '{property} has cancelled booking {code}, {stay}'),
  expired: say(
    '{property}: đặt phòng {code} đã huỷ vì quá hạn thanh toán, {stay}',
    '{property}: booking {code} is cancelled, its payment term passed, {stay}',
  ),
  noShow: say('{property}: khách của đặt phòng {code} không đến, {stay}', '{property}: the guest of booking {code} did not come, {stay}'),
}
const guestWords = say('Khách: {guest}', 'Guest: {guest}')
const roomsWords = say('Phòng: {rooms}', 'Rooms: {rooms}')
const totalWords = say('Tổng tiền: {total}', 'Total: {total}')
const stateWords = say('Trạng thái: {state}', 'Status: {state}')
const reasonWords = say('Lý do: {reason}', 'Reason: {reason}')
const attachedWords = say(
  'Kèm theo là xác nhận PDF và tệp lịch; mã QR trong PDF là mã đặt phòng.',
  'The confirmation as PDF and a calendar file are attached; the QR code of the PDF is the booking code.',
)

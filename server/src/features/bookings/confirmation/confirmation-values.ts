import { formatDate, formatRange } from '@innkeeper/protocol/format/format'
import { say, speak, type Saying } from '@innkeeper/protocol/say'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { inBoth, inEach, type LetterValues } from '#kit/mail/write-letter.ts'
import type { StoredBooking } from '../bookings.store.ts'
import type { ConfirmationCopy, ConfirmationNews } from './confirmation-news.ts'

/**
 * What fills the blanks of the letter of a confirmation. An agent's guest is told no price, because an agent sells at its own.
 */
export const confirmationValues = (booking: StoredBooking, news: ConfirmationNews, copy: ConfirmationCopy): LetterValues => {
  const { snapshot, currency, checkIn, checkOut } = booking
  const { name } = snapshot.property
  const stay = formatRange(checkIn, checkOut)
  const priced = copy === 'agent' || snapshot.travelAgent === null
  return {
    headline: inEach((language) => speak(newsWords[news], language, { property: speak(name, language), code: booking.code, stay })),
    property: name,
    guest: inBoth(booking.guestName),
    code: inBoth(booking.code),
    stay: inBoth(stay),
    checkIn: inBoth(formatDate(checkIn)),
    checkOut: inBoth(formatDate(checkOut)),
    rooms: inEach((language) => snapshot.lines.map((line) => `${line.rooms.length} × ${speak(line.roomType, language)}`).join(', ')),
    total: priced ? inEach((language) => formatMoney(booking.total, currency, language)) : inBoth(''),
    status: bookingStateWords[booking.state],
    reason: inBoth(booking.cancelReason ?? ''),
  }
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

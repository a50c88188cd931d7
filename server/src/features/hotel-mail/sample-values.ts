import { formatDate, formatMonth, formatRange } from '@innkeeper/protocol/format/format'
import type { Saying } from '@innkeeper/protocol/say'
import { say } from '@innkeeper/protocol/say'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { addDays, type Day } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { inBoth, inEach, type LetterValues } from '#kit/mail/write-letter.ts'

/** What fills the blanks of an email in a preview, where the property has no booking or request of its kind yet. */
export const sampleValues = ({ property, today }: { readonly property: Saying; readonly today: Day }): LetterValues => {
  const [checkIn, checkOut] = [addDays(today, 7), addDays(today, 9)]
  const stay = formatRange(checkIn, checkOut)
  const money = (amount: number) => inEach((language) => formatMoney(amount, 'VND', language))
  return {
    headline: { vi: `${property.vi}: ${sampleCode}, ${stay}`, en: `${property.en}: ${sampleCode}, ${stay}` },
    property,
    guest: inBoth('Nguyễn Thị An'),
    agent: say('Đại lý mẫu', 'Sample agent'),
    code: inBoth(sampleCode),
    stay: inBoth(stay),
    checkIn: inBoth(formatDate(checkIn)),
    checkOut: inBoth(formatDate(checkOut)),
    rooms: say('1 × Phòng mẫu', '1 × Sample room'),
    total: money(2_400_000),
    status: bookingStateWords.confirm,
    reason: say('Khách đi dịp khác', 'The guest travels another time'),
    message: say('Lời nhắn mẫu', 'Sample message'),
    until: inBoth(formatDate(addDays(today, 1))),
    link: inBoth(''),
    month: inBoth(formatMonth(today.slice(0, 7))),
    percent: inBoth('80'),
    used: money(80_000_000),
    limit: money(100_000_000),
    left: money(20_000_000),
  }
}

const sampleCode = '000000000'

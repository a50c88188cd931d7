import { mealWords } from '@innkeeper/protocol/calls/room-sale/plan'
import { formatCount, formatDate, formatDay, formatMoment, nouns } from '@innkeeper/protocol/format/format'
import { lineAnswer } from '@innkeeper/protocol/shapes/stay-answers'
import { say, speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { bookingStateWords, ownPageWords, paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { meals } from '@innkeeper/rules/rate-plan/meals'
import { daysBetween, todayIn } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { BookedLine, BookingSnapshot } from '../snapshot/booking-snapshot.ts'
import type { StoredBooking } from '../bookings.store.ts'
import type { ConfirmationFact, ConfirmationPdf } from './confirmation-file.ts'
import { confirmationPayments } from './confirmation-payments.ts'
import { confirmationPrice } from './confirmation-price.ts'
import { confirmationTitles } from './confirmation-titles.ts'

/** Whom a confirmation is for, in which language, with which logo. */
export type ConfirmationFor = {
  readonly language: Language
  readonly copy: 'agent' | 'guest'
  readonly logo: Buffer | null
}

/** What stands in the confirmation of a booking. The copy of an agent's guest has neither price nor terms: an agent sells at its own. */
export const confirmationContent = (booking: StoredBooking, { language, copy, logo }: ConfirmationFor): ConfirmationPdf => {
  const { snapshot, currency } = booking
  const withPrice = copy === 'agent' || snapshot.travelAgent === null
  const words = (saying: Saying, values?: SayingValues) => speak(saying, language, values)
  return {
    language,
    title: words(confirmationTitles[booking.state]),
    code: booking.code,
    state: words(bookingStateWords[booking.state]),
    logo: logo?.toString('base64') ?? null,
    property: {
      name: words(snapshot.property.name),
      lines: [snapshot.property.address, snapshot.property.phone].filter((line) => line !== ''),
    },
    facts: factsOf(booking, language),
    rooms: snapshot.lines.map((line) => roomOf(line, language)),
    services: snapshot.services.map((service) => serviceOf(service, language)),
    price: withPrice ? confirmationPrice(snapshot, currency, language) : null,
    payments: withPrice ? confirmationPayments(booking, language) : [],
    terms: withPrice ? termsOf(booking, language) : [],
    closing: words(withPrice ? closingWithPrice : closing, { day: formatDate(todayIn(snapshot.property.timeZone, agreedAt(booking))) }),
  }
}

const agreedAt = ({ createdAt }: StoredBooking): Date => new Date(createdAt)

const factsOf = (booking: StoredBooking, language: Language): ConfirmationFact[] => {
  const { snapshot, checkIn, checkOut } = booking
  const { checkInFrom, checkOutUntil, timeZone } = snapshot.property
  const nights = formatCount(daysBetween(checkIn, checkOut), nouns.night, language)
  const rows: readonly (readonly [Saying, string])[] = [
    [checkInWords, speak(fromWords, language, { day: formatDay(checkIn, language), time: checkInFrom })],
    [checkOutWords, speak(untilWords, language, { day: formatDay(checkOut, language), time: checkOutUntil, nights })],
    [guestWords, [booking.guestName, booking.guestPhone].filter((part) => part !== '').join(' · ')],
    [agentWords, speak(snapshot.travelAgent?.name ?? ownPageWords, language)],
    [bookedWords, formatMoment(booking.createdAt, { timeZone, year: true })],
    [noteWords, booking.note],
    [reasonWords, booking.cancelReason ?? ''],
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label: speak(label, language), value }))
}

const roomOf = (line: BookedLine, language: Language): ConfirmationPdf['rooms'][number] => {
  const included = meals.filter((meal) => line.meals.includes(meal)).map((meal) => speak(mealWords[meal], language))
  return {
    title: `${line.rooms.length} × ${speak(line.roomType, language)} · ${speak(line.ratePlan, language)}`,
    lines: [
      ...(included.length === 0 ? [] : [speak(mealsWords, language, { meals: included.join(', ') })]),
      ...line.rooms.map((room, index) => speak(roomWords, language, { number: index + 1, guests: guestsOf(room, language) })),
    ],
  }
}

const guestsOf = ({ adults, childrenAges, extraBeds }: BookedLine['rooms'][number], language: Language): string =>
  [
    formatCount(adults, nouns.adult, language),
    ...(childrenAges.length === 0 ? [] : [`${formatCount(childrenAges.length, nouns.child, language)} (${childrenAges.join(', ')})`]),
    ...(extraBeds === 0 ? [] : [formatCount(extraBeds, extraBed, language)]),
  ].join(', ')

const extraBed = { vi: 'giường phụ', one: 'extra bed', other: 'extra beds' }

const serviceOf = (service: BookingSnapshot['services'][number], language: Language): string => {
  const unit = speak(serviceUnitWords[service.unit], language)
  const days = service.days === null ? '' : `: ${service.days.map(formatDate).join(', ')}`
  const packed = service.included ? `, ${speak(inPackage, language)}` : ''
  return `${service.quantity} × ${speak(service.name, language)} (${unit.toLocaleLowerCase(language)})${days}${packed}`
}

const termsOf = (booking: StoredBooking, language: Language): ConfirmationFact[] => {
  const answered = booking.snapshot.lines.map((line) => lineAnswer(line, booking.checkIn, booking.currency))
  const once = (texts: readonly string[]) => [...new Set(texts)]
  const cancelling = once(answered.map(({ cancellation }) => speak(cancellation.sentence, language)))
  const paying = once(answered.flatMap(({ payment }) => (payment === null ? [] : [speak(payment.sentence, language)])))
  const rows: readonly (readonly [Saying, readonly string[]])[] = [
    [methodWords, [speak(paymentMethodWords[booking.paymentMethod], language)]],
    [paidWords, [formatMoney(booking.paid, booking.currency, language)]],
    [payingWords, paying],
    [cancellingWords, cancelling],
  ]
  return rows.flatMap(([label, values]) => values.map((value) => ({ label: speak(label, language), value })))
}

const checkInWords = say('Nhận phòng', 'Check-in')
const fromWords = say('{day}, từ {time}', '{day}, from {time}')
const checkOutWords = say('Trả phòng', 'Check-out')
const untilWords = say('{day}, đến {time} ({nights})', '{day}, until {time} ({nights})')
const guestWords = say('Khách', 'Guest')
const agentWords = say('Đại lý', 'Agent')
const bookedWords = say('Đặt lúc', 'Booked')
const noteWords = say('Ghi chú của khách', 'The guest’s note')
const reasonWords = say('Lý do huỷ', 'Reason for cancelling')
const mealsWords = say('Đã gồm: {meals}', 'Included: {meals}')
const roomWords = say('Phòng {number}: {guests}', 'Room {number}: {guests}')
const inPackage = say('gói đã gồm', 'in the package')
const methodWords = say('Cách trả', 'Payment method')
const paidWords = say('Đã trả', 'Paid')
const payingWords = say('Thanh toán', 'Payment')
const cancellingWords = say('Huỷ phòng', 'Cancellation')
const closingWithPrice = say(
  'Giá và điều kiện như đã chốt; đặt phòng tạo ngày {day}. Quầy lễ tân quét mã QR để mở đặt phòng.',
  'Price and terms are as agreed; the booking was made on {day}. The front desk scans the QR code to open the booking.',
)
const closing = say(
  'Đặt phòng tạo ngày {day}. Quầy lễ tân quét mã QR để mở đặt phòng.',
  'The booking was made on {day}. The front desk scans the QR code to open the booking.',
)

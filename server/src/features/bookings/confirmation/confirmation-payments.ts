import { formatMoment } from '@innkeeper/protocol/format/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { StoredBooking } from '../bookings.store.ts'
import type { ConfirmationFact } from './confirmation-file.ts'

/** The agreed payments and by when each is due. */
export const confirmationPayments = ({ snapshot, currency }: StoredBooking, language: Language): ConfirmationFact[] =>
  snapshot.payments.map(({ dueAt, amount }) => ({
    label:
      dueAt === null
        ? speak(atHotel, language)
        : speak(by, language, { moment: formatMoment(dueAt, { timeZone: snapshot.property.timeZone, year: true }) }),
    value: formatMoney(amount, currency, language),
  }))

const by = say('Trước {moment}', 'By {moment}')
const atHotel = say('Tại khách sạn', 'At the hotel')

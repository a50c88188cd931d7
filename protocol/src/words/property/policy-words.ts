import type { chargeUnits } from '@innkeeper/rules/policy/cancellation-fields'
import type { balanceTypes, depositTermUnits, depositTypes } from '@innkeeper/rules/policy/payment-fields'
import { say, type Saying } from '#say.ts'

/** How much is paid first, each with what it means. */
export const depositWords: Readonly<Record<(typeof depositTypes)[number], Saying>> = {
  whole: say('Trả toàn bộ một lần', 'Everything at once'),
  percent: say('Đặt cọc theo phần trăm', 'A deposit by percent'),
  amount: say('Đặt cọc một số tiền', 'A deposit of an amount'),
  nights: say('Đặt cọc tiền những đêm đầu', 'A deposit of the first nights'),
  none: say('Không cần đặt cọc', 'No deposit'),
}

/** What a deposit's term counts. */
export const termUnitWords: Readonly<Record<(typeof depositTermUnits)[number], Saying>> = {
  hours: say('giờ sau khi đặt', 'hours after booking'),
  days: say('ngày sau khi đặt', 'days after booking'),
  daysBefore: say('ngày trước khi đến', 'days before arrival'),
}

/** When the rest is paid. */
export const balanceWords: Readonly<Record<(typeof balanceTypes)[number], Saying>> = {
  daysBefore: say('Trước ngày đến', 'Before arrival'),
  hotel: say('Tại khách sạn', 'At the hotel'),
}

/** The units of a cancellation charge. */
export const chargeUnitWords: Readonly<Record<(typeof chargeUnits)[number], Saying>> = {
  percent: say('Phần trăm', 'Percent'),
  amount: say('Số tiền', 'Amount'),
  nights: say('Số đêm đầu', 'First nights'),
}

import type { ServiceTaxKind, ServiceUnit } from '@innkeeper/rules/hotel-service/chosen'
import { say, type Saying } from '#say.ts'

/** How a service is charged. */
export const serviceUnitWords = {
  booking: say('Mỗi đặt phòng', 'Per booking'),
  person: say('Mỗi khách', 'Per person'),
  personNight: say('Mỗi khách mỗi đêm', 'Per person per night'),
  room: say('Mỗi phòng', 'Per room'),
  roomNight: say('Mỗi phòng mỗi đêm', 'Per room per night'),
} as const satisfies Record<ServiceUnit, Saying>

/** How a service is taxed. */
export const serviceTaxWords = {
  room: say('Như tiền phòng', 'As rooms'),
  standard: say('Thuế suất đầy đủ', 'The full rate'),
  exempt: say('Không chịu thuế', 'Exempt'),
} as const satisfies Record<ServiceTaxKind, Saying>

/** Whether a service costs anything. */
export const serviceChargeWords = {
  paid: say('Tính tiền', 'Paid'),
  free: say('Miễn phí', 'Free'),
} as const satisfies Record<string, Saying>

import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of buying a park's tickets. */
export const ticketBookingRefusals = {
  ticketsBlocked: refusal(800, 409, say('Không mua được vé: {reason}.', 'These tickets cannot be bought: {reason}.')),
  ticketsForNobody: refusal(801, 422, say('Mỗi dòng vé cần ít nhất một người.', 'Each line of tickets needs at least one visitor.')),
  ticketPaymentDateOutOfRange: refusal(
    802,
    422,
    say(
      'Ngày thanh toán phải từ ngày đặt {from} đến ngày cuối dùng vé {to}.',
      'The payment date must lie between the booking date, {from}, and the last day of the tickets, {to}.',
    ),
  ),
} as const satisfies Record<string, Refusal>

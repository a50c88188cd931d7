import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of visitors' tickets and of the gate where they are shown. */
export const gateRefusals = {
  ticketsNotMade: refusal(
    810,
    409,
    say('Chưa có vé: đặt vé chưa được xác nhận, hoặc đã huỷ.', 'There are no tickets: the booking is not confirmed yet, or was cancelled.'),
  ),
} as const satisfies Record<string, Refusal>

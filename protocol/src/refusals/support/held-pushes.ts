import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals about messages of connected systems that wait for a person. */
export const heldPushRefusals = {
  heldDecided: refusal(986, 409, say('{person} đã quyết định tin này rồi.', '{person} has decided about this message already.')),
  heldExpired: refusal(
    987,
    409,
    say(
      'Tin này đã quá hạn xác nhận, không áp dụng nữa. Nếu cần, cho hệ thống gửi lại.',
      'This message has expired and is not applied any more. If it is wanted, have the system send it again.',
    ),
  ),
  heldNothingTaken: refusal(
    988,
    409,
    say(
      'Không còn giá trị nào áp dụng được. Từ chối tin này; lý do nằm trong bản xem trước.',
      'None of its values can be applied any more. Decline it; the preview says why.',
    ),
  ),
  tooManyHeld: refusal(
    989,
    409,
    say(
      'Đã có {max} tin chờ người của chỗ nghỉ xác nhận. Gửi lại sau.',
      '{max} messages wait for people of the property already. Send it again later.',
    ),
  ),
} as const satisfies Record<string, Refusal>

import { say } from '#say.ts'
import { offerNotOpenWords } from '#words/sale/request-words.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of offers for booking requests. */
export const requestOfferRefusals = {
  offerNotOpen: refusal(790, 409, offerNotOpenWords),
  offerMeanwhile: refusal(
    791,
    409,
    say(
      'Yêu cầu đã có đề nghị khác trong lúc bạn soạn. Xem lại rồi gửi.',
      'Another offer was sent meanwhile. Look at it before you send yours.',
    ),
  ),
  offerBlocked: refusal(792, 409, say('Không giữ được phòng: {reason}.', 'The rooms cannot be held: {reason}.')),
  offerUntilPast: refusal(793, 422, say('Thời hạn giữ phòng phải ở tương lai.', 'The rooms must be held until a moment in the future.')),
  offerUntilLate: refusal(
    794,
    422,
    say('Chỉ giữ phòng được đến hết ngày nhận phòng: {latest}.', 'Rooms can be held until the end of the arrival day: {latest}.'),
  ),
  propertyNotOnSale: refusal(795, 409, say('Chỗ nghỉ hiện không bán phòng.', 'The property is not on sale at the moment.')),
  requestNotAnswered: refusal(
    796,
    409,
    say(
      'Chỗ nghỉ chưa trả lời, chưa thể đề nghị giá khác.',
      'The property has not answered yet: another price can be asked for after that.',
    ),
  ),
} as const satisfies Record<string, Refusal>

import { say } from '#say.ts'
import { whyNoFeedbackWords } from '#words/sale/request-words.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of booking requests. */
export const bookingRequestRefusals = {
  requestNotWaiting: refusal(320, 409, whyNoFeedbackWords.requestNotWaiting),
  contractNotSigned: refusal(321, 409, whyNoFeedbackWords.contractNotSigned),
  agentNotConnected: refusal(322, 409, whyNoFeedbackWords.agentNotConnected),
  requestNotFound: refusal(323, 404, say('Không tìm thấy yêu cầu đặt phòng.', 'Booking request not found.')),
  arrivalIsPast: refusal(324, 422, say('Ngày nhận phòng đã qua.', 'The check-in date has passed.')),
  wishMissing: refusal(
    325,
    422,
    say('Phòng không chọn gói thì phải nêu mong muốn trong lời nhắn.', 'A room without a package needs a wish in the message.'),
  ),
  answerInPast: refusal(326, 422, say('Hạn trả lời phải ở tương lai.', 'The answer must be due in the future.')),
  requestEnded: refusal(
    327,
    409,
    say('Yêu cầu đã kết thúc, không thay đổi được nữa.', 'The request has ended and cannot be changed any more.'),
  ),
} as const satisfies Record<string, Refusal>

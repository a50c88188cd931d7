import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of visitors' tickets and of the gate where they are shown. */
export const gateRefusals = {
  ticketsNotMade: refusal(
    810,
    409,
    say('Chưa có vé: đặt vé chưa được xác nhận, hoặc đã huỷ.', 'There are no tickets: the booking is not confirmed yet, or was cancelled.'),
  ),
  gateUsed: refusal(811, 409, say('Đã vào lúc {time}, ở {gate}.', 'Already entered at {time}, at {gate}.')),
  gateWrongDay: refusal(812, 409, say('Không phải hôm nay. Vé dùng ngày {days}.', 'Not today. The ticket is valid on {days}.')),
  gateWrongSlot: refusal(
    813,
    409,
    say('Chưa đúng giờ. Vé cho khung giờ {slot}.', 'Not at this time. The ticket is for the slot at {slot}.'),
  ),
  gateCancelled: refusal(814, 409, say('Đặt vé {code} đã huỷ.', 'Ticket booking {code} was cancelled.')),
  gateUnpaid: refusal(815, 409, say('Đặt vé {code} chưa trả đủ tiền.', 'Ticket booking {code} is not paid.')),
  gateOtherPark: refusal(816, 409, say('Vé của công viên khác ({park}).', 'The ticket is for another park ({park}).')),
  gateNotTicket: refusal(817, 422, say('Không phải vé: mã hoặc số này sai.', 'Not a ticket: this code or number is wrong.')),
  gateUnknown: refusal(818, 404, say('Công viên này không bán vé số {number}.', 'This park has sold no ticket with the number {number}.')),
  gateEntryMissing: refusal(
    819,
    404,
    say('Không có lượt vào này, hoặc đã trả lại rồi.', 'This entry does not exist, or was undone already.'),
  ),
  gateMomentWrong: refusal(820, 422, say('Giờ vào phải trong 24 giờ qua.', 'The entry must lie within the last 24 hours.')),
  gateEntryKnown: refusal(821, 409, say('Lượt vào này đã được ghi.', 'This entry was recorded already.')),
} as const satisfies Record<string, Refusal>

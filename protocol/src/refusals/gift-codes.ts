import { say } from '#say.ts'
import { usedMore } from './promotions.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of gift codes. Another property's code is refused as not found, like one that does not exist. */
export const giftCodeRefusals = {
  giftCodeMissing: refusal(650, 404, say('Không tìm thấy mã quà tặng.', 'The gift code does not exist.')),
  giftCodeInUse: refusal(
    651,
    409,
    say(
      'Không xoá được mã đã có {bookings} đặt phòng dùng. Hãy dừng thay vì xoá.',
      'Cannot delete a gift code that bookings have used ({bookings}). Stop it instead.',
    ),
  ),
  giftCodeChanged: refusal(
    652,
    409,
    say(
      '{person} vừa sửa mã này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this gift code. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  giftCodeTaken: refusal(653, 422, say('Mã này đã có.', 'This code already exists.')),
  giftCodeFieldNeeded: refusal(654, 422, say('Với lựa chọn này, cần điền mục này.', 'Fill in this field for that choice.')),
  giftCodeHotelNeeded: refusal(655, 422, say('Hãy chọn 1 khách sạn hoặc 1 khu vui chơi.', 'Please select 1 hotel or 1 amusement park.')),
  giftCodeMostUnderLeast: refusal(656, 422, say('Mức tối đa nhỏ hơn mức tối thiểu.', 'The maximum is below the minimum.')),
  giftCodeSlotEmpty: refusal(657, 422, say('Giờ kết thúc trùng giờ bắt đầu.', 'The end must differ from the beginning.')),
  giftCodeBegun: refusal(
    658,
    422,
    say(
      'Mã đã bắt đầu: chỉ lùi ngày kết thúc, thêm lượt hoặc dừng.',
      'The gift code has begun: it can only end later, have more uses, or be stopped.',
    ),
  ),
  giftCodeEndsEarlier: refusal(659, 422, say('Mã đã bắt đầu: chỉ kết thúc muộn hơn.', 'The gift code has begun: it can only end later.')),
  giftCodeUsedMore: refusal(660, 422, usedMore),
  giftCodeHotelMissing: refusal(
    661,
    422,
    say('Có chỗ nghỉ không phải của bạn hoặc khác tiền tệ.', 'One of the properties is not yours, or has another currency.'),
  ),
  giftCodeAgentMissing: refusal(
    662,
    422,
    say('Có đại lý không liên kết với chỗ nghỉ.', 'One of the agents is not linked to the property.'),
  ),
  giftCodePatternShort: refusal(
    663,
    422,
    say('Mẫu cần thêm dấu # để đủ {count} mã khó đoán.', 'The pattern needs more # for {count} codes that are hard to guess.'),
  ),
  giftCodeRefused: refusal(664, 409, say('{reason} Chưa đặt phòng.', '{reason} Nothing was booked.')),
  tooManyGiftCodes: refusal(
    665,
    429,
    say('Quá nhiều mã sai. Thử lại sau {minutes} phút.', 'Too many wrong gift codes. Try again in {minutes} minutes.'),
  ),
} as const satisfies Record<string, Refusal>

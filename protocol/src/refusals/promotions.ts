import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** What refuses a limit of uses that is already passed. */
export const usedMore = say('Không ít hơn số lượt đã dùng: {used}.', 'It cannot be below the uses so far: {used}.')

/** Refusals of promotions. Another property's promotion is refused as not found, like one that does not exist. */
export const promotionRefusals = {
  promotionMissing: refusal(175, 404, say('Không tìm thấy khuyến mãi.', 'The promotion does not exist.')),
  promotionInUse: refusal(
    176,
    409,
    say(
      'Không xoá được khuyến mãi đã có {bookings} đặt phòng dùng. Hãy tắt thay vì xoá.',
      'Cannot delete a promotion that bookings have used ({bookings}). Switch it off instead.',
    ),
  ),
  promotionChanged: refusal(
    177,
    409,
    say(
      '{person} vừa sửa khuyến mãi này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this promotion. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  promotionCodeTaken: refusal(178, 422, say('Mã này đã có ở khuyến mãi khác.', 'Another promotion already has this code.')),
  promotionFieldNeeded: refusal(
    179,
    422,
    say('Với loại khuyến mãi này, cần điền mục này.', 'Fill in this field for this type of promotion.'),
  ),
  percentOverWhole: refusal(180, 422, say('Nhiều nhất là 100 %.', 'It is 100 % at most.')),
  promotionAgentMissing: refusal(
    181,
    422,
    say('Có đại lý không liên kết với chỗ nghỉ.', 'One of the agents is not linked to the property.'),
  ),
  tooManyPromotions: refusal(
    182,
    422,
    say('Nhiều nhất {max} khuyến mãi. Hãy xoá bớt.', 'There can be {max} promotions at most. Delete some first.'),
  ),
  promotionUsedMore: refusal(240, 422, usedMore),
  promotionOrderOld: refusal(
    183,
    409,
    say('Danh sách khuyến mãi vừa đổi. Xem lại rồi xếp lại.', 'The list of promotions has just changed. Look at it and order it again.'),
  ),
} as const satisfies Record<string, Refusal>

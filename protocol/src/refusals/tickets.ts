import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of what a park sells. Another property's product is refused as not found, like one that does not exist. */
export const ticketRefusals = {
  ticketProductMissing: refusal(760, 404, say('Không tìm thấy sản phẩm vé.', 'The ticket product does not exist.')),
  ticketProductInUse: refusal(
    761,
    409,
    say(
      'Không xoá được sản phẩm đã có trong đặt vé. Hãy ngừng bán thay vì xoá.',
      'Cannot delete a product that bookings have. Take it off sale instead.',
    ),
  ),
  ticketProductChanged: refusal(
    762,
    409,
    say(
      '{person} vừa sửa sản phẩm này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this product. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  ticketCodeTaken: refusal(763, 422, say('Mã này đã có ở sản phẩm khác.', 'Another product already has this code.')),
  ticketClosesBeforeOpening: refusal(764, 422, say('Giờ đóng cửa phải sau giờ mở cửa.', 'It must close after it opens.')),
  ticketSlotTwice: refusal(765, 422, say('Một khung giờ chỉ có một lần.', 'Each slot can be there only once.')),
  ticketSlotOutsideHours: refusal(766, 422, say('Khung giờ phải trong giờ mở cửa.', 'A slot must begin within the opening hours.')),
  ticketChildRangeReversed: refusal(
    767,
    422,
    say('Mức trên phải từ mức dưới trở lên.', 'The upper limit must not be below the lower one.'),
  ),
  tooManyTicketProducts: refusal(
    768,
    422,
    say('Nhiều nhất {max} sản phẩm vé. Hãy xoá bớt.', 'There can be {max} ticket products at most. Delete some first.'),
  ),
  ticketCapacityBelowSold: refusal(
    769,
    422,
    say('Có ngày đã bán nhiều hơn số vé này.', 'On some day more tickets than this are sold already.'),
  ),
  ticketDaysWrong: refusal(
    770,
    422,
    say('Chọn từ 1 đến {max} ngày, từ hôm nay đến hai năm sau.', 'Choose 1 to {max} days, from today to two years ahead.'),
  ),
  ticketNothingToSet: refusal(771, 422, say('Chọn ít nhất một điều để đặt.', 'Choose at least one thing to set.')),
  ticketDaysOversold: refusal(
    772,
    409,
    say('Có {count} ngày đã bán quá số vé này. Chưa lưu gì.', 'More than this is sold already on some days: {count}. Nothing was saved.'),
  ),
  ticketOperationMissing: refusal(773, 404, say('Không tìm thấy lần sửa này.', 'This change does not exist.')),
  ticketUndone: refusal(774, 409, say('Lần sửa này đã được trả lại.', 'This change is undone already.')),
  ticketDaysChangedSince: refusal(
    775,
    409,
    say(
      'Có {count} ngày đã được sửa tiếp sau đó. Chưa trả lại gì.',
      'Some of these days were changed again since: {count}. Nothing was undone.',
    ),
  ),
} as const satisfies Record<string, Refusal>

import type { SaleChannel } from '@innkeeper/rules/price/buyer'
import type { WhyNotCounted } from '@innkeeper/rules/promotion/explain-promotions'
import type { Promotion, PromotionType } from '@innkeeper/rules/promotion/promotion'
import type { PromotionMode } from '@innkeeper/rules/promotion/promotion-mode'
import type { WhyNotPromoted } from '@innkeeper/rules/promotion/why-not-promoted'
import { say, type Saying } from '#say.ts'

/** The names of the types of promotions. */
export const promotionTypeWords = {
  everyNight: say('Mỗi đêm', 'Every night'),
  packageTotal: say('Trên tổng gói', 'On the package total'),
  coupon: say('Mã ưu đãi', 'Coupon'),
  earlyBird: say('Đặt sớm', 'Early bird'),
  lastMinute: say('Đặt sát ngày', 'Last minute'),
  quantity: say('Mua x tặng y', 'Buy x, get y free'),
  quantityTotal: say('Theo số lượng', 'By quantity'),
} as const satisfies Record<PromotionType, Saying>

/** What each type does, in a few words. */
export const promotionTypeHints = {
  everyNight: say('giảm hoặc phụ thu từng đêm', 'off or on each night'),
  packageTotal: say('tính trên cả kỳ lưu trú', 'on the whole stay'),
  coupon: say('khách phải nhập mã', 'the buyer gives a code'),
  earlyBird: say('ít nhất x ngày trước', 'at least x days before'),
  lastMinute: say('nhiều nhất x ngày trước', 'at most x days before'),
  quantity: say('đêm hoặc phòng rẻ nhất', 'the cheapest nights or rooms'),
  quantityTotal: say('từ x phòng, trên tổng', 'from x rooms, on the total'),
} as const satisfies Record<PromotionType, Saying>

/** Whether it takes off or adds. */
export const promotionEffectWords = {
  discount: say('Giảm', 'Discount'),
  surcharge: say('Phụ thu', 'Surcharge'),
} as const satisfies Record<Promotion['effect'], Saying>

/** What a quantity counts. */
export const countedWords = {
  nights: say('đêm', 'nights'),
  rooms: say('phòng', 'rooms'),
} as const satisfies Record<NonNullable<Promotion['counted']>, Saying>

/** The agents that a promotion is for. */
export const promotionScopeWords = {
  all: say('Mọi đại lý', 'All agents'),
  levels: say('Theo cấp', 'By level'),
  named: say('Đại lý chọn riêng', 'Chosen agents'),
} as const satisfies Record<Promotion['agents'], Saying>

/** The names of the sale channels. */
export const saleChannelWords = {
  agents: say('Đại lý', 'Agents'),
  website: say('Trang của chỗ nghỉ', 'The property’s page'),
} as const satisfies Record<SaleChannel, Saying>

/** How discounts combine. */
export const promotionModeWords = {
  sum: say('Cộng dồn', 'Sum'),
  priority: say('Theo thứ tự', 'Priority'),
  best: say('Tốt nhất', 'Best'),
} as const satisfies Record<PromotionMode, Saying>

/** How discounts combine, as a sentence. */
export const promotionModeHints = {
  sum: say('Mọi mức giảm cùng tính, mỗi mức trên giá chưa giảm.', 'All discounts count, each on the price before any.'),
  priority: say('Chỉ mức giảm đứng trước nhất.', 'Only the first discount by rank.'),
  best: say('Chỉ mức giảm lợi nhất cho khách.', 'Only the discount that is cheapest for the buyer.'),
} as const satisfies Record<PromotionMode, Saying>

/** Why a promotion does not apply to a stay. */
export const whyNotPromotedWords = {
  bookedTooEarly: say('Chưa đến ngày được đặt.', 'Its booking dates have not begun.'),
  bookedTooLate: say('Đã qua ngày được đặt.', 'Its booking dates are over.'),
  otherChannel: say('Không bán ở kênh này.', 'It is not for this channel.'),
  otherAgents: say('Không dành cho đại lý này.', 'It is not for this agent.'),
  usedUp: say('Đã hết lượt dùng.', 'It is used up.'),
  codeMissing: say('Khách không nhập mã.', 'The buyer did not give the code.'),
  tooCloseToArrival: say('Đặt quá sát ngày đến.', 'It is booked too close to the arrival.'),
  tooFarFromArrival: say('Đặt quá sớm so với ngày đến.', 'It is booked too long before the arrival.'),
  tooFewNights: say('Kỳ lưu trú ngắn hơn số đêm tối thiểu.', 'The stay is shorter than its minimum.'),
  orderTooSmall: say('Đơn nhỏ hơn mức tối thiểu.', 'The order is under its minimum.'),
  noNight: say('Không có đêm nào đúng ngày, thứ, gói và loại phòng.', 'No night is within its dates, weekdays, packages and room types.'),
  tooFewRooms: say('Chưa đủ số phòng.', 'There are too few rooms.'),
  tooFewToBuy: say('Chưa đủ để được tặng.', 'Too few are bought to get any free.'),
} as const satisfies Record<WhyNotPromoted, Saying>

/** Why an active promotion is not part of a price. */
export const whyNotCountedWords = {
  ...whyNotPromotedWords,
  anotherCounted: say('Chỉ một mức giảm được tính, và đó là mức khác.', 'Only one discount counts, and another one did.'),
  nothingLeft: say('Không còn gì để giảm.', 'Nothing is left to take off.'),
} as const satisfies Record<WhyNotCounted, Saying>

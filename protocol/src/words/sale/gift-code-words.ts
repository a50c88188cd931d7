import type { GiftCodeCondition } from '@innkeeper/rules/gift-code/gift-code-condition'
import type { GiftCodeBase, GiftCodeMethod, giftCodeAgents, giftCodeHotelScopes } from '@innkeeper/rules/gift-code/gift-code'
import type { WhyNotGiven } from '@innkeeper/rules/gift-code/why-not-given'
import { say, type Saying } from '#say.ts'

/** The conditions of a gift code, in words. */
export const giftCodeConditionWords: Readonly<Record<GiftCodeCondition, Saying>> = {
  running: say('Đang chạy', 'Running'),
  notStarted: say('Chưa bắt đầu', 'Not started'),
  expired: say('Hết hạn', 'Expired'),
  usedUp: say('Hết lượt', 'Used up'),
  stopped: say('Đã dừng', 'Stopped'),
}

/** What the discount of a gift code is taken from. */
export const giftCodeBaseWords: Readonly<Record<GiftCodeBase, Saying>> = {
  rooms: say('Tiền phòng', 'Total room rate'),
  booking: say('Cả đặt phòng', 'Total booking'),
  services: say('Tiền dịch vụ', 'Total services'),
}

/** How a booking with a gift code is paid. */
export const giftCodeMethodWords: Readonly<Record<GiftCodeMethod, Saying>> = {
  cash: say('Không công nợ', 'Not on credit'),
  debt: say('Công nợ', 'Credit'),
}

/** Which agents may use a gift code. */
export const giftCodeAgentWords: Readonly<Record<(typeof giftCodeAgents)[number], Saying>> = {
  all: say('Mọi đại lý', 'All agents'),
  kinds: say('Theo loại đại lý', 'Some kinds of agents'),
  named: say('Chọn từng đại lý', 'Named agents'),
}

/** At which properties a gift code is valid. */
export const giftCodeScopeWords: Readonly<Record<(typeof giftCodeHotelScopes)[number], Saying>> = {
  included: say('Chỉ các chỗ nghỉ được chọn', 'The chosen properties only'),
  excluded: say('Mọi chỗ nghỉ trừ các chỗ được chọn', 'All properties except the chosen ones'),
}

/** Why a gift code cannot be used, in words for the agent that entered it. */
export const whyNotGivenWords: Readonly<Record<WhyNotGiven, Saying>> = {
  unknown: say('Mã quà tặng không đúng.', 'The gift code is wrong.'),
  stopped: say('Mã quà tặng đã dừng.', 'The gift code has been stopped.'),
  expired: say('Mã quà tặng đã hết hạn.', 'The gift code has expired.'),
  usedUp: say('Mã quà tặng đã hết lượt.', 'The gift code is used up.'),
  notStarted: say('Mã quà tặng chưa bắt đầu.', 'The gift code has not started yet.'),
  otherWeekday: say('Mã quà tặng không dùng được vào thứ này trong tuần.', 'The gift code cannot be used on this day of the week.'),
  otherTime: say('Mã quà tặng không dùng được vào giờ này.', 'The gift code cannot be used at this hour.'),
  otherMethod: say('Mã quà tặng không dùng với cách thanh toán này.', 'The gift code cannot be used with this way of paying.'),
  orderTooSmall: say('Đặt phòng chưa đủ giá trị tối thiểu của mã.', 'The booking is below the least that the gift code asks for.'),
  orderTooLarge: say('Đặt phòng vượt giá trị tối đa của mã.', 'The booking is above the most that the gift code allows.'),
  tooFewRooms: say('Đặt phòng chưa đủ số phòng của mã.', 'The booking has fewer rooms than the gift code asks for.'),
  tooManyRooms: say('Đặt phòng có nhiều phòng hơn mức của mã.', 'The booking has more rooms than the gift code allows.'),
  nothingToTake: say('Đặt phòng không có gì để mã giảm.', 'There is nothing in the booking that the gift code is taken from.'),
}

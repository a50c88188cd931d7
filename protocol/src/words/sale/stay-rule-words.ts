import type { GuestKind } from '@innkeeper/rules/stay/stay-facts'
import type { StayRule } from '@innkeeper/rules/stay/stay-rule-order'
import { say, type Saying } from '#say.ts'

/** A rule for a stay in words: what it requires, and the text when it is broken. */
export type StayRuleWords = {
  /** What the rule requires, as a line of a checklist. */
  readonly asks: Saying
  /**
   * Why a stay cannot be booked; `{nights}` are the nights that break it, `{limit}` and `{actual}` its numbers, `{counted}` the guests that
   * it counts.
   */
  readonly broken: Saying
}

/** Every rule for a stay, in words. */
export const stayRuleWords: Readonly<Record<StayRule, StayRuleWords>> = {
  propertyOnSale: {
    asks: say('Chỗ nghỉ đang bán', 'The property is on sale'),
    broken: say('Chỗ nghỉ chưa mở bán.', 'The property is not on sale.'),
  },
  contractSigned: {
    asks: say('Hợp đồng đã ký', 'The contract is signed'),
    broken: say('Hợp đồng của chỗ nghỉ chưa được ký.', 'The contract of the property is not signed.'),
  },
  agentActive: {
    asks: say('Đại lý đang liên kết', 'The agent is linked'),
    broken: say('Đại lý đã ngừng hợp tác hoặc chưa liên kết.', 'The agent stopped cooperating or is not linked.'),
  },
  roomTypeActive: {
    asks: say('Loại phòng đang bán', 'The room type is on sale'),
    broken: say('Loại phòng đã ngừng bán.', 'The room type is no longer sold.'),
  },
  planActive: {
    asks: say('Gói đang bán', 'The package is on sale'),
    broken: say('Gói đã ngừng bán.', 'The package is no longer sold.'),
  },
  planOpen: {
    asks: say('Gói mở bán cho đại lý này', 'The package is open to this agent'),
    broken: say('Gói không mở bán cho đại lý này.', 'The package is not open to this agent.'),
  },
  departsAfterArrival: {
    asks: say('Ngày trả phòng sau ngày nhận phòng', 'Departure comes after arrival'),
    broken: say('Ngày trả phòng phải sau ngày nhận phòng.', 'The departure must come after the arrival.'),
  },
  pastArrival: {
    asks: say('Ngày nhận phòng chưa qua', 'The arrival is not past'),
    broken: say('Ngày nhận phòng đã qua.', 'The arrival is in the past.'),
  },
  beyondHorizon: {
    asks: say('Trong vòng hai năm tới', 'Within two years'),
    broken: say('Chưa mở bán xa như vậy: đêm {nights}.', 'Nights so far ahead are not on sale: {nights}.'),
  },
  vacancy: {
    asks: say('Còn phòng mọi đêm', 'Rooms are left on every night'),
    broken: say(
      'Không đủ phòng đêm {nights}: cần {limit}, còn {actual}.',
      'Not enough rooms on {nights}: {limit} asked for, {actual} left.',
    ),
  },
  agentCap: {
    asks: say('Đại lý còn trong số phòng được đặt', 'The agent’s cap on rooms is kept'),
    broken: say(
      'Quá số phòng đại lý này được đặt đêm {nights}: cần {limit}, còn được {actual}.',
      'Over this agent’s cap on {nights}: {limit} asked for, {actual} more allowed.',
    ),
  },
  agentRelease: {
    asks: say('Phòng dành cho đại lý chưa được trả lại', 'The agent’s rooms are not released yet'),
    broken: say(
      'Phòng dành cho đại lý này đã trả lại để bán chung đêm {nights}: cần {limit}, còn được {actual}.',
      'This agent’s rooms have gone back to everybody on {nights}: {limit} asked for, {actual} more allowed.',
    ),
  },
  closed: {
    asks: say('Loại phòng không bị đóng', 'The room type is open'),
    broken: say('Loại phòng đóng đêm {nights}.', 'The room type is closed on {nights}.'),
  },
  stopSell: {
    asks: say('Gói không ngừng bán', 'The package has no stop sell'),
    broken: say('Gói ngừng bán đêm {nights}.', 'The package is stopped on {nights}.'),
  },
  dateNotApplied: {
    asks: say('Gói áp dụng mọi đêm', 'The package applies on every night'),
    broken: say('Gói không áp dụng đêm {nights}.', 'The package does not apply on {nights}.'),
  },
  cta: {
    asks: say('Ngày đến không bị đóng', 'The arrival day is open'),
    broken: say('Đóng ngày đến (CTA) {nights}.', 'Closed to arrival (CTA) on {nights}.'),
  },
  ctd: {
    asks: say('Ngày đi không bị đóng', 'The departure day is open'),
    broken: say('Đóng ngày đi (CTD) {nights}.', 'Closed to departure (CTD) on {nights}.'),
  },
  release: {
    asks: say('Hạn chót đặt phòng', 'Cut-off'),
    broken: say(
      'Đã qua hạn chót đặt phòng đêm {nights}: phải đặt trước {limit} ngày, còn {actual} ngày.',
      'The cut-off has passed on {nights}: book {limit} days ahead; {actual} are left.',
    ),
  },
  minStay: {
    asks: say('Số đêm tối thiểu', 'Minimum stay'),
    broken: say('Ở tối thiểu {limit} đêm; đang chọn {actual}.', 'The minimum stay is {limit} nights; {actual} asked for.'),
  },
  maxStay: {
    asks: say('Số đêm tối đa', 'Maximum stay'),
    broken: say('Ở tối đa {limit} đêm; đang chọn {actual}.', 'The maximum stay is {limit} nights; {actual} asked for.'),
  },
  guests: {
    asks: say('Số khách không quá sức chứa', 'The guests fit the rooms'),
    broken: say('{counted}: mỗi phòng tối đa {limit}; đang chọn {actual}.', '{counted}: at most {limit} to a room; {actual} asked for.'),
  },
  priced: {
    asks: say('Mọi đêm có giá', 'Every night has a price'),
    broken: say('Chưa có giá đêm {nights}.', 'No price is set on {nights}.'),
  },
}

/** The kinds of guests that a room has a limit for, in words. */
export const guestKindWords: Readonly<Record<GuestKind, Saying>> = {
  guests: say('Khách', 'Guests'),
  adults: say('Người lớn', 'Adults'),
  children: say('Trẻ em', 'Children'),
}

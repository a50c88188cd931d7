import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of room types and rate plans ("sale packages"). Another property's id is refused as not found, like one that does not exist. */
export const roomRefusals = {
  roomMissing: refusal(200, 404, say('Không tìm thấy loại phòng.', 'The room type does not exist.')),
  roomInUse: refusal(
    201,
    409,
    say(
      'Không xoá được loại phòng đang dùng (đặt phòng: {bookings}, đêm đã có số phòng: {nights}, đêm đã có giá: {prices}). Hãy ngừng bán thay vì xoá.',
      'Cannot delete a room type in use (bookings: {bookings}, nights with rooms set: {nights}, nights with prices: {prices}). Stop selling it instead.',
    ),
  ),
  roomChanged: refusal(
    202,
    409,
    say(
      '{person} vừa sửa loại phòng này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this room type. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  totalRoomsBelowAllotment: refusal(
    203,
    422,
    say(
      'Tổng số phòng thấp hơn {allotment} phòng đang mở bán đêm {night}. Giảm số phòng bán trước.',
      'The total is below the {allotment} rooms on sale on {night}. Lower the allotment first.',
    ),
  ),
  guestsBelowAdults: refusal(
    204,
    422,
    say('Số khách tối đa không được ít hơn số người lớn tối đa.', 'Max. guests cannot be below max. adults.'),
  ),
  guestsAbovePlaces: refusal(
    205,
    422,
    say(
      'Số khách tối đa không được nhiều hơn người lớn và trẻ em tối đa cộng lại.',
      'Max. guests cannot be above max. adults and children together.',
    ),
  ),
  guestsBelowPlan: refusal(
    206,
    422,
    say(
      'Ít hơn số khách đã gồm trong giá của gói “{plan}” ({adults} người lớn, {guests} khách).',
      'Fewer than the package “{plan}” includes (adults: {adults}, guests: {guests}).',
    ),
  ),
  ceilingBelowFloor: refusal(207, 422, say('Giá trần không được thấp hơn giá sàn.', 'The ceiling cannot be below the floor.')),
  priceBelowFloor: refusal(208, 422, say('Giá này thấp hơn giá sàn.', 'This price is below the floor.')),
  priceAboveCeiling: refusal(209, 422, say('Giá này cao hơn giá trần.', 'This price is above the ceiling.')),
  bedTwice: refusal(210, 422, say('Loại giường này đã có ở dòng khác.', 'This bed type is already on another line.')),
  planMissing: refusal(220, 404, say('Không tìm thấy gói bán.', 'The package does not exist.')),
  planInUse: refusal(
    221,
    409,
    say(
      'Không xoá được gói đang dùng (đặt phòng: {bookings}, gói theo giá gói này: {followers}, đêm đã có giá hoặc hạn chế: {prices}). Hãy ngừng bán thay vì xoá.',
      'Cannot delete a package in use (bookings: {bookings}, packages that follow it: {followers}, nights with prices or restrictions: {prices}). Stop selling it instead.',
    ),
  ),
  planChanged: refusal(
    222,
    409,
    say(
      '{person} vừa sửa gói này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this package. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  minStayAboveMax: refusal(
    223,
    422,
    say('Số đêm tối thiểu không được lớn hơn số đêm tối đa.', 'The minimum stay cannot be above the maximum stay.'),
  ),
  guestsAboveRoom: refusal(
    224,
    422,
    say(
      'Gói gồm nhiều khách hơn sức chứa của loại phòng “{room}” ({adults} người lớn, {guests} khách).',
      'The package includes more guests than the room type “{room}” takes (adults: {adults}, guests: {guests}).',
    ),
  ),
  datesEndBeforeStart: refusal(225, 422, say('Ngày cuối không được trước ngày đầu.', 'The last day cannot be before the first.')),
  datesOverlap: refusal(226, 422, say('Khoảng ngày này trùng với khoảng ở dòng {other}.', 'These dates overlap those on line {other}.')),
  parentMissing: refusal(227, 422, say('Không tìm thấy gói gốc để theo giá.', 'The package to follow does not exist.')),
  derivationCycle: refusal(
    228,
    422,
    say('Không theo được gói này: nó đang theo gói đang sửa.', 'Cannot follow this package: it follows the one you are editing.'),
  ),
  derivationTooDeep: refusal(
    229,
    422,
    say('Các gói theo giá nhau tối đa {most} bậc.', 'Packages can follow one another {most} steps at most.'),
  ),
  derivationOutOfRange: refusal(
    230,
    422,
    say('Mức giảm phải dưới 100 % và mức tăng tối đa là 1.000 %.', 'A reduction must be under 100 % and an increase at most 1,000 %.'),
  ),
} as const satisfies Record<string, Refusal>

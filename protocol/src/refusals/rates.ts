import { isRoomField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { SkipReason } from '@innkeeper/rules/rate/batch/skip-reasons'
import type { IntervalReason } from '@innkeeper/rules/days/interval'
import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of setting rates and availability. Those of a single night also appear beside it in the answer of a save. */
export const ratesRefusals = {
  nightPast: refusal(250, 422, say('Đêm này đã qua nên không sửa được.', 'This night is past and cannot be changed.')),
  nightBeyondHorizon: refusal(
    251,
    422,
    say('Chỉ đặt được giá và phòng trong hai năm tới.', 'Rates and rooms can be set two years ahead at most.'),
  ),
  nightDerived: refusal(
    252,
    422,
    say('Giá trị này theo gói gốc. Sửa ở gói gốc.', 'This value follows the parent package. Change it on the parent package.'),
  ),
  allotmentOverTotalRooms: refusal(
    254,
    422,
    say('Số phòng bán nhiều hơn {totalRooms} phòng của loại phòng.', 'The allotment is above the room type’s {totalRooms} rooms.'),
  ),
  nightWithoutPrice: refusal(
    255,
    422,
    say('Đêm này chưa có giá nên không tăng giảm được. Đặt giá trước.', 'This night has no price to raise or lower. Set a price first.'),
  ),
  valueNotPositive: refusal(256, 422, say('Giá trị phải lớn hơn 0.', 'The value must be more than 0.')),
  valueNegative: refusal(257, 422, say('Giá trị không được âm.', 'The value cannot be negative.')),
  allotmentBelowSold: refusal(
    258,
    422,
    say('Đã bán {sold} phòng. Số phòng bán không được ít hơn.', '{sold} rooms are sold. The allotment cannot be less.'),
  ),
  nightPriceBelowFloor: refusal(
    259,
    422,
    say(
      'Giá thấp hơn giá sàn {floor}. Sửa giá hoặc đổi giá sàn.',
      'The price is below the floor of {floor}. Change the price or the floor.',
    ),
  ),
  nightPriceAboveCeiling: refusal(
    260,
    422,
    say(
      'Giá cao hơn giá trần {ceiling}. Sửa giá hoặc đổi giá trần.',
      'The price is above the ceiling of {ceiling}. Change the price or the ceiling.',
    ),
  ),
  minStayBelowPlan: refusal(
    261,
    422,
    say('Số đêm tối thiểu ít hơn {planMin} đêm của gói.', 'The minimum stay is below the package’s {planMin} nights.'),
  ),
  maxStayAbovePlan: refusal(
    262,
    422,
    say('Số đêm tối đa nhiều hơn {planMax} đêm của gói.', 'The maximum stay is above the package’s {planMax} nights.'),
  ),
  minStayOverMax: refusal(263, 422, say('Số đêm tối thiểu lớn hơn số đêm tối đa.', 'The minimum stay is above the maximum stay.')),
  intervalEndsBeforeStart: refusal(264, 422, say('Ngày cuối không được trước ngày đầu.', 'The last day cannot be before the first.')),
  intervalWithoutWeekday: refusal(265, 422, say('Chọn ít nhất một thứ trong tuần.', 'Choose at least one weekday.')),
  intervalWithoutNight: refusal(
    266,
    422,
    say('Khoảng ngày này không có đêm nào đúng thứ đã chọn.', 'No night of this date range falls on a chosen weekday.'),
  ),
  intervalsOverlap: refusal(
    267,
    422,
    say('Khoảng ngày này trùng với khoảng ngày {other}.', 'This date range overlaps date range {other}.'),
  ),
  nothingToChange: refusal(268, 422, say('Chọn ít nhất một trường cần đổi.', 'Choose at least one field to change.')),
  nothingToChangeOn: refusal(
    269,
    422,
    say('Chọn ít nhất một loại phòng hoặc gói cho trường cần đổi.', 'Choose at least one room type or package for the field to change.'),
  ),
  tooManyNights: refusal(
    270,
    422,
    say(
      'Mỗi lần tối đa {max} đêm, tính theo từng gói và loại phòng. Lần này có {count}.',
      'At most {max} nights at a time, counted for each package and room type. This time: {count}.',
    ),
  ),
  previewStale: refusal(
    271,
    409,
    say('Có thay đổi từ lúc xem trước. Xem lại bản xem trước mới.', 'Something has changed since the preview. Look at the new preview.'),
  ),
  operationUndone: refusal(272, 409, say('Thao tác này đã được hoàn tác.', 'This operation has been undone already.')),
  nothingToUndo: refusal(273, 409, say('Không còn đêm nào hoàn tác được.', 'There is no night left that can be undone.')),
  exportTooLarge: refusal(
    274,
    422,
    say('Tệp xuất quá {max} dòng. Thu hẹp điều kiện lọc.', 'The export has more than {max} rows. Narrow the filter.'),
  ),
  intervalTooLong: refusal(
    275,
    422,
    say(
      'Mỗi lần đọc tối đa {max} đêm; khoảng ngày này có {count}.',
      'At most {max} nights are read at a time; this date range has {count}.',
    ),
  ),
  seasonMissing: refusal(276, 404, say('Không tìm thấy mùa này.', 'The season does not exist.')),
  seasonChanged: refusal(
    277,
    409,
    say(
      '{person} vừa sửa mùa này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this season. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  seasonsOverlap: refusal(278, 422, say('Trùng đêm với mùa “{other}”.', 'Overlaps the season “{other}”.')),
  tooManySeasons: refusal(279, 409, say('Mỗi chỗ nghỉ có tối đa {max} mùa.', 'A property has at most {max} seasons.')),
  holidayNotThere: refusal(292, 422, say('Năm này không có ngày lễ đã chọn.', 'The year does not have this holiday.')),
} as const satisfies Record<string, Refusal>

const refusalOfReason = {
  past: 'nightPast',
  beyondHorizon: 'nightBeyondHorizon',
  derived: 'nightDerived',
  overTotalRooms: 'allotmentOverTotalRooms',
  noPrice: 'nightWithoutPrice',
  negative: 'valueNotPositive',
  belowSold: 'allotmentBelowSold',
  belowFloor: 'nightPriceBelowFloor',
  aboveCeiling: 'nightPriceAboveCeiling',
  belowPlanMin: 'minStayBelowPlan',
  abovePlanMax: 'maxStayAbovePlan',
  minOverMax: 'minStayOverMax',
} as const satisfies Record<SkipReason, keyof typeof ratesRefusals>

/** The refusals of a field of a night. */
export const cellRefusalKeys = [...Object.values(refusalOfReason), 'valueNegative'] as const
export type CellRefusalKey = (typeof cellRefusalKeys)[number]

/** The refusal for the reason why a field of a night did not take its value; rooms and days may be zero, prices and stays may not. */
export const cellRefusal = (reason: SkipReason, field: NightFieldName): CellRefusalKey =>
  reason === 'negative' && isRoomField(field) ? 'valueNegative' : refusalOfReason[reason]

/** The refusal of each problem of a batch's interval. */
export const intervalRefusals = {
  notADay: 'intervalWithoutNight',
  endsBeforeStart: 'intervalEndsBeforeStart',
  noWeekday: 'intervalWithoutWeekday',
  noNight: 'intervalWithoutNight',
  overlaps: 'intervalsOverlap',
  allPast: 'nightPast',
  beyondHorizon: 'nightBeyondHorizon',
} as const satisfies Record<IntervalReason, keyof typeof ratesRefusals>

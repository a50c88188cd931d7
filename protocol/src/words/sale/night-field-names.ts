import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { say, type Saying } from '#say.ts'

/** The names of the fields of a night. */
export const nightFieldNames = {
  price: say('Giá', 'Price'),
  stopSell: say('Ngừng bán', 'Stop sell'),
  cta: say('Đóng ngày đến (CTA)', 'Closed to arrival (CTA)'),
  ctd: say('Đóng ngày đi (CTD)', 'Closed to departure (CTD)'),
  minStay: say('Số đêm tối thiểu', 'Minimum stay'),
  maxStay: say('Số đêm tối đa', 'Maximum stay'),
  allotment: say('Số phòng bán', 'Allotment'),
  closed: say('Đóng phòng', 'Closed rooms'),
  releaseDays: say('Hạn chót đặt phòng (cut-off)', 'Cut-off'),
} as const satisfies Record<NightFieldName, Saying>

/** The name of the rooms that are not sold yet. */
export const vacantRoomsName = say('Phòng còn trống', 'Vacant rooms')

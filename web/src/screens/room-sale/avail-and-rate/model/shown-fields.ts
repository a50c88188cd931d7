import { say, type Saying } from '@innkeeper/protocol/say'

/** What a cell of the grid may show. */
export type ShownField =
  | 'price'
  | 'stopSell'
  | 'cta'
  | 'ctd'
  | 'minStay'
  | 'maxStay'
  | 'vacant'
  | 'sold'
  | 'allotment'
  | 'closed'
  | 'releaseDays'

/** The fields, in the order of the menu, by their words. */
export const shownFieldWords: Readonly<Record<ShownField, Saying>> = {
  price: say('Giá', 'Price'),
  stopSell: say('Ngừng bán', 'Stop sell'),
  cta: say('Đóng ngày đến (CTA)', 'Closed to arrival (CTA)'),
  ctd: say('Đóng ngày đi (CTD)', 'Closed to departure (CTD)'),
  minStay: say('Số đêm tối thiểu', 'Minimum stay'),
  maxStay: say('Số đêm tối đa', 'Maximum stay'),
  vacant: say('Phòng còn trống', 'Vacant rooms'),
  sold: say('Phòng đã bán', 'Sold rooms'),
  allotment: say('Số phòng bán', 'Allotment'),
  closed: say('Đóng phòng', 'Closed rooms'),
  releaseDays: say('Hạn chót đặt phòng (cut-off)', 'Release period (cut-off)'),
}

/** The fields that a person has hidden or shown otherwise than the grid does by itself. */
export type FieldChoice = Partial<Record<ShownField, boolean>>

/** Every field there is. */
export const shownFields: readonly ShownField[] = [
  'price',
  'stopSell',
  'cta',
  'ctd',
  'minStay',
  'maxStay',
  'vacant',
  'sold',
  'allotment',
  'closed',
  'releaseDays',
]

/** Which fields are shown: at 14 nights there is room for the allotment, else only what a person asks for. */
export function fieldsShown(choice: FieldChoice, roomy: boolean): ReadonlySet<ShownField> {
  const byItself = (field: ShownField) => (field === 'allotment' ? roomy : field !== 'releaseDays')
  return new Set(shownFields.filter((field) => choice[field] ?? byItself(field)))
}

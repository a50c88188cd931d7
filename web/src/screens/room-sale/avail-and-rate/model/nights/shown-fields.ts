import { say, type Saying } from '@innkeeper/protocol/say'
import { nightFieldNames, vacantRoomsName } from '@innkeeper/protocol/words/sale/night-field-names'
import { rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'

/** What a cell of the grid may show. */
export type ShownField = NightFieldName | 'vacant' | 'sold'

/** What the fields are called. */
export const shownFieldWords: Readonly<Record<ShownField, Saying>> = {
  ...nightFieldNames,
  vacant: vacantRoomsName,
  sold: say('Phòng đã bán', 'Sold rooms'),
}

/** The fields that a person has hidden or shown otherwise than the grid does by itself. */
export type FieldChoice = Partial<Record<ShownField, boolean>>

/** The fields in the order of the menu. */
export const shownFields: readonly ShownField[] = [...rateFields, 'vacant', 'sold', ...roomFields]

/** Which fields are shown: at 14 nights there is room for the allotment, else only what a person asks for. */
export const fieldsShown = (choice: FieldChoice, roomy: boolean): ReadonlySet<ShownField> => {
  const byItself = (field: ShownField) => (field === 'allotment' ? roomy : field !== 'releaseDays')
  return new Set(shownFields.filter((field) => choice[field] ?? byItself(field)))
}

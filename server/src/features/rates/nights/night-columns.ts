import { isFlagField, nightFields, rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { columnOf } from '#database/columns.ts'

/** A field's column: its type, and its value in a row in which the field is not given. */
export type NightColumn = {
  readonly field: NightFieldName
  readonly column: string
  readonly type: 'bigint' | 'boolean' | 'integer'
  readonly empty: string
}

const nightColumn = (field: NightFieldName): NightColumn => ({
  field,
  column: columnOf(field),
  type: isFlagField(field) ? 'boolean' : nightFields[field].kind === 'money' ? 'bigint' : 'integer',
  empty: String(nightFields[field].empty),
})

/** The columns of `rate_night` that a person sets. */
export const rateColumns: readonly NightColumn[] = rateFields.map(nightColumn)

/** The columns of `room_night` that a person sets. */
export const roomColumns: readonly NightColumn[] = roomFields.map(nightColumn)

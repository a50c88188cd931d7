/** What a field of a night holds: a flag, an amount of money, rooms on sale, nights of a stay, or days before arrival. */
export type NightFieldKind = 'flag' | 'money' | 'rooms' | 'nights' | 'days'

type NightFieldFacts = {
  /** Whether a room type's night has the field, or a room-plan's. */
  readonly of: 'room' | 'rate'
  readonly kind: NightFieldKind
  /** The value on a night without a row; null is "nothing set". */
  readonly empty: false | 0 | null
}

/**
 * The fields of nights that a person sets, in the order in which they are shown: those of room-plans, then those of room types. Types,
 * inputs, columns, forms and logs are derived from this list (decision 0018). A field's column is its name in snake case.
 */
export const nightFields = {
  price: { of: 'rate', kind: 'money', empty: null },
  stopSell: { of: 'rate', kind: 'flag', empty: false },
  cta: { of: 'rate', kind: 'flag', empty: false },
  ctd: { of: 'rate', kind: 'flag', empty: false },
  minStay: { of: 'rate', kind: 'nights', empty: null },
  maxStay: { of: 'rate', kind: 'nights', empty: null },
  allotment: { of: 'room', kind: 'rooms', empty: 0 },
  closed: { of: 'room', kind: 'flag', empty: false },
  releaseDays: { of: 'room', kind: 'days', empty: null },
} as const satisfies Record<string, NightFieldFacts>

type Facts = typeof nightFields

/** A field of a night. */
export type NightFieldName = keyof Facts

/** The fields whose facts are like the given ones. */
export type NightFieldWith<Part> = { [F in NightFieldName]: Facts[F] extends Part ? F : never }[NightFieldName]

/** A field of a room type's night. */
export type RoomField = NightFieldWith<{ of: 'room' }>

/** A field of a room-plan's night. */
export type RateField = NightFieldWith<{ of: 'rate' }>

/** A field that is on or off. */
export type FlagField = NightFieldWith<{ kind: 'flag' }>

/** A field with a count that may be left open. */
export type CountField = NightFieldWith<{ kind: 'nights' | 'days' }>

/** The value of a field. */
export type NightValueOf<F extends NightFieldName> = F extends FlagField ? boolean : Facts[F]['empty'] extends null ? number | null : number

/** Some fields with their values. */
export type NightValues<F extends NightFieldName> = { readonly [N in F]: NightValueOf<N> }

/** Whether a text is the name of a field of a night. */
const isNightField = (name: string): name is NightFieldName => Object.hasOwn(nightFields, name)

/** Whether a field belongs to room types. */
export const isRoomField = (field: NightFieldName): field is RoomField => nightFields[field].of === 'room'

/** Whether a field belongs to room-plans. */
export const isRateField = (field: NightFieldName): field is RateField => nightFields[field].of === 'rate'

/** Whether a field is on or off. */
export const isFlagField = (field: NightFieldName): field is FlagField => nightFields[field].kind === 'flag'

/** Whether a field has a count that may be left open. */
export const isCountField = (field: NightFieldName): field is CountField =>
  nightFields[field].kind === 'nights' || nightFields[field].kind === 'days'

const names = Object.keys(nightFields).filter(isNightField)

/** The fields of a room type's night. */
export const roomFields: readonly RoomField[] = names.filter(isRoomField)

/** The fields of a room-plan's night. */
export const rateFields: readonly RateField[] = names.filter(isRateField)

/** The fields that are on or off. */
export const flagFields: readonly FlagField[] = names.filter(isFlagField)

/** The fields with a count that may be left open. */
export const countFields: readonly CountField[] = names.filter(isCountField)

/** A record with a value for each field. */
export function byField<F extends NightFieldName, V>(fields: readonly F[], valueOf: (field: F) => V): Record<F, V>
export function byField(fields: readonly NightFieldName[], valueOf: (field: NightFieldName) => unknown): object {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]))
}

/** The values of fields on a night without a row. */
export function emptyValues<F extends NightFieldName>(fields: readonly F[]): NightValues<F>
export function emptyValues(fields: readonly NightFieldName[]): object {
  return byField(fields, (field) => nightFields[field].empty)
}

/** The states of a service that a list names, or does not name. */
export const namedStates = ['new', 'changed', 'same', 'missing', 'wrong'] as const

/** The state of a service in a list: new here, otherwise than here, as here, here only, or a row that is wrong. */
export type NamedState = (typeof namedStates)[number]

type Coded = { readonly code: string; readonly active: boolean }

/** A service as a list names it: what it would be afterwards, or null where its row is wrong. */
export type NamedService<S extends Coded> = { readonly code: string; readonly after: S | null }

/** A service of a list or of the property: its place in the list, both sides, and the fields that differ. */
export type ComparedService<S extends Coded, H extends S> = {
  /** The place in the list, from 0; null where the list does not name it. */
  readonly at: number | null
  readonly code: string
  readonly state: NamedState
  readonly before: H | null
  readonly after: S | null
  readonly fields: readonly (keyof S & string)[]
}

/**
 * Compares a list of services with the property's own by their codes: first the list's, in its order, then those that it does not name,
 * which would be taken off sale.
 */
export const compareNamed = <S extends Coded, H extends S>(
  named: readonly NamedService<S>[],
  here: readonly H[],
  fields: readonly (keyof S & string)[],
): ComparedService<S, H>[] => {
  const byCode = new Map(here.map((service) => [service.code, service]))
  const codes = new Set(named.map(({ code }) => code))
  return [
    ...named.map(({ code, after }, at) => {
      const before = byCode.get(code) ?? null
      if (after === null) return { at, code, state: 'wrong' as const, before, after, fields: [] }
      if (before === null) return { at, code, state: 'new' as const, before, after, fields }
      const differing = fields.filter((name) => textOf(before[name]) !== textOf(after[name]))
      return { at, code, state: differing.length === 0 ? ('same' as const) : ('changed' as const), before, after, fields: differing }
    }),
    ...here
      .filter(({ code }) => !codes.has(code))
      .map((before): ComparedService<S, H> => {
        const { code, active } = before
        return { at: null, code, state: 'missing', before, after: { ...before, active: false }, fields: active ? ['active'] : [] }
      }),
  ]
}

/** Whether there is anything to apply. */
export const isApplicable = ({ state, fields }: { readonly state: NamedState; readonly fields: readonly string[] }): boolean =>
  state === 'new' || ((state === 'changed' || state === 'missing') && fields.length > 0)

/** A value as it is compared: the order of a list, and of the parts of a record, says nothing. */
const textOf = (value: unknown): string => JSON.stringify(ordered(value))

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => textOf(one)).toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([name, part]: [string, unknown]) => [name, textOf(part)])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

import type { Choice } from '#ui/fields/choice/select-field.tsx'
import { SearchedField, type SearchedLook } from '#ui/fields/choice/searched-field.tsx'

type FoundFieldProps<Row, One> = {
  look: SearchedLook
  /** The records that match what is typed; undefined until they are read. */
  found: { readonly rows: readonly Row[]; readonly total: number } | undefined
  /** The record that is chosen; undefined until it is read. */
  chosen: One | undefined
  choiceOf: (record: Row | One) => Choice<string>
  search: (text: string) => void
}

/** A record chosen out of a long list on the server by a part of its name. */
export const FoundField = <Row, One>({ look, found, chosen, choiceOf, search }: FoundFieldProps<Row, One>) => (
  <SearchedField
    {...look}
    found={(found?.rows ?? []).map(choiceOf)}
    total={found?.total ?? 0}
    chosen={look.field.value === undefined || chosen === undefined ? null : choiceOf(chosen)}
    search={search}
  />
)

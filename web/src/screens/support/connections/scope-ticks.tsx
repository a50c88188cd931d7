import { connectionScopes, type ConnectionScope } from '@innkeeper/rules/connection/connection-kinds'
import { connectionScopeWords } from '@innkeeper/protocol/words/connection/connection-words'
import type { Field } from '#kit/forms/field-state.ts'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'

/** What a key may do. */
export const ScopeTicks = ({ field }: { field: Field<ConnectionScope[]> }) => (
  <TickList
    legend={field.label}
    all={connectionScopes.map((value) => ({ value, words: connectionScopeWords[value] }))}
    chosen={field.value ?? []}
    error={field.error}
    change={(chosen) => field.change(chosen)}
  />
)

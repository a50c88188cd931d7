import { policyStateWords } from '@innkeeper/protocol/policy-shapes'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { plainField } from '../../../../kit/field-state.ts'
import { FilterBar } from '../../../../ui/filter-bar.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'

/** What a list of policies is filtered by, as the address says it. */
export const policyFilter = z.object({ text: z.string().catch(''), state: z.enum(['all', 'active', 'stopped']).catch('all') })

type Filter = z.output<typeof policyFilter>

/** The filter as the calls ask it. */
export const narrowed = ({ text, state }: Filter) => ({ text, ...(state === 'all' ? {} : { active: state === 'active' }) })

type PolicyFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

/** The filters of a list of policies: name and status. */
export function PolicyFilters({ list }: PolicyFiltersProps) {
  const { text, state } = list.filter
  return (
    <FilterBar
      search={<SearchField words={findWords} example={findExample} value={text} change={(next) => list.change({ text: next })} />}
      count={[text !== '', state !== 'all'].filter(Boolean).length}
      clear={list.clear}
    >
      <SelectField
        bare
        field={plainField({ label: stateWords, value: state, change: (next) => list.change({ state: next ?? 'all' }) })}
        choices={stateChoices}
      />
    </FilterBar>
  )
}

const findWords = say('Tìm chính sách', 'Find a policy')
const findExample = say('Tên, không cần dấu', 'Name, with or without marks')
const stateWords = say('Trạng thái', 'Status')
const stateChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'active', words: policyStateWords.active },
  { value: 'stopped', words: policyStateWords.stopped },
] as const

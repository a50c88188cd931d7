import { policyStateWords } from '@innkeeper/protocol/shapes/policy-shapes'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { RecordFilters } from '#record/record-filters.tsx'

/** What a list of policies is filtered by, as the address says it. */
export const policyFilter = z.object({ text: z.string().catch(''), state: z.enum(['all', 'active', 'stopped']).catch('all') })

type Filter = z.output<typeof policyFilter>

/** The filter as the calls ask it. */
export const narrowed = ({ text, state }: Filter) => ({ text, ...(state === 'all' ? {} : { active: state === 'active' }) })

type PolicyFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

/** The filters of a list of policies: name and status. */
export const PolicyFilters = ({ list }: PolicyFiltersProps) => {
  const { text, state } = list.filter
  return (
    <RecordFilters
      find={find}
      text={{ value: text, change: (next) => list.change({ text: next }) }}
      state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: stateChoices }}
      count={[text !== '', state !== 'all'].filter(Boolean).length}
      clear={list.clear}
    />
  )
}

const find = say('Tìm chính sách', 'Find a policy')
const stateChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'active', words: policyStateWords.active },
  { value: 'stopped', words: policyStateWords.stopped },
] as const

import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { RecordFilters } from '#record/record-filters.tsx'

/** What the list of rules is filtered by, as the address says it. */
export const priceRuleFilter = z.object({ text: z.string().catch(''), state: z.enum(['all', 'on', 'off']).catch('all') })

type Filter = z.output<typeof priceRuleFilter>

/** The filter as the calls take it. */
export const narrowed = ({ text, state }: Filter) => ({ text, ...(state === 'all' ? {} : { active: state === 'on' }) })

type PriceRuleFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

/** The filters of rules: name, and whether on. */
export const PriceRuleFilters = ({ list }: PriceRuleFiltersProps) => (
  <RecordFilters
    find={say('Tìm tên quy tắc', 'Find a rule')}
    text={{ value: list.filter.text, change: (text) => list.change({ text }) }}
    state={{ value: list.filter.state, change: (state) => list.change({ state: state ?? 'all' }), choices: states }}
    count={[list.filter.text !== '', list.filter.state !== 'all'].filter(Boolean).length}
    clear={list.clear}
  />
)

const states = [
  { value: 'all', words: say('Mọi trạng thái', 'Any state') },
  { value: 'on', words: say('Đang bật', 'Switched on') },
  { value: 'off', words: say('Đang tắt', 'Switched off') },
] as const

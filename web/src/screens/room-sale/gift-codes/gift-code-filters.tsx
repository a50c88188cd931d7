import { say } from '@innkeeper/protocol/say'
import { giftCodeConditionWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import { giftCodeConditions } from '@innkeeper/rules/gift-code/gift-code-condition'
import { z } from 'zod'
import { RecordFilters } from '#record/record-filters.tsx'

/** What the list of gift codes is filtered by, as the address says it. */
export const giftCodeFilter = z.object({
  text: z.string().catch(''),
  state: z.enum(['all', ...giftCodeConditions]).catch('all'),
  /** The codes that were made together. */
  batch: z.uuid().optional().catch(undefined),
})

type Filter = z.output<typeof giftCodeFilter>

type GiftCodeFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

/** The filters of gift codes: name or code, condition. */
export const GiftCodeFilters = ({ list }: GiftCodeFiltersProps) => {
  const { text, state, batch } = list.filter
  return (
    <RecordFilters
      find={find}
      text={{ value: text, change: (next) => list.change({ text: next }) }}
      state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: states }}
      count={[text !== '', state !== 'all', batch !== undefined].filter(Boolean).length}
      clear={list.clear}
    />
  )
}

const find = say('Tìm tên hoặc mã', 'Find a name or code')
const states = [
  { value: 'all', words: say('Mọi tình trạng', 'Any condition') } as const,
  ...giftCodeConditions.map((value) => ({ value, words: giftCodeConditionWords[value] })),
]

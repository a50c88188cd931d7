import { say } from '@innkeeper/protocol/say'
import { promotionTypeWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { promotionTypes } from '@innkeeper/rules/promotion/promotion'
import { z } from 'zod'
import { plainField } from '#kit/forms/field-state.ts'
import { RecordFilters } from '#record/record-filters.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'

/** What the list of promotions is filtered by, as the address says it. */
export const promotionFilter = z.object({
  text: z.string().catch(''),
  state: z.enum(['all', 'on', 'off']).catch('all'),
  type: z.enum(promotionTypes).optional().catch(undefined),
})

type Filter = z.output<typeof promotionFilter>

type PromotionFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

/** The filters of promotions: name or code, whether on, type. */
export const PromotionFilters = ({ list }: PromotionFiltersProps) => {
  const { text, state, type } = list.filter
  return (
    <RecordFilters
      find={find}
      text={{ value: text, change: (next) => list.change({ text: next }) }}
      state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: states }}
      count={[text !== '', state !== 'all', type !== undefined].filter(Boolean).length}
      clear={list.clear}
    >
      <SelectField
        bare
        field={plainField<(typeof types)[number]['value']>({
          label: say('Loại', 'Type'),
          value: type ?? 'all',
          change: (next) => list.change({ type: next === 'all' ? undefined : next }),
        })}
        choices={types}
      />
    </RecordFilters>
  )
}

const find = say('Tìm tên hoặc mã', 'Find a name or code')
const types = [
  { value: 'all', words: say('Mọi loại', 'Any type') } as const,
  ...promotionTypes.map((value) => ({ value, words: promotionTypeWords[value] })),
]
const states = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'on', words: say('Đang bật', 'Switched on') },
  { value: 'off', words: say('Đang tắt', 'Switched off') },
] as const

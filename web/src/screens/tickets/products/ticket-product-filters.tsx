import { say } from '@innkeeper/protocol/say'
import { ticketProductKindWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { ticketProductKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { plainField } from '#kit/forms/field-state.ts'
import { RecordFilters } from '#record/record-filters.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'

/** What the list of products is filtered by, as the address says it. */
export const ticketProductFilter = z.object({
  text: z.string().catch(''),
  state: z.enum(['all', 'on', 'off']).catch('all'),
  kind: z.enum(['all', ...ticketProductKinds]).catch('all'),
})

type Filter = z.output<typeof ticketProductFilter>

/** The filter as the calls take it. */
export const narrowed = ({ text, state, kind }: Filter) => ({
  text,
  ...(state === 'all' ? {} : { active: state === 'on' }),
  ...(kind === 'all' ? {} : { kind }),
})

type TicketProductFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

/** The filters of products: name or code, whether on sale, kind. */
export const TicketProductFilters = ({ list }: TicketProductFiltersProps) => {
  const { text, state, kind } = list.filter
  return (
    <RecordFilters
      find={say('Tìm tên hoặc mã', 'Find a name or code')}
      text={{ value: text, change: (next) => list.change({ text: next }) }}
      state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: states }}
      count={[text !== '', state !== 'all', kind !== 'all'].filter(Boolean).length}
      clear={list.clear}
    >
      <SelectField
        bare
        field={plainField<Filter['kind']>({
          label: say('Loại sản phẩm', 'Kind of product'),
          value: kind,
          change: (next) => list.change({ kind: next ?? 'all' }),
        })}
        choices={kinds}
      />
    </RecordFilters>
  )
}

const states = [
  { value: 'all', words: say('Mọi trạng thái', 'Any state') },
  { value: 'on', words: say('Đang bán', 'On sale') },
  { value: 'off', words: say('Ngừng bán', 'Off sale') },
] as const

const kinds = [
  { value: 'all', words: say('Mọi loại', 'Any kind') } as const,
  ...ticketProductKinds.map((value) => ({ value, words: ticketProductKindWords[value] })),
]

import { say, type Saying } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { entrySourceWords, transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import { transactionKinds } from '@innkeeper/rules/booking/payment-state'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { entrySources } from '@innkeeper/rules/payment/why-not-entry'
import { plainField } from '#kit/forms/field-state.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import type { PaymentFilter } from './payment-filter.ts'

type PaymentFiltersProps = {
  list: { readonly filter: PaymentFilter; readonly change: (patch: Partial<PaymentFilter>) => void; readonly clear: () => void }
}

/** The filters of the transactions: words, days, type, method, who says so. */
export const PaymentFilters = ({ list: { filter, change, clear } }: PaymentFiltersProps) => (
  <FilterBar
    search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
    count={
      [filter.text !== '', filter.kind, filter.method, filter.source, filter.from].filter((set) => set !== undefined && set !== false)
        .length
    }
    clear={clear}
  >
    <DateRangeField
      kind="days"
      bare
      clearable
      field={plainField<DayRange>({
        label: daysWords,
        value: filter.from === undefined ? undefined : { from: filter.from, to: filter.to },
        change: (range) => change({ from: range?.from, to: range?.to }),
      })}
    />
    <OneOf
      label={kindLabel}
      any={anyKind}
      values={transactionKinds}
      words={transactionKindWords}
      value={filter.kind}
      change={(kind) => change({ kind })}
    />
    <OneOf
      label={methodLabel}
      any={anyMethod}
      values={paymentMethods}
      words={paymentMethodWords}
      value={filter.method}
      change={(method) => change({ method })}
    />
    <OneOf
      label={sourceLabel}
      any={anySource}
      values={entrySources}
      words={entrySourceWords}
      value={filter.source}
      change={(source) => change({ source })}
    />
  </FilterBar>
)

type OneOfProps<V extends string> = {
  label: Saying
  any: Saying
  values: readonly V[]
  words: Readonly<Record<V, Saying>>
  value: V | undefined
  change: (value: V | undefined) => void
}

const OneOf = <V extends string>({ label, any, values, words, value, change }: OneOfProps<V>) => (
  <SelectField<V | 'all'>
    bare
    field={plainField<V | 'all'>({ label, value: value ?? 'all', change: (next) => change(values.find((one) => one === next)) })}
    choices={[{ value: 'all', words: any }, ...values.map((one) => ({ value: one, words: words[one] }))]}
  />
)

const findWords = say('Tìm giao dịch', 'Find a transaction')
const findExample = say('Mã, khách, đại lý', 'Code, guest, agent')
const daysWords = say('Ngày thanh toán', 'Payment date')
const kindLabel = say('Loại giao dịch', 'Type')
const anyKind = say('Mọi loại', 'Any type')
const methodLabel = say('Phương thức', 'Method')
const anyMethod = say('Mọi phương thức', 'Any method')
const sourceLabel = say('Nguồn', 'Source')
const anySource = say('Mọi nguồn', 'Any source')

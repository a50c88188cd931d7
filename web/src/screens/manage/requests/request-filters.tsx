import { requestSearches } from '@innkeeper/protocol/calls/manage/booking-request'
import { say, type Saying } from '@innkeeper/protocol/say'
import { requestStateWords } from '@innkeeper/protocol/words/sale/request-words'
import { requestStates } from '@innkeeper/rules/booking-request/request-states'
import { plainField } from '#kit/forms/field-state.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import type { RequestFilter } from './request-filter.ts'

type Narrowing = { readonly filter: RequestFilter; readonly change: (patch: Partial<RequestFilter>) => void }

type RequestFiltersProps = { list: Narrowing & { readonly clear: () => void; readonly again: () => void } }

/** The search of the requests: by what, then a code or a range of dates; the agent's name and the status. */
export const RequestFilters = ({ list: { filter, change, clear, again } }: RequestFiltersProps) => (
  <FilterBar
    search={<SearchField words={agentWords} example={agentExample} value={filter.agent} change={(agent) => change({ agent })} />}
    count={[filter.code !== '', filter.from !== undefined, filter.agent !== '', filter.status !== 0].filter(Boolean).length}
    clear={clear}
    aside={<Button words={searchWords} icon="search" onClick={again} />}
  >
    <SelectField
      bare
      field={plainField({ label: byWords, value: filter.by, change: (by) => change({ by: by ?? 'requestDate', code: '' }) })}
      choices={requestSearches.map((value) => ({ value, words: searchesWords[value] }))}
    />
    {filter.by === 'requestCode' ? <CodeFilter filter={filter} change={change} /> : <DaysFilter filter={filter} change={change} />}
    <StatusFilter filter={filter} change={change} />
  </FilterBar>
)

/** "The request code search field accepts digits only." */
const CodeFilter = ({ filter, change }: Narrowing) => (
  <TextField
    bare
    digitsOnly
    example={codeExample}
    field={plainField({
      label: searchesWords.requestCode,
      value: filter.code,
      change: (code) => change({ code: (code ?? '').slice(0, 20) }),
    })}
  />
)

const DaysFilter = ({ filter, change }: Narrowing) => (
  <DateRangeField
    kind="days"
    bare
    clearable
    field={plainField<DayRange>({
      label: searchesWords[filter.by],
      value: filter.from === undefined ? undefined : { from: filter.from, to: filter.to },
      change: (range) => change({ from: range?.from, to: range?.to }),
    })}
  />
)

const StatusFilter = ({ filter, change }: Narrowing) => (
  <SelectField
    bare
    field={plainField({ label: statusWords, value: String(filter.status), change: (status) => change({ status: Number(status ?? 0) }) })}
    choices={[
      { value: '0', words: allWords },
      ...requestStates.map((state, at) => ({ value: String(at + 1), words: requestStateWords[state] })),
    ]}
  />
)

const byWords = say('Tìm theo', 'Search by')
const searchWords = say('Tìm kiếm', 'Search')
const agentWords = say('Tên đại lý', 'Agent name')
const agentExample = say('Nhập tên đại lý', 'Name of the agent')
const codeExample = say('Chỉ nhập số', 'Digits only')
const statusWords = say('Trạng thái', 'Status')
const allWords = say('Tất cả', 'All')
const searchesWords: Readonly<Record<(typeof requestSearches)[number], Saying>> = {
  requestCode: say('Mã yêu cầu', 'Request code'),
  requestDate: say('Ngày yêu cầu', 'Request date'),
  checkinDate: say('Ngày nhận phòng', 'Check-in date'),
  checkoutDate: say('Ngày trả phòng', 'Check-out date'),
}

import { say } from '@innkeeper/protocol/say'
import { monthStateWords } from '@innkeeper/protocol/words/sale/monthly-words'
import { monthStates, type MonthState } from '@innkeeper/rules/month-statement/month-states'
import { z } from 'zod'
import { useList } from '#kit/calls/use-list.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { MonthFilter } from '#ui/booking/month-filter.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { paymentsTitle } from '../payment-words.ts'
import { PaymentTabs } from '../payment-tabs.tsx'
import { useMonthColumns } from './month-columns.tsx'

/** The monthly statements of the property's agents, the last month first. */
export const MonthlyListScreen = () => {
  useTitle(paymentsTitle)
  const { property } = useSession()
  const list = useList('booking/monthly/list', {
    filter: monthFilter,
    input: ({ text, month, state }, page) => ({
      text,
      ...(month === undefined ? {} : { month }),
      ...(state === undefined ? {} : { state }),
      ...page,
    }),
  })
  return (
    <Page>
      <PageHead title={paymentsTitle} />
      <PaymentTabs current="monthly" />
      <Listing
        filters={<Filters list={list} />}
        what={what}
        list={list}
        columns={useMonthColumns()}
        keyOf={({ id }) => id}
        nameOf={({ agent, month }) => `${agent.code}, ${month}`}
        to={({ id }) => paths.monthlyStatement(property, id)}
        order={lastMonthFirst}
        empty={empty}
      />
    </Page>
  )
}

const monthFilter = z.object({
  text: z.string().catch(''),
  month: z.iso.date().optional().catch(undefined),
  state: z.enum(monthStates).optional().catch(undefined),
})

type Filter = z.output<typeof monthFilter>

type FiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

const Filters = ({ list: { filter, change, clear } }: FiltersProps) => (
  <FilterBar
    search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
    count={[filter.text !== '', filter.month !== undefined, filter.state !== undefined].filter(Boolean).length}
    clear={clear}
  >
    <MonthFilter month={filter.month} change={(month) => change({ month })} />
    <SelectField<MonthState | 'all'>
      bare
      field={plainField<MonthState | 'all'>({
        label: stateLabel,
        value: filter.state ?? 'all',
        change: (next) => change({ state: monthStates.find((one) => one === next) }),
      })}
      choices={[{ value: 'all', words: anyState }, ...monthStates.map((value) => ({ value, words: monthStateWords[value] }))]}
    />
  </FilterBar>
)

const what = say('các bảng đối soát tháng', 'the monthly statements')
const empty = say(
  'Chưa có bảng đối soát nào. Ngày đầu mỗi tháng, Innkeeper lập bảng của tháng trước cho từng đại lý.',
  'There is no statement yet. On the first day of each month Innkeeper draws up the month before for each agent.',
)
const lastMonthFirst = say('tháng mới xếp trước', 'the last month first')
const findWords = say('Tìm bảng đối soát', 'Find a statement')
const findExample = say('Tên hoặc mã đại lý', 'Name or code of the agent')
const stateLabel = say('Trạng thái', 'Status')
const anyState = say('Mọi trạng thái', 'Any status')

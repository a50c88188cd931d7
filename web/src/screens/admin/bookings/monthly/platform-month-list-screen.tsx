import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { useList } from '#kit/calls/use-list.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { MonthFilter } from '#ui/booking/month-filter.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { HotelFilter } from '../platform-booking-filters.tsx'
import { usePlatformMonthColumns } from './platform-month-columns.tsx'
import { platformMonthlyTitle, propertyMonthLook, propertyMonthStates, type PropertyMonthState } from './platform-month-shown.ts'

/** The months of all properties that the administrator may see, the last month first. */
export const PlatformMonthListScreen = () => {
  useTitle(platformMonthlyTitle)
  const list = useList('supplier/booking/monthly-all', {
    filter: platformMonthFilter,
    input: ({ hotel, month, state }, page) => ({
      ...(hotel === undefined ? {} : { hotelId: hotel }),
      ...(month === undefined ? {} : { month }),
      ...(state === undefined ? {} : { state }),
      ...page,
    }),
  })
  return (
    <Page>
      <PageHead title={platformMonthlyTitle} />
      <Listing
        filters={<Filters list={list} />}
        what={what}
        list={list}
        columns={usePlatformMonthColumns()}
        keyOf={({ property, month, currency }) => `${property.id} ${month} ${currency}`}
        nameOf={({ property, month, currency }) => `${property.code}, ${month}, ${currency}`}
        to={({ property, month, currency }) => paths.adminMonth(property.id, month, currency)}
        order={lastMonthFirst}
        empty={empty}
      />
    </Page>
  )
}

const platformMonthFilter = z.object({
  hotel: z.uuid().optional().catch(undefined),
  month: z.iso.date().optional().catch(undefined),
  state: z.enum(propertyMonthStates).optional().catch(undefined),
})

type Filter = z.output<typeof platformMonthFilter>

type FiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

const Filters = ({ list: { filter, change, clear } }: FiltersProps) => (
  <FilterBar count={[filter.hotel, filter.month, filter.state].filter((part) => part !== undefined).length} clear={clear}>
    <HotelFilter hotel={filter.hotel} change={change} />
    <MonthFilter month={filter.month} change={(month) => change({ month })} />
    <SelectField<PropertyMonthState | 'all'>
      bare
      field={plainField<PropertyMonthState | 'all'>({
        label: stateLabel,
        value: filter.state ?? 'all',
        change: (next) => change({ state: propertyMonthStates.find((one) => one === next) }),
      })}
      choices={[
        { value: 'all', words: anyState },
        ...propertyMonthStates.map((value) => ({ value, words: propertyMonthLook(value).words })),
      ]}
    />
  </FilterBar>
)

const what = say('đối soát tháng của mọi chỗ nghỉ', 'the monthly statements of all properties')
const empty = say(
  'Chưa có bảng đối soát nào. Ngày đầu mỗi tháng, Innkeeper lập bảng của tháng trước cho từng chỗ nghỉ.',
  'There is no statement yet. On the first day of each month Innkeeper draws up the month before for each property.',
)
const lastMonthFirst = say('tháng mới xếp trước', 'the last month first')
const stateLabel = say('Trạng thái', 'Status')
const anyState = say('Mọi trạng thái', 'Any status')

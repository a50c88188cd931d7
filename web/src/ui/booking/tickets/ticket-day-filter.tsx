import { ticketDates, ticketDateWords } from '@innkeeper/protocol/calls/tickets/ticket-booking'
import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { SelectField } from '../../fields/choice/select-field.tsx'
import { DateRangeField } from '../../fields/range/date-range-field.tsx'
import type { DayRange } from '../../fields/range/use-range-text.ts'

type Days = {
  readonly dates: (typeof ticketDates)[number]
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** By which of a ticket booking's dates, and from when to when. */
export const TicketDayFilter = ({ filter, change }: { filter: Days; change: (patch: Partial<Days>) => void }) => (
  <>
    <SelectField
      bare
      field={plainField({ label: dateKindWords, value: filter.dates, change: (dates) => change({ dates: dates ?? 'visit' }) })}
      choices={ticketDates.map((value) => ({ value, words: ticketDateWords[value] }))}
    />
    <DateRangeField
      kind="days"
      bare
      clearable
      field={plainField<DayRange>({
        label: ticketDateWords[filter.dates],
        value: filter.from === undefined ? undefined : { from: filter.from, to: filter.to },
        change: (range) => change({ from: range?.from, to: range?.to }),
      })}
    />
  </>
)

const dateKindWords = say('Lọc theo ngày', 'Filter by date of')

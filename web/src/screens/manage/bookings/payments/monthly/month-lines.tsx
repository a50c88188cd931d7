import { say } from '@innkeeper/protocol/say'
import { monthLineStateWords } from '@innkeeper/protocol/words/sale/monthly-words'
import { monthLineStates, type MonthLineState } from '@innkeeper/rules/month-statement/month-line-states'
import { useState } from 'react'
import { z } from 'zod'
import { useList } from '#kit/calls/use-list.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { AnswerLine } from './answer-line.tsx'
import { DisputeLine } from './dispute-line.tsx'
import type { LineAct } from './month-line-acts.tsx'
import { useLineColumns } from './month-line-columns.tsx'
import type { LineShown, MonthShown } from './month-shown.ts'

/** The lines of a statement: what is disputed first, each with what may be done with it. */
export const MonthLines = ({ month }: { month: MonthShown }) => {
  const { property } = useSession()
  const list = useList('booking/monthly/lines', {
    filter: lineFilter,
    input: ({ state }, page) => ({ id: month.id, states: state === undefined ? [] : [state], ...page }),
  })
  const [acting, setActing] = useState<{ act: LineAct; line: LineShown } | null>(null)
  const leave = () => setActing(null)
  return (
    <>
      <Listing
        filters={<StateFilter state={list.filter.state} change={(state) => list.change({ state })} />}
        what={what}
        list={list}
        columns={useLineColumns(month, (act, line) => setActing({ act, line }))}
        keyOf={({ id }) => id}
        nameOf={({ code, guestName }) => `${code}, ${guestName}`}
        to={({ code, ofTickets }) => (ofTickets ? paths.ticketBooking(property, code) : paths.booking(property, code))}
        order={disputedFirst}
        empty={empty}
      />
      {acting?.act === 'dispute' && <DisputeLine line={acting.line} currency={month.currency} onClose={leave} />}
      {acting?.act === 'answer' && <AnswerLine line={acting.line} currency={month.currency} onClose={leave} />}
    </>
  )
}

const lineFilter = z.object({ state: z.enum(monthLineStates).optional().catch(undefined) })

type StateFilterProps = { state: MonthLineState | undefined; change: (state: MonthLineState | undefined) => void }

const StateFilter = ({ state, change }: StateFilterProps) => (
  <FilterBar count={state === undefined ? 0 : 1} clear={() => change(undefined)}>
    <SelectField<MonthLineState | 'all'>
      bare
      field={plainField<MonthLineState | 'all'>({
        label: stateLabel,
        value: state ?? 'all',
        change: (next) => change(monthLineStates.find((one) => one === next)),
      })}
      choices={[{ value: 'all', words: anyState }, ...monthLineStates.map((value) => ({ value, words: stateWords(value) }))]}
    />
  </FilterBar>
)

const stateWords = (state: MonthLineState) => monthLineStateWords[state]

const what = say('các dòng của bảng đối soát', 'the lines of the statement')
const empty = say('Bảng này không có dòng nào.', 'The statement has no line.')
const disputedFirst = say('dòng chưa thống nhất xếp trước', 'what is disputed first')
const stateLabel = say('Trạng thái', 'Status')
const anyState = say('Mọi dòng', 'All lines')

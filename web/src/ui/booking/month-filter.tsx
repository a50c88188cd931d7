import { say, type Saying } from '@innkeeper/protocol/say'
import { formatMonth } from '@innkeeper/protocol/format/format'
import { addMonths, firstOfMonth, toDay } from '@innkeeper/rules/days/day'
import { plainField } from '#kit/forms/field-state.ts'
import { useToday } from '#kit/property/use-today.ts'
import { SelectField } from '../fields/choice/select-field.tsx'

type MonthFilterProps = { month: string | undefined; change: (month: string | undefined) => void }

/** Which month a list shows: one of the last two years that have ended. */
export const MonthFilter = ({ month, change }: MonthFilterProps) => {
  const current = firstOfMonth(toDay(useToday()))
  const months: readonly string[] = Array.from({ length: mostMonths }, (_, index) => addMonths(current, -1 - index))
  const choices = month === undefined || months.includes(month) ? months : [month, ...months]
  return (
    <SelectField<string>
      bare
      field={plainField<string>({
        label: monthLabel,
        value: month ?? 'all',
        change: (next) => change(choices.find((one) => one === next)),
      })}
      choices={[{ value: 'all', words: anyMonth }, ...choices.map((value) => ({ value, words: monthWords(value) }))]}
    />
  )
}

/** A month in words, by its first day: "Tháng 10/2026". */
export const monthWords = (month: string): Saying => ({ vi: `Tháng ${formatMonth(month)}`, en: formatMonth(month) })

const mostMonths = 24
const monthLabel = say('Tháng', 'Month')
const anyMonth = say('Mọi tháng', 'Any month')

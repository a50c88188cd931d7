import { say, type Saying } from '@innkeeper/protocol/say'
import { clockIn } from '@innkeeper/rules/days/clock-in'
import { toDay } from '@innkeeper/rules/days/day'
import { momentIn } from '@innkeeper/rules/days/moment-in'
import { plainField, type Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { DateField } from './date-field.tsx'
import { FieldRow } from '../../forms/form-grid.tsx'
import { SelectField } from '../choice/select-field.tsx'

type MomentFieldProps = { field: Field<string>; clearable?: boolean | undefined }

/** The day and the time of a moment, in the time zone of the property, or of the platform where there is no property. */
export const MomentField = ({ field, clearable = false }: MomentFieldProps) => {
  const t = useSay()
  const { timeZone } = useSession()
  const shown = field.value === undefined ? undefined : clockIn(timeZone, new Date(field.value))
  const change = (day: string | undefined, time: string) =>
    field.change(day === undefined ? undefined : momentIn(timeZone, toDay(day), time).toISOString())
  const time = shown?.time ?? midnight
  return (
    <FieldRow>
      <DateField field={{ ...field, value: shown?.day, change: (day) => change(day, time) }} clearable={clearable} />
      <SelectField
        field={plainField({
          name: `${field.name}.time`,
          label: timeOf(t(field.label)),
          value: time,
          change: (next) => change(shown?.day, next ?? midnight),
        })}
        choices={choicesWith(time)}
        disabled={shown === undefined}
        searchable
      />
    </FieldRow>
  )
}

const midnight = '00:00'

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
)

// A time that is no half hour was set elsewhere; it can be kept.
const choicesWith = (time: string) => [...new Set([...halfHours, time])].toSorted().map((value) => ({ value, words: sameIn(value) }))

const sameIn = (text: string): Saying => ({ vi: text, en: text })

const timeOf = (label: string): Saying => say(`${label}, giờ`, `${label}, time`)

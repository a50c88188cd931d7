import { DatePickerInput } from '@mantine/dates'
import { useState } from 'react'
import { formatDate } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { calendarFrame } from './frame/calendar-frame.ts'
import { fieldFrame } from './frame/field-frame.ts'
import type { FieldLook } from './frame/field-look.ts'
import { Icon } from '../look/icon.tsx'
import { MantineFrame } from '../look/mantine-frame.tsx'

/** Two days, both included; either may still be missing. */
export type DayRange = { readonly from: string | undefined; readonly to: string | undefined }

type DateRangeFieldProps = FieldLook & {
  field: Field<DayRange>
  from?: string | undefined
  to?: string | undefined
  clearable?: boolean | undefined
  example?: Saying | undefined
}

/** Two days in one field, day first; both are chosen before the field changes. */
export const DateRangeField = ({ field, from, to, clearable = false, example, ...look }: DateRangeFieldProps) => {
  const t = useSay()
  const { language } = useLanguage()
  const [half, setHalf] = useState<string | null>(null)
  const frame = fieldFrame(field, look, t)
  const calendar = calendarFrame(language, t)
  const { from: start = null, to: end = null } = field.value ?? {}
  // The button that opens the calendar is called what it shows; a label alone would hide the days from a reader.
  const shown = start === null || end === null ? t(example ?? chooseDays) : `${formatDate(start)} – ${formatDate(end)}`
  return (
    <MantineFrame>
      <DatePickerInput
        {...calendar}
        {...frame}
        classNames={{ ...calendar.classNames, ...frame.classNames }}
        type="range"
        valueFormat="DD/MM/YYYY"
        placeholder={t(example ?? chooseDays)}
        aria-label={`${t(field.label)}: ${shown}`}
        allowSingleDateInRange
        value={half === null ? [start, end] : [half, null]}
        onChange={([first, last]) => {
          setHalf(first !== null && last === null ? first : null)
          if (first === null || last !== null) field.change(first === null || last === null ? undefined : { from: first, to: last })
        }}
        onDropdownClose={() => setHalf(null)}
        clearable={clearable}
        leftSection={<Icon name="calendar" />}
        leftSectionPointerEvents="none"
        {...(from === undefined ? {} : { minDate: from })}
        {...(to === undefined ? {} : { maxDate: to })}
      />
    </MantineFrame>
  )
}

const chooseDays = say('Chọn khoảng ngày', 'Choose the days')

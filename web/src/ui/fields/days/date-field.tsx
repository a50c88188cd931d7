import { DateInput } from '@mantine/dates'
import type { Field } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useToday } from '#kit/property/use-today.ts'
import { calendarFrame } from '../frame/calendar-frame.ts'
import { fieldFrame } from '../frame/field-frame.ts'
import type { FieldLook } from '../frame/field-look.ts'
import { Icon } from '../../look/icon.tsx'
import { readDay } from './read-day.ts'
import { MantineFrame } from '../../look/mantine-frame.tsx'

type DateFieldProps = FieldLook & {
  field: Field<string>
  /** The first and the last day that may be chosen, as YYYY-MM-DD. */
  from?: string | undefined
  to?: string | undefined
  clearable?: boolean | undefined
}

/** A day, day first in both languages; typed ("5/2", "050227") or taken from a calendar. */
export const DateField = ({ field, from, to, clearable = false, ...look }: DateFieldProps) => {
  const t = useSay()
  const { language } = useLanguage()
  const today = useToday()
  const frame = fieldFrame(field, look, t)
  return (
    <MantineFrame>
      <DateInput
        {...calendarFrame(language, t)}
        {...frame}
        classNames={{ ...calendarFrame(language, t).classNames, ...frame.classNames }}
        valueFormat="DD/MM/YYYY"
        dateParser={(text) => readDay(text, today)}
        value={field.value ?? null}
        onChange={(day) => field.change(day ?? undefined)}
        clearable={clearable}
        allowDeselect={clearable}
        inputMode="numeric"
        autoComplete="off"
        leftSection={<Icon name="calendar" />}
        leftSectionPointerEvents="none"
        {...(from === undefined ? {} : { minDate: from })}
        {...(to === undefined ? {} : { maxDate: to })}
      />
    </MantineFrame>
  )
}

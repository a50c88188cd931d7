import { say } from '@innkeeper/protocol/say'
import { timeZones } from '@innkeeper/rules/days/time-zones'
import { useMemo } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { Card } from '#ui/page/card.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TimeField } from '#ui/fields/choice/time-field.tsx'
import type { ConfigForm } from './use-config-form.ts'

/** When guests come and go, and by which clock. */
export const ClockCard = ({ form }: { form: ConfigForm }) => (
  <Card title={title}>
    <FieldStack>
      <FieldRow>
        <TimeField field={form.field('checkInFrom')} />
        <TimeField field={form.field('checkOutUntil')} />
      </FieldRow>
      <TimeZoneField field={form.field('timeZone')} />
    </FieldStack>
  </Card>
)

const TimeZoneField = ({ field }: { field: Field<string> }) => {
  const choices = useMemo(() => withPresent(timeZones(), field.value).map(zoneChoice), [field.value])
  return <SelectField searchable field={{ ...field, hint: zoneHint }} choices={choices} />
}

// What is chosen already is offered, even where the list has another name or no such time.
const withPresent = (offered: readonly string[], present: string | undefined): readonly string[] =>
  present === undefined || offered.includes(present) ? offered : [present, ...offered]

const zoneChoice = (value: string) => {
  const words = `${value.replaceAll('_', ' ')} (${offsetOf(value)})`
  return { value, words: { vi: words, en: words } }
}

const offsetOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

const title = say('Giờ giấc', 'Times')
const zoneHint = say('“Hôm nay” của khách sạn theo múi giờ này.', 'The hotel’s “today” follows this time zone.')

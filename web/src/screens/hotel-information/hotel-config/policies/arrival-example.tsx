import { say } from '@innkeeper/protocol/say'
import { addDays, isDay, toDay, type Day } from '@innkeeper/rules/days/day'
import { useState, type ReactNode } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useToday } from '#kit/property/use-today.ts'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import styles from './policies.module.css'

const usualDaysAhead = 30

/** An example: a day of arrival that can be chosen, and what the policy means for it. */
export const ArrivalExample = ({ children }: { children: (checkIn: Day) => ReactNode }) => {
  const today = useToday()
  const [chosen, setChosen] = useState<string>(addDays(toDay(today), usualDaysAhead))
  const checkIn = isDay(chosen) ? chosen : addDays(toDay(today), usualDaysAhead)
  return (
    <div className={styles['example']}>
      <FieldRow>
        <DateField
          field={plainField<string>({ label: arrivalWords, value: chosen, change: (day) => setChosen(day ?? chosen) })}
          from={today}
        />
      </FieldRow>
      {children(checkIn)}
    </div>
  )
}

const arrivalWords = say('Ví dụ cho ngày đến', 'Example for an arrival on')

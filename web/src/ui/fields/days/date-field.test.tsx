import { say } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { plainField } from '#kit/forms/field-state.ts'
import { show } from '#testing/show.tsx'
import { DateField } from './date-field.tsx'

const CheckIn = ({ told }: { told: (day: string | undefined) => void }) => {
  const [value, setValue] = useState<string | undefined>('2027-02-05')
  const change = (day: string | undefined) => {
    setValue(day)
    told(day)
  }
  return <DateField field={plainField({ label: say('Nhận phòng', 'Check-in'), value, change })} />
}

test.each(['vi', 'en'] as const)(
  '[dates.shown] “dates are shown as day/month/year and stored as year-month-day”, in %s',
  async (language) => {
    const days: (string | undefined)[] = []
    await show(<CheckIn told={(day) => days.push(day)} />, { language })
    const input = await page.findByLabelText(language === 'vi' ? 'Nhận phòng' : 'Check-in')
    expect(input).toHaveProperty('value', '05/02/2027')
    await userEvent.clear(input)
    await userEvent.type(input, '8/2/2027')
    await userEvent.tab()
    expect(days.at(-1)).toBe('2027-02-08')
    expect(input).toHaveProperty('value', '08/02/2027')
  },
)

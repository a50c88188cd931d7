import { say } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import { agesOf } from '@innkeeper/rules/stay/ages-of'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { AddressChange } from '#kit/page/use-address.ts'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { ReviewAddress, stayOf } from './review-stay.ts'
import styles from './review.module.css'

type ReviewFieldsProps = {
  address: ReviewAddress
  stay: ReturnType<typeof stayOf>
  today: Day
  change: AddressChange<ReviewAddress>
}

/** The stay and the guests that prices are shown for. */
export const ReviewFields = ({ address, stay, today, change }: ReviewFieldsProps) => {
  const t = useSay()
  return (
    <div className={styles['fields']} role="search" aria-label={t(fieldsWords)}>
      <DateRangeField
        kind="stay"
        from={today}
        field={plainField<DayRange>({
          label: stayWords,
          value: { from: stay.checkIn, to: stay.checkOut },
          change: (range) => change({ from: range?.from, to: range?.to }),
          error: stay.checkIn >= stay.checkOut ? t(oneNight) : undefined,
        })}
      />
      <NumberField
        field={plainField<number>({
          label: adultsWords,
          value: address.adults,
          change: (adults) => change({ adults: Math.min(20, Math.max(1, adults ?? 1)) }),
        })}
      />
      <TextField
        example={agesExample}
        field={plainField<string>({
          label: agesWords,
          value: address.ages,
          change: (ages) => change({ ages: ages ?? '' }),
          error: agesOf(address.ages) === null ? t(wrongAge) : undefined,
        })}
      />
    </div>
  )
}

const fieldsWords = say('Kỳ lưu trú và khách', 'Stay and guests')
const stayWords = say('Nhận phòng – trả phòng', 'Check-in – check-out')
const oneNight = say('Ngày trả phòng phải sau ngày nhận phòng.', 'Check-out must come after check-in.')
const adultsWords = say('Người lớn mỗi phòng', 'Adults in each room')
const agesWords = say('Tuổi trẻ em mỗi phòng', 'Children’s ages in each room')
const agesExample = say('8, 5', '8, 5')
const wrongAge = say('Tuổi từ 0 đến 17.', 'Ages from 0 to 17.')

import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import styles from './hotel-chain.module.css'

type Candidate = { readonly id: string; readonly nameVi: string; readonly nameEn: string; readonly inChain: boolean }

type HotelTicksProps = { candidates: readonly Candidate[]; chosen: readonly string[]; change: (chosen: readonly string[]) => void }

/** The person's other hotels, to be taken into the chain; one that is in another says so. */
export const HotelTicks = ({ candidates, chosen, change }: HotelTicksProps) => {
  const t = useSay()
  if (candidates.length === 0) return <p className={styles['note']}>{t(noOthers)}</p>
  return (
    <ul className={styles['ticks']}>
      {candidates.map((hotel) => (
        <li key={hotel.id}>
          <CheckField
            field={plainField({
              label: nameOf(hotel),
              name: hotel.id,
              value: chosen.includes(hotel.id),
              change: (on) => change(on === true ? [...chosen, hotel.id] : chosen.filter((id) => id !== hotel.id)),
              ...(hotel.inChain ? { hint: taken } : {}),
            })}
            disabled={hotel.inChain}
          />
        </li>
      ))}
    </ul>
  )
}

const taken = say('Đã thuộc một chuỗi khác.', 'Already in another chain.')
const noOthers = say(
  'Tài khoản này không sở hữu chỗ nghỉ nào khác để đưa vào chuỗi.',
  'This account owns no other property to add to the chain.',
)

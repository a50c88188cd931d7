import { say } from '@innkeeper/protocol/say'
import { plainField, type Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TimeField } from '#ui/fields/choice/time-field.tsx'
import styles from './ticket-products.module.css'

type SlotsFieldProps = { field: Field<string[]>; change: (slots: string[]) => void; locked: boolean }

/** The slots of a product: each a time at which a visit begins. Choosing a time adds it; without any, a ticket holds for the whole day. */
export const SlotsField = ({ field, change, locked }: SlotsFieldProps) => {
  const t = useSay()
  const slots = field.value ?? []
  const add = (slot: string | undefined) => {
    if (slot !== undefined) change([...new Set([...slots, slot])].toSorted())
  }
  return (
    <fieldset className={styles['slots']} aria-invalid={field.error !== undefined}>
      <legend className={styles['legend']}>{t(field.label)}</legend>
      <ul className={styles['chips']}>
        {slots.length === 0 && <li>{t(wholeDay)}</li>}
        {slots.map((slot) => (
          <li key={slot}>
            {slot}
            {!locked && (
              <IconButton
                icon="x"
                words={remove}
                values={{ slot }}
                size="small"
                onClick={() => change(slots.filter((one) => one !== slot))}
              />
            )}
          </li>
        ))}
      </ul>
      {!locked && <TimeField field={plainField<string>({ label: addWords, value: undefined, change: add })} />}
      {field.error !== undefined && (
        <p className={styles['error']} role="alert">
          {field.error}
        </p>
      )}
    </fieldset>
  )
}

const wholeDay = say('Cả ngày', 'The whole day')
const remove = say('Bỏ khung giờ {slot}', 'Remove the slot {slot}')
const addWords = say('Thêm khung giờ', 'Add a slot')

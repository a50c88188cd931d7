import type { Noun } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import type { BatchForm } from '../../form/batch-form.ts'
import styles from './changes-step.module.css'
import { Segments } from '../segments.tsx'

type Stay = BatchForm['minStay']
type StayControlsProps = {
  stay: Stay
  change: (stay: Stay) => void
  label: Saying
  unit: Noun
  /** What taking the value away is called. */
  clears: Saying
}

/** A count of nights or days, or none. */
export const StayControls = ({ stay, change, label, unit, clears }: StayControlsProps) => {
  const choices = [
    { value: 'set', words: setWords },
    { value: 'clear', words: clears },
  ] as const
  return (
    <>
      <Segments
        label={label}
        choices={choices}
        value={stay.clear ? 'clear' : 'set'}
        change={(act) => change({ ...stay, clear: act === 'clear' })}
      />
      {!stay.clear && (
        <div className={styles['short']}>
          <NumberField
            bare
            field={plainField<number>({
              label,
              unit: { vi: unit.vi, en: unit.other },
              value: stay.value,
              change: (value) => change({ ...stay, value }),
            })}
          />
        </div>
      )}
    </>
  )
}

const setWords = say('Đặt', 'Set')

import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import type { BatchForm } from '../../form/batch-form.ts'
import styles from './changes-step.module.css'
import { Segments } from '../segments.tsx'

type Allotment = BatchForm['allotment']
type AllotmentControlsProps = { allotment: Allotment; change: (allotment: Allotment) => void }

/** How many rooms are on sale: set, or more or fewer than now. */
export const AllotmentControls = ({ allotment, change }: AllotmentControlsProps) => (
  <>
    <Segments label={label} choices={acts} value={allotment.act} change={(act) => change({ ...allotment, act })} />
    <div className={styles['short']}>
      <NumberField
        bare
        field={plainField<number>({ label: rooms, unit, value: allotment.value, change: (value) => change({ ...allotment, value }) })}
      />
    </div>
  </>
)

const label = say('Cách đổi số phòng bán', 'How the allotment changes')
const acts = [
  { value: 'set', words: say('Đặt', 'Set') },
  { value: 'raise', words: say('Thêm', 'Add') },
  { value: 'lower', words: say('Bớt', 'Take away') },
] as const
const rooms = say('Số phòng', 'Rooms')
const unit = say('phòng', 'rooms')

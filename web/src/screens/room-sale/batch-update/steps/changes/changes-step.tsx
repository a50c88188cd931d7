import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import {
  countFields,
  flagFields,
  isRateField,
  isRoomField,
  nightFields,
  type CountField,
  type FlagField,
} from '@innkeeper/rules/rate/night-fields'
import type { ReactNode } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { dayNoun } from '#kit/property/night-words.ts'
import { AllotmentControls } from './allotment-controls.tsx'
import { ChangeRow } from './change-row.tsx'
import styles from './changes-step.module.css'
import { FlagControls } from './flag-controls.tsx'
import { PriceControls } from './price-controls.tsx'
import { StayControls } from './stay-controls.tsx'
import { Step, StepError } from '../step.tsx'
import type { BatchFormState } from '../../form/use-batch-form.ts'
import { TextField } from '#ui/fields/text-field.tsx'

type ChangesStepProps = { state: BatchFormState; errors: ReadonlyMap<string, string> }

/** What changes: each field is left as it is until it is ticked. Fields of plans first, then those of room types. */
export const ChangesStep = ({ state, errors }: ChangesStepProps) => {
  const { form, change } = state
  const row = { state, errors }
  const countRow = (name: CountField) => (
    <ChangeRow key={name} {...row} name={name} label={name === 'releaseDays' ? undefined : countWords[name].label}>
      <StayControls
        stay={form[name]}
        change={(count) => change({ [name]: count })}
        unit={nightFields[name].kind === 'days' ? dayNoun : nouns.night}
        {...countWords[name]}
      />
    </ChangeRow>
  )
  const flagRow = (name: FlagField) => (
    <ChangeRow key={name} {...row} name={name}>
      <FlagControls flag={form[name]} change={(flag) => change({ [name]: flag })} words={flagWords[name]} />
    </ChangeRow>
  )
  return (
    <Step number={3} title={title}>
      <Part words={onPlans}>
        <ChangeRow {...row} name="price">
          <PriceControls price={form.price} change={(price) => change({ price, fixes: [] })} />
        </ChangeRow>
        {countFields.filter(isRateField).map(countRow)}
        {flagFields.filter(isRateField).map(flagRow)}
      </Part>
      <Part words={onRooms}>
        <ChangeRow {...row} name="allotment">
          <AllotmentControls allotment={form.allotment} change={(allotment) => change({ allotment })} />
        </ChangeRow>
        {flagFields.filter(isRoomField).map(flagRow)}
        {countFields.filter(isRoomField).map(countRow)}
      </Part>
      <StepError words={errors.get('changes')} />
      <TextField
        field={plainField({ label: noteLabel, value: form.note, maxLength: 255, change: (note) => change({ note: note ?? '' }) })}
      />
    </Step>
  )
}

const Part = ({ words, children }: { words: Saying; children: ReactNode }) => {
  const t = useSay()
  return (
    <fieldset className={styles['part']}>
      <legend>{t(words)}</legend>
      <div className={styles['rows']}>{children}</div>
    </fieldset>
  )
}

const title = say('Thay đổi', 'Changes')
const onPlans = say('Trên các gói đã chọn', 'On the packages chosen')
const onRooms = say('Trên các loại phòng đã chọn', 'On the room types chosen')
const noteLabel = say('Ghi chú cho nhật ký', 'Note for the log')
const asPlan = say('Theo gói', 'As the package')
const countWords = {
  minStay: { label: say('Số đêm tối thiểu', 'Minimum stay'), clears: asPlan },
  maxStay: { label: say('Số đêm tối đa', 'Maximum stay'), clears: asPlan },
  releaseDays: { label: say('Số ngày trước đêm đến', 'Days before arrival'), clears: say('Không đặt', 'None') },
} as const satisfies Record<CountField, { readonly label: Saying; readonly clears: Saying }>
const flagWords = {
  stopSell: { close: say('Ngừng bán', 'Stop'), open: say('Mở bán', 'Sell') },
  cta: { close: say('Đóng ngày đến', 'Close'), open: say('Mở ngày đến', 'Open') },
  ctd: { close: say('Đóng ngày đi', 'Close'), open: say('Mở ngày đi', 'Open') },
  closed: { close: say('Đóng phòng', 'Close'), open: say('Mở phòng', 'Open') },
} as const satisfies Record<FlagField, { readonly close: Saying; readonly open: Saying }>

import { nouns } from '@innkeeper/protocol/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { plainField } from '../../../kit/field-state.ts'
import { useSay } from '../../../kit/language.tsx'
import { dayNoun } from '../../../kit/night-words.ts'
import { AllotmentControls } from './allotment-controls.tsx'
import { ChangeRow } from './change-row.tsx'
import styles from './changes-step.module.css'
import { FlagControls } from './flag-controls.tsx'
import { PriceControls } from './price-controls.tsx'
import { StayControls } from './stay-controls.tsx'
import { Step, StepError } from './step.tsx'
import type { BatchFormState } from './use-batch-form.ts'
import { TextField } from '../../../ui/text-field.tsx'

type ChangesStepProps = { state: BatchFormState; errors: ReadonlyMap<string, string> }

/** What changes: each field is left as it is until it is ticked. Fields of plans first, then those of room types. */
export function ChangesStep({ state, errors }: ChangesStepProps) {
  const { form, change } = state
  const row = { state, errors }
  return (
    <Step number={3} title={title}>
      <Part words={onPlans}>
        <ChangeRow {...row} name="price">
          <PriceControls price={form.price} change={(price) => change({ price, fixes: [] })} />
        </ChangeRow>
        <ChangeRow {...row} name="minStay">
          <StayControls stay={form.minStay} change={(minStay) => change({ minStay })} label={minLabel} unit={nouns.night} clears={asPlan} />
        </ChangeRow>
        <ChangeRow {...row} name="maxStay">
          <StayControls stay={form.maxStay} change={(maxStay) => change({ maxStay })} label={maxLabel} unit={nouns.night} clears={asPlan} />
        </ChangeRow>
        <ChangeRow {...row} name="stopSell">
          <FlagControls flag={form.stopSell} change={(stopSell) => change({ stopSell })} words={stopSellWords} />
        </ChangeRow>
        <ChangeRow {...row} name="cta">
          <FlagControls flag={form.cta} change={(cta) => change({ cta })} words={arrivalWords} />
        </ChangeRow>
        <ChangeRow {...row} name="ctd">
          <FlagControls flag={form.ctd} change={(ctd) => change({ ctd })} words={departureWords} />
        </ChangeRow>
      </Part>
      <Part words={onRooms}>
        <ChangeRow {...row} name="allotment">
          <AllotmentControls allotment={form.allotment} change={(allotment) => change({ allotment })} />
        </ChangeRow>
        <ChangeRow {...row} name="closed">
          <FlagControls flag={form.closed} change={(closed) => change({ closed })} words={closedWords} />
        </ChangeRow>
        <ChangeRow {...row} name="releaseDays">
          <StayControls
            stay={form.releaseDays}
            change={(releaseDays) => change({ releaseDays })}
            label={releaseLabel}
            unit={dayNoun}
            clears={noRelease}
          />
        </ChangeRow>
      </Part>
      <StepError words={errors.get('changes')} />
      <TextField
        field={plainField({ label: noteLabel, value: form.note, maxLength: 255, change: (note) => change({ note: note ?? '' }) })}
      />
    </Step>
  )
}

function Part({ words, children }: { words: Saying; children: ReactNode }) {
  const t = useSay()
  return (
    <fieldset className={styles['part']}>
      <legend>{t(words)}</legend>
      <div className={styles['rows']}>{children}</div>
    </fieldset>
  )
}

const title = say('Thay đổi', 'Changes')
const onPlans = say('Trên các gói đã chọn', 'On the plans chosen')
const onRooms = say('Trên các loại phòng đã chọn', 'On the room types chosen')
const minLabel = say('Số đêm tối thiểu', 'Minimum nights')
const maxLabel = say('Số đêm tối đa', 'Maximum nights')
const asPlan = say('Theo gói', 'As the plan')
const releaseLabel = say('Số ngày trước đêm đến', 'Days before arrival')
const noRelease = say('Không đặt', 'None')
const noteLabel = say('Ghi chú cho nhật ký', 'Note for the log')
const stopSellWords = { close: say('Ngừng bán', 'Stop'), open: say('Mở bán', 'Sell') }
const arrivalWords = { close: say('Đóng ngày đến', 'Close'), open: say('Mở ngày đến', 'Open') }
const departureWords = { close: say('Đóng ngày đi', 'Close'), open: say('Mở ngày đi', 'Open') }
const closedWords = { close: say('Đóng phòng', 'Close'), open: say('Mở phòng', 'Open') }

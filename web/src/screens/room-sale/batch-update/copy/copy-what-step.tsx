import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { StepControls } from '../steps/changes/price-controls.tsx'
import { Segments } from '../steps/segments.tsx'
import { Step, StepError } from '../steps/step.tsx'
import styles from './copy.module.css'
import { PartTicks } from './part-ticks.tsx'
import type { CopyFormState } from './use-copy-form.ts'

type CopyStepProps = { state: CopyFormState; errors: ReadonlyMap<string, string> }

/** What of the nights is copied, and by how much their prices move. */
export const CopyWhatStep = ({ state: { form, change }, errors }: CopyStepProps) => {
  const t = useSay()
  return (
    <Step number={3} title={title}>
      <PartTicks parts={form.parts} change={(parts) => change({ parts })} />
      <StepError words={errors.get('fields')} />
      {form.parts.includes('price') && (
        <div role="group" aria-label={t(stepWords)} className={styles['moves']}>
          <Segments label={stepWords} choices={acts} value={form.act} change={(act) => change({ act })} />
          {form.act !== 'keep' && (
            <div className={styles['step']}>
              <StepControls step={form.step} change={(step) => change({ step })} />
            </div>
          )}
        </div>
      )}
      <StepError words={errors.get('step')} />
      <CheckField
        field={plainField<boolean>({ label: leaveWords, value: form.leaveRefused, change: (on) => change({ leaveRefused: on === true }) })}
      />
      <TextField
        field={plainField({ label: noteLabel, value: form.note, maxLength: 255, change: (note) => change({ note: note ?? '' }) })}
      />
    </Step>
  )
}

const title = say('Chép những gì', 'What is copied')
const stepWords = say('Giá chép sang', 'Copied prices')
const acts = [
  { value: 'keep', words: say('Giữ nguyên', 'Keep') },
  { value: 'raise', words: say('Tăng', 'Raise') },
  { value: 'lower', words: say('Giảm', 'Lower') },
] as const
const leaveWords = say('Bỏ qua đêm không nhận giá trị', 'Leave out nights that refuse a value')
const noteLabel = say('Ghi chú cho nhật ký', 'Note for the log')

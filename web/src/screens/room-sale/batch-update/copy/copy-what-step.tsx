import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { StepControls } from '../steps/changes/price-controls.tsx'
import { Segments } from '../steps/segments.tsx'
import { Step, StepError } from '../steps/step.tsx'
import { copiedParts, type CopiedPart } from './copy-form.ts'
import styles from './copy.module.css'
import type { CopyFormState } from './use-copy-form.ts'

type CopyStepProps = { state: CopyFormState; errors: ReadonlyMap<string, string> }

/** What of the nights is copied, and by how much their prices move. */
export const CopyWhatStep = ({ state: { form, change }, errors }: CopyStepProps) => {
  const t = useSay()
  const tick = (part: CopiedPart) =>
    plainField<boolean>({
      label: partWords[part],
      value: form.parts.includes(part),
      change: (on) => change({ parts: copiedParts.filter((one) => (one === part ? on === true : form.parts.includes(one))) }),
    })
  return (
    <Step number={3} title={title}>
      <div className={styles['parts']}>
        {copiedParts.map((part) => (
          <CheckField key={part} field={tick(part)} />
        ))}
      </div>
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
const partWords: Readonly<Record<CopiedPart, ReturnType<typeof say>>> = {
  price: say('Giá', 'Price'),
  restrictions: say('Hạn chế: ngừng bán, CTA, CTD, số đêm', 'Restrictions: stop sell, CTA, CTD, stays'),
  rooms: say('Số phòng bán, đóng phòng, hạn chót', 'Allotment, closing, cut-off'),
}
const stepWords = say('Giá chép sang', 'Copied prices')
const acts = [
  { value: 'keep', words: say('Giữ nguyên', 'Keep') },
  { value: 'raise', words: say('Tăng', 'Raise') },
  { value: 'lower', words: say('Giảm', 'Lower') },
] as const
const leaveWords = say('Bỏ qua đêm không nhận giá trị', 'Leave out nights that refuse a value')
const noteLabel = say('Ghi chú cho nhật ký', 'Note for the log')

import { say } from '@innkeeper/protocol/say'
import { mostReleaseSteps, type ReleaseStep } from '@innkeeper/rules/travel-agent/agent-terms'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import styles from './terms.module.css'
import type { TermsDraft } from './terms-words.ts'

type ReleaseFieldsProps = { row: TermsDraft; change: (changes: Partial<TermsDraft>) => void }

/** The release steps: from so many days before a night on, an agent keeps so many rooms. */
export const ReleaseFields = ({ row: { releaseSteps: steps, capRooms }, change }: ReleaseFieldsProps) => {
  const t = useSay()
  const set = (releaseSteps: readonly ReleaseStep[]) => change({ releaseSteps: [...releaseSteps] })
  return (
    <fieldset className={styles['steps']}>
      <legend>{t(legend)}</legend>
      <p>{t(hint)}</p>
      {steps.map((step, index) => (
        // The steps have no id of their own: their place is what they are.
        <StepRow
          key={`step ${String(index)}`}
          step={step}
          line={index + 1}
          change={(next) => set(steps.map((other, place) => (place === index ? next : other)))}
          remove={() => set(steps.filter((_other, place) => place !== index))}
        />
      ))}
      <div>
        <Button
          words={addWords}
          look="quiet"
          icon="plus"
          reason={steps.length >= mostReleaseSteps ? full : isLast(steps.at(-1)) ? nothingLeft : undefined}
          onClick={() => set([...steps, nextStep(steps.at(-1), capRooms)])}
        />
      </div>
    </fieldset>
  )
}

type StepRowProps = { step: ReleaseStep; line: number; change: (step: ReleaseStep) => void; remove: () => void }

const StepRow = ({ step, line, change, remove }: StepRowProps) => {
  const t = useSay()
  return (
    <div role="group" aria-label={t(stepWords, { line })} className={styles['step']}>
      <NumberField
        field={plainField<number>({
          label: daysLabel,
          value: step.daysBefore,
          change: (value) => change({ ...step, daysBefore: inside(value, mostDays) }),
        })}
      />
      <NumberField
        field={plainField<number>({
          label: roomsLabel,
          value: step.rooms,
          change: (value) => change({ ...step, rooms: inside(value, mostRooms) }),
        })}
      />
      <IconButton icon="trash" words={removeWords} values={{ line }} onClick={remove} />
    </div>
  )
}

const isLast = (step: ReleaseStep | undefined): boolean => step !== undefined && (step.rooms === 0 || step.daysBefore === 0)

/** A new step comes later than the last one and keeps fewer rooms. */
const nextStep = (last: ReleaseStep | undefined, capRooms: number | null): ReleaseStep =>
  last === undefined
    ? { daysBefore: 14, rooms: Math.min(2, Math.max(0, (capRooms ?? mostRooms) - 1)) }
    : { daysBefore: Math.floor(last.daysBefore / 2), rooms: Math.floor(last.rooms / 2) }

const inside = (value: number | undefined, most: number): number => Math.min(most, Math.max(0, Math.round(value ?? 0)))

const mostDays = 365
const mostRooms = 10_000
const legend = say('Mốc trả phòng', 'Release steps')
const hint = say(
  'Từ ngày đó, theo ngày của chỗ nghỉ, đại lý chỉ còn được chừng ấy phòng mỗi loại mỗi đêm; số còn lại bán chung.',
  'From that day on, by the property’s own date, an agent may have that many rooms of a type and night; the others go back to everybody.',
)
const daysLabel = say('Ngày trước đêm ở', 'Days before the night')
const roomsLabel = say('Số phòng giữ lại', 'Rooms kept')
const stepWords = say('Mốc trả phòng {line}', 'Release step {line}')
const removeWords = say('Bỏ mốc {line}', 'Remove step {line}')
const addWords = say('Thêm mốc', 'Add a step')
const full = say('Đã đủ 5 mốc.', 'All 5 steps are there.')
const nothingLeft = say('Mốc cuối không còn gì để trả muộn hơn.', 'The last step leaves nothing to release later.')

import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import styles from './failed-jobs.module.css'

type FailedJobsActsProps = {
  /** The jobs on this page that wait for a decision, and those of them that are ticked. */
  here: readonly string[]
  chosen: readonly string[]
  choose: (ids: readonly string[]) => void
}

/** What is done with all ticked jobs at once. */
export const FailedJobsActs = ({ here, chosen, choose }: FailedJobsActsProps) => {
  const alerts = useAlerts()
  const after = (told: typeof triedWords) => ({
    done: ({ count }: { count: number }) => {
      choose([])
      alerts.success(told, { count })
    },
    failed: alerts.failure,
  })
  const again = useChange('job/try-again', after(triedWords))
  const away = useChange('job/put-away', after(putAwayWords))
  const reason = chosen.length === 0 ? nothingTicked : undefined
  const all = chosen.length > 0 && chosen.length === here.length
  return (
    <div className={styles['acts']}>
      <CheckField
        field={plainField({ label: allWords, value: all, change: () => choose(all ? [] : here) })}
        partly={chosen.length > 0 && !all}
      />
      <Button
        words={againWords}
        icon="refresh"
        reason={reason}
        pending={again.pending}
        onClick={() => again.send({ jobIds: [...chosen] })}
      />
      <ConfirmButton
        words={awayWords}
        question={awayQuestion}
        reason={reason}
        pending={away.pending}
        onConfirm={() => away.send({ jobIds: [...chosen] })}
      />
    </div>
  )
}

const allWords = say('Chọn cả trang', 'Tick the whole page')
const againWords = say('Thử lại', 'Try again')
const awayWords = say('Bỏ qua', 'Dismiss')
const awayQuestion = say(
  'Các công việc đã chọn không được làm nữa, nội dung bị xoá. Danh sách vẫn ghi ai đã bỏ qua.',
  'The ticked jobs are no longer tried, and their content is deleted. The list keeps who dismissed them.',
)
const nothingTicked = say('Chọn ít nhất một công việc.', 'Tick at least one job.')
const triedWords = say('Đang thử lại {count} công việc.', 'Being tried again: {count}.')
const putAwayWords = say('Đã bỏ qua {count} công việc.', 'Dismissed: {count}.')

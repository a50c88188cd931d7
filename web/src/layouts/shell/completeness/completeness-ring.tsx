import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useCompleteness } from '#kit/property/use-completeness.ts'
import { Tooltip } from '#ui/buttons/tooltip.tsx'
import styles from './completeness-ring.module.css'

const total = 9

type CompletenessRingProps = {
  /** Opens the nine items. */
  onOpen: () => void
  /** Whether they are open. */
  open: boolean
  /** Says beside it what it counts. */
  named?: boolean
}

/** The ring n/9: how much of what a property must tell is there. Whoever may not see it, or has no property, has no ring. */
export const CompletenessRing = ({ onOpen, open, named = false }: CompletenessRingProps) => {
  const t = useSay()
  const status = useCompleteness()?.data
  if (status === undefined) return null
  const { done, complete } = status
  const name = t(complete ? wholeWords : ringWords, { done, total })
  return (
    <Tooltip words={name}>
      <button
        type="button"
        className={styles['ring']}
        data-complete={complete}
        data-named={named}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      >
        <Ring done={done} />
        {named && <span className={styles['what']}>{t(title)}</span>}
        <span>
          {done}/{total}
        </span>
      </button>
    </Tooltip>
  )
}

const size = 18
const radius = 7
const around = 2 * Math.PI * radius

const Ring = ({ done }: { done: number }) => {
  const middle = size / 2
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden className={styles['drawing']}>
      <circle cx={middle} cy={middle} r={radius} className={styles['whole']} />
      <circle cx={middle} cy={middle} r={radius} className={styles['part']} strokeDasharray={`${(around * done) / total} ${around}`} />
    </svg>
  )
}

const title = say('Thông tin bắt buộc', 'Required information')
const ringWords = say('Thông tin bắt buộc {done}/{total}. Xem phần còn thiếu', 'Required information {done}/{total}. See what is missing')
const wholeWords = say('Thông tin bắt buộc {done}/{total}, đã đủ', 'Required information {done}/{total}, complete')

import { say, type Saying } from '@innkeeper/protocol/say'
import { TimeLeft } from '#ui/booking/time-left.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import styles from './waiting-strip.module.css'

/** What waits: the way to it, its words, how many, and until when. */
export type WaitsProps = { to: string; icon: IconName; words: string; count?: number; until?: string | null; over?: Saying }

/** One thing that waits: how many, of what, until when, and the way to where it is done. */
export const Waits = ({ to, icon, words, count, until = null, over = defaultOver }: WaitsProps) => (
  <Link to={to} className={styles['waits']}>
    <Icon name={icon} size={18} />
    {count !== undefined && <strong>{count}</strong>}
    <span>{words}</span>
    {until !== null && <TimeLeft until={until} over={over} />}
    <Icon name="chevron-right" size={14} />
  </Link>
)

const defaultOver = say('quá hạn trả lời', 'overdue')

import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Card } from '#ui/page/card.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './park.module.css'

/** Today and the days ahead in a line each: what was sold and what is left, each the way to its bookings. */
export const DaysCard = () => {
  const { data, error } = useRead('dashboard/park-days', {})
  return (
    <Card title={title} flush>
      {data === undefined && error === null && <Skeleton rows={7} height={36} />}
      <ul className={styles['list']}>
        {data?.days.map((day) => (
          <li key={day.day}>
            <DayLine day={day} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const DayLine = ({ day: { day, sold, left, capacity } }: { day: AnswerOf<'dashboard/park-days'>['days'][number] }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const seesBookings = useMayOpen()('booking/list-ticket') !== undefined
  const figures = (
    <>
      <span>{`${format.weekday(day)} ${format.shortDate(day)}`}</span>
      <strong>{t(soldWords, { count: format.number(sold) })}</strong>
      <small>{capacity === 0 ? t(closedWords) : t(leftWords, { count: format.number(left) })}</small>
    </>
  )
  if (!seesBookings) return <div className={styles['day']}>{figures}</div>
  return (
    <Link to={paths.ticketBookings(property, { dates: 'visit', from: day, to: day })} className={styles['day']}>
      {figures}
    </Link>
  )
}

const title = say('7 ngày tới', 'The next 7 days')
const soldWords = say('bán {count}', 'sold {count}')
const leftWords = say('còn {count}', 'left {count}')
const closedWords = say('không mở', 'closed')

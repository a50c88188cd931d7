import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { say } from '@innkeeper/protocol/say'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { Card } from '#ui/page/card.tsx'
import { ExportTable } from '#ui/charts/export-table.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './states-card.module.css'
import { what } from '../dashboard-words.ts'

type States = AnswerOf<'dashboard/booking-status'>

/** The bookings of the two months around today by their state, each the way to its list. */
export const StatesCard = () => {
  const states = useRead('dashboard/booking-status', {})
  if (states.data !== undefined) return <StatesList states={states.data} />
  return (
    <Card title={title}>
      {states.error === null ? <Skeleton rows={5} height={28} /> : <Failed what={what.states} error={states.error} again={states.again} />}
    </Card>
  )
}

const StatesList = ({ states }: { states: States }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const { from, to, total } = states
  const shown = states.states.filter(({ bookings }) => bookings > 0)
  return (
    <Card
      title={title}
      aside={
        <ExportTable
          title={title}
          fileName={fileName}
          columns={[
            { head: stateHead, plain: ({ state }: States['states'][number]) => t(bookingStateWords[state]) },
            { head: countHead, plain: ({ bookings }) => bookings },
          ]}
          rows={states.states}
        />
      }
    >
      {total === 0 && <EmptyList words={nothing} />}
      <div className={styles['bar']} aria-hidden>
        {shown.map(({ state, bookings }) => (
          <i key={state} data-tone={tones[state]} style={{ flexGrow: bookings }} />
        ))}
      </div>
      {total > 0 && (
        <p className={styles['period']}>{t(period, { range: `${format.shortDate(from)} – ${format.shortDate(to)}`, count: total })}</p>
      )}
      <ul className={styles['list']}>
        {shown.map(({ state, bookings }) => (
          <li key={state}>
            <Link to={paths.bookings(property, { state, dates: 'checkIn', from, to })} className={styles['state']}>
              <i data-tone={tones[state]} aria-hidden />
              <span>{t(bookingStateWords[state])}</span>
              <strong>{format.number(bookings)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const tones: Readonly<Record<BookingState, string>> = {
  'await payment': 'amber',
  'await fully payment': 'amber-soft',
  confirm: 'green',
  'in service': 'cham',
  close: 'dark',
  'payment failed': 'red',
  cancel: 'grey',
  void: 'grey-soft',
}

const title = say('Đặt phòng theo trạng thái', 'Bookings by status')
const period = say('{count} đặt phòng, nhận phòng {range}', '{count} bookings, arriving {range}')
const nothing = say('Chưa có đặt phòng nào trong kỳ.', 'There is no booking in this period yet.')
const stateHead = say('Trạng thái', 'Status')
const countHead = say('Số đặt phòng', 'Bookings')
const fileName = say('dat-phong-theo-trang-thai', 'bookings-by-status')

import { say, type Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths, type Search } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import { Failed } from '#ui/states/failed.tsx'
import styles from '../day/day-figures.module.css'
import own from './park.module.css'
import { what } from './park-words.ts'

/** A park's day in four figures, each the way to where it comes from. */
export const ParkFigures = () => {
  const t = useSay()
  const isPhone = useIsPhone()
  const { data, error, again, readAt } = useRead('dashboard/park-days', {})
  const figures = useFigures(data)
  return (
    <>
      {error !== null && <Failed what={what.days} error={error} again={again} readAt={readAt} />}
      <section className={styles['figures']} aria-label={t(title)}>
        <dl>
          {figures.map(({ key, icon, words, short, value, more, to }) => (
            <div key={key} className={styles['figure']}>
              <dt>
                {!isPhone && <Icon name={icon} />}
                {t(isPhone ? short : words)}
              </dt>
              <dd>
                <strong>{to === undefined || value === undefined ? (value ?? '–') : <Source to={to} value={value} />}</strong>{' '}
                {!isPhone && <small>{more}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

const Source = ({ to, value }: { to: string; value: string }) => (
  <Link to={to} className={own['source']}>
    {value}
  </Link>
)

type Figure = {
  readonly key: Key
  readonly icon: IconName
  readonly words: Saying
  readonly short: Saying
  /** Undefined while it is being read. */
  readonly value: string | undefined
  readonly more: string
  /** Where it comes from; undefined where the person may not go there. */
  readonly to: string | undefined
}

const useFigures = (data: AnswerOf<'dashboard/park-days'> | undefined): readonly Figure[] => {
  const t = useSay()
  const format = useFormat()
  const sources = useSources(data)
  if (data === undefined) return keys.map((key) => ({ ...looks[key], key, value: undefined, more: '', to: undefined }))
  const [today, ...ahead] = data.days
  const { capacity, sold, left, entered } = today ?? { capacity: 0, sold: 0, left: 0, entered: 0 }
  const values = { sold, entered, left, ahead: ahead.reduce((sum, one) => sum + one.sold, 0) }
  const more = {
    sold: t(ofCapacity, { count: format.number(capacity) }),
    entered: t(ofSold, { count: format.number(sold) }),
    left: t(ofCapacity, { count: format.number(capacity) }),
    ahead: t(nextDays),
  }
  return keys.map((key) => ({ ...looks[key], key, value: format.number(values[key]), more: more[key], to: sources[key] }))
}

/** Where each figure comes from, as far as the person may go there. */
const useSources = (data: AnswerOf<'dashboard/park-days'> | undefined): Readonly<Record<Key, string | undefined>> => {
  const { property } = useSession()
  const mayOpen = useMayOpen()
  const mayList = mayOpen('booking/list-ticket') !== undefined
  const list = (search: Search) => (mayList ? paths.ticketBookings(property, search) : undefined)
  const today = list({ view: 'today' })
  return {
    sold: today,
    entered: mayOpen('hotel-manage/tickets/gate') ?? today,
    left: mayOpen('hotel-manage/tickets/calendar'),
    ahead: list({ dates: 'visit', from: data?.days[1]?.day, to: data?.days.at(-1)?.day }),
  }
}

type Key = 'sold' | 'entered' | 'left' | 'ahead'
const keys = ['sold', 'entered', 'left', 'ahead'] as const satisfies readonly Key[]
const looks = {
  sold: { icon: 'ticket', words: say('Vé bán cho hôm nay', 'Sold for today'), short: say('đã bán', 'sold') },
  entered: { icon: 'door-enter', words: say('Đã vào cổng', 'Entered'), short: say('đã vào', 'entered') },
  left: { icon: 'lock-open', words: say('Còn lại hôm nay', 'Left today'), short: say('còn lại', 'left') },
  ahead: {
    icon: 'trending-up',
    words: say('Vé bán cho những ngày tới', 'Sold for the days ahead'),
    short: say('6 ngày tới', 'next 6 days'),
  },
} as const
const title = say('Hôm nay', 'Today')
const ofCapacity = say('trên {count} chỗ', 'of {count}')
const ofSold = say('trên {count} vé bán', 'of {count} sold')
const nextDays = say('trong 6 ngày', 'in 6 days')

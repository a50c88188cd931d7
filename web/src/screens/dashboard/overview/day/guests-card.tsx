import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths, type Search } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './guests-card.module.css'
import { what } from '../dashboard-words.ts'

type Today = AnswerOf<'dashboard/today'>
type Guest = Today['arrivals']['rows'][number]
type Side = 'arrivals' | 'departures'

/** Who arrives and who leaves today: the first of them, those who owe in front, and the way to all. */
export const GuestsCard = () => {
  const t = useSay()
  const today = useRead('dashboard/today', {})
  const [side, setSide] = useState<Side>('arrivals')
  const { data } = today
  return (
    <Card flush>
      <div className={styles['tabs']} role="group" aria-label={t(title)}>
        {sides.map((one) => (
          <Button
            key={one}
            words={sideWords[one]}
            values={{ count: data?.[one].bookings ?? '' }}
            look={one === side ? 'plain' : 'quiet'}
            size="small"
            pressed={one === side}
            onClick={() => setSide(one)}
          />
        ))}
      </div>
      {data === undefined && today.error === null && <Skeleton rows={5} height={52} />}
      {today.error !== null && <Failed what={what.today} error={today.error} again={today.again} />}
      {data !== undefined && <Guests today={data} side={side} />}
    </Card>
  )
}

const Guests = ({ today, side }: { today: Today; side: Side }) => {
  const t = useSay()
  const { property } = useSession()
  const { bookings, rows } = today[side]
  if (bookings === 0) return <EmptyList words={nobody[side]} />
  return (
    <>
      <ul className={styles['list']}>
        {rows.map((guest) => (
          <li key={guest.code}>
            <GuestLine guest={guest} />
          </li>
        ))}
      </ul>
      {bookings > rows.length && (
        <Link to={paths.bookings(property, searchOf(side, today.today))} className={styles['all']}>
          {t(allWords[side], { count: bookings })}
        </Link>
      )}
    </>
  )
}

const GuestLine = ({ guest }: { guest: Guest }) => {
  const { language } = useLanguage()
  const format = useFormat()
  const { property } = useSession()
  const rooms = guest.rooms.map(({ count, roomType }) => (count > 1 ? `${count} × ${roomType[language]}` : roomType[language])).join(', ')
  return (
    <Link to={paths.booking(property, guest.code)} className={styles['guest']}>
      <span className={styles['who']}>
        <strong>{guest.guestName}</strong>
        <small title={rooms}>{`${format.count(guest.nights, nouns.night)}, ${format.count(guest.guests, nouns.guest)}, ${rooms}`}</small>
      </span>
      <Owed guest={guest} />
      <Icon name="chevron-right" />
    </Link>
  )
}

const Owed = ({ guest: { owed, paymentMethod, currency } }: { guest: Guest }) => {
  const t = useSay()
  const format = useFormat()
  if (owed > 0) return <span data-tone="amber">{t(owes, { money: format.money(owed, currency) })}</span>
  return paymentMethod === 'debt' ? <span>{t(onCredit)}</span> : <span data-tone="green">{t(paid)}</span>
}

const searchOf = (side: Side, today: string): Search =>
  side === 'arrivals' ? { view: 'arriving' } : { dates: 'checkOut', from: today, to: today }

const sides = ['arrivals', 'departures'] as const
const title = say('Khách hôm nay', 'Today’s guests')
const sideWords: Readonly<Record<Side, Saying>> = {
  arrivals: say('Khách đến {count}', 'Arrivals {count}'),
  departures: say('Khách đi {count}', 'Departures {count}'),
}
const nobody: Readonly<Record<Side, Saying>> = {
  arrivals: say('Hôm nay không có khách đến.', 'Nobody arrives today.'),
  departures: say('Hôm nay không có khách đi.', 'Nobody leaves today.'),
}
const allWords: Readonly<Record<Side, Saying>> = {
  arrivals: say('Xem cả {count} đặt phòng đến hôm nay', 'See all {count} bookings that arrive today'),
  departures: say('Xem cả {count} đặt phòng đi hôm nay', 'See all {count} bookings that leave today'),
}
const owes = say('Nợ {money}', 'Owes {money}')
const onCredit = say('Công nợ', 'On credit')
const paid = say('Đã trả đủ', 'Paid in full')

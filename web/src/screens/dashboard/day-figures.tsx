import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useSay } from '../../kit/language.tsx'
import { useRight } from '../../kit/rights.ts'
import { useFormat } from '../../kit/use-format.ts'
import { useIsPhone } from '../../kit/use-is-phone.ts'
import { useRead } from '../../kit/use-read.ts'
import { Failed } from '../../ui/failed.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './day-figures.module.css'
import { what } from './dashboard-words.ts'
import { share } from './occupancy-rows.ts'

type Figure = {
  readonly key: string
  readonly icon: IconName
  readonly words: Saying
  /** Its name on a phone, where four stand side by side; without one it is left to its chart. */
  readonly short?: Saying
  readonly value: string | undefined
  readonly more: Saying
  readonly values: SayingValues
}

/** The day in five figures; those of guests only for who may see bookings. */
export function DayFigures() {
  const t = useSay()
  const seesBookings = useRight('BOOKING_LIST_1')
  const isPhone = useIsPhone()
  const { figures, error, again } = useFigures(seesBookings)
  const shown = isPhone ? figures.filter(({ short }) => short !== undefined) : figures
  return (
    <>
      {error !== null && <Failed what={what.today} error={error} again={again} />}
      <section className={styles['figures']} aria-label={t(title)}>
        <dl>
          {shown.map(({ key, icon, words, short, value, more, values }) => (
            <div key={key} className={styles['figure']}>
              <dt>
                {!isPhone && <Icon name={icon} />}
                {t(isPhone ? (short ?? words) : words)}
              </dt>
              <dd>
                <strong>{value ?? '–'}</strong> {!isPhone && <small>{value === undefined ? '' : t(more, values)}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function useFigures(seesBookings: boolean) {
  const format = useFormat()
  const occupancy = useRead('dashboard/occupancy', {})
  const today = useRead('dashboard/today', {}, { when: seesBookings })
  const { data } = occupancy
  const tonight = data?.nights[0]
  const sold = data?.pickup.at(-1)?.nights ?? 0
  const week = (data?.pickup ?? []).reduce((sum, { nights }) => sum + nights, 0)
  const signed = (count: number) => (count > 0 ? `+${format.number(count)}` : format.number(count))
  const number = (count: number | undefined) => (count === undefined ? undefined : format.number(count))
  const guests: Figure[] = [
    {
      key: 'arrivals',
      icon: 'door-enter',
      words: arrivals,
      short: short.arrivals,
      value: number(today.data?.arrivals.bookings),
      more: rooms,
      values: { rooms: number(today.data?.arrivals.rooms) ?? '' },
    },
    {
      key: 'departures',
      icon: 'door-exit',
      words: departures,
      short: short.departures,
      value: number(today.data?.departures.bookings),
      more: rooms,
      values: { rooms: number(today.data?.departures.rooms) ?? '' },
    },
  ]
  const house: Figure[] = [
    {
      key: 'sold',
      icon: 'bed',
      words: soldTonight,
      short: short.soldTonight,
      value: number(tonight?.sold),
      more: full,
      values: { percent: format.percent(share(tonight?.sold ?? 0, data?.rooms ?? 0)) },
    },
    {
      key: 'vacant',
      icon: 'lock-open',
      words: vacant,
      short: short.vacant,
      value: number(data?.vacantTonight),
      more: ofRooms,
      values: { rooms: number(data?.rooms) ?? '' },
    },
    {
      key: 'pickup',
      icon: 'trending-up',
      words: pickup,
      value: data === undefined ? undefined : signed(sold),
      more: ofWeek,
      values: { nights: signed(week) },
    },
  ]
  return {
    figures: seesBookings ? [...guests, ...house] : house,
    error: occupancy.error ?? today.error,
    again: () => {
      occupancy.again()
      if (seesBookings) today.again()
    },
  }
}

const title = say('Hôm nay', 'Today')
const short = {
  arrivals: say('đến', 'arriving'),
  departures: say('đi', 'leaving'),
  soldTonight: say('đã bán', 'sold'),
  vacant: say('còn trống', 'vacant'),
}
const arrivals = say('Khách đến', 'Arrivals')
const departures = say('Khách đi', 'Departures')
const rooms = say('{rooms} phòng', 'rooms: {rooms}')
const soldTonight = say('Bán đêm nay', 'Sold tonight')
const full = say('{percent} lấp đầy', '{percent} full')
const vacant = say('Còn trống đêm nay', 'Vacant tonight')
const ofRooms = say('trên {rooms} phòng', 'of {rooms} rooms')
const pickup = say('Đêm bán thêm hôm nay', 'Nights sold today')
const ofWeek = say('{nights} từ 7 ngày trước', '{nights} since 7 days ago')

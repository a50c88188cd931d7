import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { useFormat } from '#kit/language/use-format.ts'
import type { IconName } from '#ui/look/icon.tsx'
import { share, type Occupancy } from '../charts/occupancy-rows.ts'

/** A figure of the day: what it counts, how much, and what belongs to it. */
export type Figure = {
  readonly key: string
  readonly icon: IconName
  readonly words: Saying
  /** Its name on a phone, where four stand side by side; without one it is left to its chart. */
  readonly short?: Saying
  /** Undefined while it is being read. */
  readonly value: string | undefined
  readonly more: Saying
  readonly values: SayingValues
}

type Format = ReturnType<typeof useFormat>
type Today = AnswerOf<'dashboard/today'>

/** Who arrives and who leaves. */
export const guestFigures = (today: Today | undefined, format: Format): Figure[] =>
  (['arrivals', 'departures'] as const).map((side) => ({
    key: side,
    ...guestLooks[side],
    value: today && format.number(today[side].bookings),
    more: rooms,
    values: { rooms: format.number(today?.[side].rooms ?? 0) },
  }))

/** How full the house is tonight, what is left, and what was sold today. */
export const houseFigures = (occupancy: Occupancy | undefined, format: Format): Figure[] => {
  const all = occupancy?.rooms ?? 0
  const sold = occupancy?.nights[0]?.sold
  const today = occupancy?.pickup.at(-1)?.nights
  const week = (occupancy?.pickup ?? []).reduce((sum, { nights }) => sum + nights, 0)
  return [
    {
      key: 'sold',
      icon: 'bed',
      words: soldTonight,
      short: say('đã bán', 'sold'),
      value: sold === undefined ? undefined : format.number(sold),
      more: full,
      values: { percent: format.percent(share(sold ?? 0, all)) },
    },
    {
      key: 'vacant',
      icon: 'lock-open',
      words: vacant,
      short: say('còn trống', 'vacant'),
      value: occupancy && format.number(occupancy.vacantTonight),
      more: ofRooms,
      values: { rooms: format.number(all) },
    },
    {
      key: 'pickup',
      icon: 'trending-up',
      words: pickup,
      value: today === undefined ? undefined : signed(today, format),
      more: ofWeek,
      values: { nights: signed(week, format) },
    },
  ]
}

/** A count of nights sold less those given back, with its sign. */
export const signed = (nights: number, format: Format): string => (nights > 0 ? `+${format.number(nights)}` : format.number(nights))

const guestLooks = {
  arrivals: { icon: 'door-enter', words: say('Khách đến', 'Arrivals'), short: say('đến', 'arriving') },
  departures: { icon: 'door-exit', words: say('Khách đi', 'Departures'), short: say('đi', 'leaving') },
} as const
const rooms = say('{rooms} phòng', 'rooms: {rooms}')
const soldTonight = say('Bán đêm nay', 'Sold tonight')
const full = say('{percent} lấp đầy', '{percent} full')
const vacant = say('Còn trống đêm nay', 'Vacant tonight')
const ofRooms = say('trên {rooms} phòng', 'of {rooms} rooms')
const pickup = say('Đêm bán thêm hôm nay', 'Nights sold today')
const ofWeek = say('{nights} từ 7 ngày trước', '{nights} since 7 days ago')

import type { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { say } from '@innkeeper/protocol/say'
import type { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from '../promotions.module.css'

type Cheapest = AnswerOf<'promotion/try-nights'>
type CheapestNightsProps = { id: string | null; promotion: z.output<typeof promotionForm>; level: number }

/** The cheapest night of each room type with the promotion, against the room type's floor price where it has one. */
export const CheapestNights = ({ id, promotion, level }: CheapestNightsProps) => {
  const t = useSay()
  const { data, old, loading } = useRead('promotion/try-nights', { id, promotion, level }, { keep: true })
  if (data === undefined && loading) return <Skeleton rows={4} height={56} />
  if (data === undefined || data.roomTypes.length === 0) return null
  const below = data.roomTypes.filter(({ after, floor }) => floor !== null && after < floor)
  return (
    <>
      <div className={styles['example']} data-stale={old}>
        <table>
          <caption>
            {t(data.nights * data.rooms === 1 ? caption : averageCaption, { count: data.arrivals, nights: data.nights, rooms: data.rooms })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t(roomHead)}</th>
              <th scope="col">{t(afterHead)}</th>
              <th scope="col">{t(floorHead)}</th>
            </tr>
          </thead>
          <tbody>
            {data.roomTypes.map((one) => (
              <RoomTypeLine key={one.id} one={one} />
            ))}
          </tbody>
        </table>
      </div>
      {below.length > 0 && <Banner tone="amber">{t(belowWords, { names: below.map((one) => t(nameOf(one))).join(', ') })}</Banner>}
    </>
  )
}

const RoomTypeLine = ({ one }: { one: Cheapest['roomTypes'][number] }) => {
  const t = useSay()
  const format = useFormat()
  const { night, before, after, floor } = one
  const left = floor === null ? null : after - floor
  return (
    <tr>
      <th scope="row">
        {t(nameOf(one))}
        <span>{t(nightWords, { night: `${format.weekday(night)} ${format.shortDate(night)}`, before: format.money(before) })}</span>
      </th>
      <td>
        <b>{format.money(after)}</b>
      </td>
      <td>{floor === null || left === null ? '–' : <FloorCell floor={floor} left={left} />}</td>
    </tr>
  )
}

/** The floor price, and how far above or below it the price is. */
const FloorCell = ({ floor, left }: { floor: number; left: number }) => {
  const format = useFormat()
  return (
    <>
      {format.money(floor)}
      <span data-below={left < 0}>{`${left < 0 ? '' : '+'}${format.money(left)}`}</span>
    </>
  )
}

const caption = say('Đêm rẻ nhất trong {count} đêm, sau khi gộp', 'The cheapest of {count} nights, with all promotions')
const averageCaption = say(
  'Bình quân rẻ nhất một phòng đêm trong {count} ngày đến ({nights} đêm, {rooms} phòng), sau khi gộp',
  'The cheapest average of a room night among {count} arrivals (nights: {nights}, rooms: {rooms}), with all promotions',
)
const roomHead = say('Loại phòng', 'Room type')
const nightWords = say('{night}, chưa giảm {before}', '{night}, before: {before}')
const afterHead = say('Thấp nhất', 'Lowest')
const floorHead = say('Giá sàn', 'Floor price')
const belowWords = say(
  'Dưới giá sàn: {names}. Xem lại mức giảm hoặc giá sàn.',
  'Below the floor price: {names}. Check the size or the floor price.',
)

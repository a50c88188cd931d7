import { amenityWords } from '@innkeeper/protocol/amenities/amenities'
import { bedTypes } from '@innkeeper/protocol/codes/bed-types'
import { nouns } from '@innkeeper/protocol/format/format'
import { roomViews } from '@innkeeper/protocol/codes/room-views'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '#ui/page/card.tsx'
import { PhotoImage } from '#ui/photos/photo-image.tsx'
import { ReviewOffer } from './review-offer.tsx'
import { mostOf, type Choice, type ReviewPage, type ReviewRoom } from './review-stay.ts'
import styles from './review.module.css'

const amenitiesShown = 8

type ReviewRoomCardProps = { room: ReviewRoom; page: ReviewPage; choice: Choice; choose: (choice: Choice) => void }

/** A room type: what it is, and its plans with their prices. */
export const ReviewRoomCard = ({ room, page, choice, choose }: ReviewRoomCardProps) => {
  const t = useSay()
  const format = useFormat()
  const [photo] = room.photos
  return (
    <Card title={room.name} aside={room.vacant === 0 ? t(soldOut) : t(left, { rooms: format.count(room.vacant, nouns.room) })}>
      <div className={styles['room']}>
        <div className={styles['roomFacts']}>
          {photo !== undefined && <PhotoImage photo={photo} sizes="(max-width: 48em) 100vw, 260px" />}
          <p>{useRoomFacts(room)}</p>
          <Amenities codes={room.amenities} />
        </div>
        <ul className={styles['offers']}>
          {room.offers.length === 0 && <li className={styles['muted']}>{t(noPlans)}</li>}
          {room.offers.map((offer) => (
            <ReviewOffer
              key={offer.roomPlanId}
              offer={offer}
              room={room}
              page={page}
              quantity={choice[offer.roomPlanId] ?? 0}
              most={mostOf(room, offer.roomPlanId, choice)}
              choose={(quantity) => choose({ ...choice, [offer.roomPlanId]: quantity })}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}

const useRoomFacts = (room: ReviewRoom): string => {
  const t = useSay()
  const format = useFormat()
  const beds = room.beds.map(({ bedType, count }) => `${format.number(count)} × ${t(bedTypes[bedType])}`)
  return [
    t(size, { size: format.number(room.roomSize) }),
    t(guests, { adults: format.count(room.maxAdults, nouns.adult), guests: format.count(room.maxGuests, nouns.guest) }),
    ...beds,
    ...(room.viewCode === null ? [] : [t(roomViews[room.viewCode])]),
  ].join(' · ')
}

const Amenities = ({ codes }: { codes: readonly string[] }) => {
  const t = useSay()
  if (codes.length === 0) return null
  const words = codes.map((code) => t(amenityWords('room', code)))
  const more = words.length - amenitiesShown
  return (
    <p className={styles['muted']} title={words.join(', ')}>
      {words.slice(0, amenitiesShown).join(', ')}
      {more > 0 && `, ${t(others, { count: more })}`}
    </p>
  )
}

const soldOut = say('Hết phòng cho kỳ này', 'No room left for this stay')
const left = say('Còn {rooms}', '{rooms} left')
const noPlans = say('Loại phòng này chưa có gói bán.', 'This room type has no package on sale.')
const size = say('{size} m²', '{size} m²')
const guests = say('Tối đa {adults}, {guests}', 'Up to {adults}, {guests}')
const others = say('và {count} tiện nghi khác', 'and {count} other amenities')

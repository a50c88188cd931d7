import { amenityWords } from '@innkeeper/protocol/amenities/amenities'
import { nouns } from '@innkeeper/protocol/format/format'
import { roomFactsText } from '@innkeeper/protocol/words/property/room-words'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
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
  const { language } = useLanguage()
  const [photo] = room.photos
  return (
    <Card title={room.name} aside={room.vacant === 0 ? t(soldOut) : t(left, { rooms: format.count(room.vacant, nouns.room) })}>
      <div className={styles['room']}>
        <div className={styles['roomFacts']}>
          {photo !== undefined && <PhotoImage photo={photo} sizes="(max-width: 48em) 100vw, 260px" />}
          <p>{roomFactsText(room, language)}</p>
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
const others = say('và {count} tiện nghi khác', 'and {count} other amenities')

import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { mealsText } from '@innkeeper/protocol/words/sale/meals-text'
import { useFormat } from '#kit/language/use-format.ts'
import { Icon } from '#ui/look/icon.tsx'
import { Stepper } from '#ui/buttons/stepper.tsx'
import type { ReviewPage, ReviewRoom } from './review-stay.ts'
import styles from './review.module.css'

type ReviewOfferProps = {
  offer: ReviewRoom['offers'][number]
  room: ReviewRoom
  page: ReviewPage
  quantity: number
  most: number
  choose: (quantity: number) => void
}

/** A plan of a room type: what it includes, its terms, its price, and how many rooms of it are chosen. */
export const ReviewOffer = ({ offer, room, page, quantity, most, choose }: ReviewOfferProps) => {
  const t = useSay()
  const format = useFormat()
  return (
    <li className={styles['offer']} data-blocked={offer.blocked !== null}>
      <div className={styles['terms']}>
        <strong>{t(offer.ratePlan)}</strong>
        <span>
          {mealsText(offer.meals, t)} · {t(included, { adults: format.count(offer.includedAdults, nouns.adult) })}
        </span>
        <span className={styles['muted']}>{t(offer.cancellation.sentence)}</span>
        {offer.payment !== null && <span className={styles['muted']}>{t(offer.payment.sentence)}</span>}
        {offer.blocked !== null && (
          <span className={styles['blocked']}>
            <Icon name="ban" /> {offer.blocked}
          </span>
        )}
      </div>
      <div className={styles['price']}>
        {offer.price !== null && offer.price.struck !== null && (
          <s className={styles['muted']}>
            <span className="hidden-words">{t(usualWords)} </span>
            {format.money(offer.price.struck, page.property.currency)}
          </s>
        )}
        <strong>{offer.price === null ? t(noPrice) : format.money(offer.price.total, page.property.currency)}</strong>
        <span className={styles['muted']}>{t(offer.price === null ? setPrice : oneRoom)}</span>
      </div>
      <Stepper
        words={quantityWords}
        values={{ plan: t(offer.ratePlan), room: t(room.name) }}
        value={quantity}
        most={Math.max(quantity, offer.blocked === null ? most : 0)}
        change={choose}
      />
    </li>
  )
}

const included = say('Gồm {adults}', 'For {adults}')
const noPrice = say('Chưa có giá', 'No price yet')
const setPrice = say('Đặt giá cho các đêm này trong bảng giá.', 'Set a price for these nights in the grid.')
const usualWords = say('giá thường', 'usual price')
const oneRoom = say('một phòng, cả kỳ, gồm thuế và phí', 'one room, whole stay, with taxes and fees')
const quantityWords = say('Số phòng: {plan}, {room}', 'Rooms: {plan}, {room}')

import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { roomsOfType } from '#ui/booking/rooms-of-type.ts'
import { TimeLeft } from '#ui/booking/time-left.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { RequestDetail } from '../request-facts.tsx'
import { offerLook } from './offer-look.ts'
import { OfferSteps } from './offer-steps.tsx'
import styles from './offers.module.css'

type Offer = RequestDetail['offers'][number]

/** The offers of a request, the latest first: each stays as it was made, with the price in its steps. */
export const RequestOffers = ({ request }: { request: RequestDetail }) => {
  const t = useSay()
  return (
    <Card title={title}>
      {request.offers.length === 0 && <p className={styles['muted']}>{t(none)}</p>}
      {request.offers.toReversed().map((offer) => (
        <OneOffer key={offer.offerNo} request={request} offer={offer} />
      ))}
    </Card>
  )
}

const OneOffer = ({ request, offer }: { request: RequestDetail; offer: Offer }) => {
  const t = useSay()
  const format = useFormat()
  const { currency } = request
  const total = format.money(offer.price.total, currency)
  const counts = offer.state === 'open' || offer.state === 'accepted'
  return (
    <article className={styles['offer']} aria-label={t(offerWords, { offer: offer.offerNo })}>
      <header className={styles['head']}>
        <h3>{t(offerWords, { offer: offer.offerNo })}</h3>
        <Badge state={offerLook(offer.state)} />
        <span className={styles['total']}>{counts ? total : <s>{total}</s>}</span>
      </header>
      <p>
        {format.range(offer.checkIn, offer.checkOut)}:{' '}
        {offer.lines.map(({ rooms, roomType }) => roomsOfType(rooms.length, t(roomType))).join(', ')}
      </p>
      <p className={styles['muted']}>{t(usualWords, { amount: format.money(offer.usualTotal, currency) })}</p>
      {offer.state === 'open' ? (
        <OpenOffer request={request} offer={offer} />
      ) : (
        <p className={styles['muted']}>{t(endedWords, { moment: format.moment(offer.endedAt ?? offer.validUntil, { year: true }) })}</p>
      )}
      <OfferSteps offer={offer} currency={currency} />
    </article>
  )
}

/** How long an offer still holds its rooms, and taking it back. */
const OpenOffer = ({ request, offer }: { request: RequestDetail; offer: Offer }) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const { requestCode: code } = request
  const { offerNo } = offer
  const takeBack = useChange('request-booking/take-back', { done: () => alerts.success(done, { offer: offerNo, code }) })
  return (
    <>
      <p className={styles['clock']}>
        <TimeLeft until={offer.validUntil} words={leftWords} over={overWords} />
        <span>{t(untilWords, { moment: format.moment(offer.validUntil, { year: true }) })}</span>
      </p>
      {takeBack.error !== null && <FailureBanner failure={takeBack.error} />}
      <div>
        <ConfirmButton
          words={takeBackWords}
          values={{ offer: offerNo }}
          question={question}
          icon="arrow-back-up"
          reason={takeBack.reason}
          pending={takeBack.pending}
          onConfirm={() => takeBack.send({ code, offerNo, note: '' })}
        />
      </div>
    </>
  )
}

const title = say('Đề nghị', 'Offers')
const none = say(
  'Chưa có đề nghị. Đề nghị phòng để giữ phòng cho đại lý đến một thời điểm.',
  'There is no offer yet. Offering rooms holds them for the agent until a moment.',
)
const offerWords = say('Đề nghị {offer}', 'Offer {offer}')
const usualWords = say('Giá thường hôm đó {amount}, gồm thuế, phí', 'The usual price was {amount} that day, with tax and fees')
const endedWords = say('Kết thúc {moment}', 'Ended {moment}')
const leftWords = say('Giữ phòng thêm {time}', 'Rooms held for another {time}')
const overWords = say('Đã hết hạn giữ, đang mở bán lại.', 'The time is over; the rooms are going back on sale.')
const untilWords = say('đến {moment}, rồi phòng tự mở bán lại', 'until {moment}; then they go back on sale by themselves')
const takeBackWords = say('Thu hồi đề nghị {offer}', 'Take back offer {offer}')
const question = say(
  'Phòng mở bán lại ngay, đại lý không nhận được đề nghị này nữa. Trao đổi vẫn được giữ.',
  'The rooms go back on sale at once, and the agent cannot take this offer any more. The thread stays.',
)
const done = say('Đã thu hồi đề nghị {offer} của yêu cầu {code}.', 'Offer {offer} for request {code} is taken back.')

import { say } from '@innkeeper/protocol/say'
import { requestEventWords } from '@innkeeper/protocol/words/sale/request-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '#ui/page/card.tsx'
import { OfferSteps } from './offers/offer-steps.tsx'
import type { RequestDetail } from './request-facts.tsx'
import styles from './requests.module.css'

/** What both sides said, in its order. */
export const RequestThread = ({ request }: { request: RequestDetail }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title}>
      <ol className={styles['thread']}>
        {request.thread.map((event) => (
          <li key={`${event.at} ${event.kind}`} className={event.byAgent ? undefined : styles['ours']}>
            <div className={styles['who']}>
              <strong>{event.byAgent ? t(request.agent.name) : event.person}</strong>
              <time dateTime={event.at}>{format.moment(event.at)}</time>
            </div>
            <div className={styles['said']}>
              <div className={styles['muted']}>{t(requestEventWords[event.kind], { offer: event.offerNo ?? '' })}</div>
              {event.note !== '' && <div>{event.note}</div>}
              {event.priceHoped !== null && <div>{t(hoped, { amount: format.money(event.priceHoped, request.currency) })}</div>}
              {event.kind === 'countered' && <AgainstLast request={request} event={event} />}
              {event.kind === 'offered' && <OfferSaid request={request} offerNo={event.offerNo} />}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** What an offer of the thread came to, in the steps of its price. */
const OfferSaid = ({ request, offerNo }: { request: RequestDetail; offerNo: number | null }) => {
  const t = useSay()
  const format = useFormat()
  const offer = request.offers.find((one) => one.offerNo === offerNo)
  if (offer === undefined) return null
  return (
    <>
      <div>{t(offered, { amount: format.money(offer.price.total, request.currency) })}</div>
      <OfferSteps offer={offer} currency={request.currency} />
    </>
  )
}

/** How far the price that the agent asks for is from the last offer before it. */
const AgainstLast = ({ request, event }: { request: RequestDetail; event: RequestDetail['thread'][number] }) => {
  const t = useSay()
  const format = useFormat()
  const last = request.offers.findLast(({ madeAt }) => madeAt <= event.at)
  if (last === undefined || event.priceHoped === null) return null
  const difference = event.priceHoped - last.price.total
  const words = difference === 0 ? same : difference < 0 ? below : above
  return (
    <div className={styles['muted']}>{t(words, { amount: format.money(Math.abs(difference), request.currency), offer: last.offerNo })}</div>
  )
}

const title = say('Trao đổi', 'Thread')
const offered = say('Giá đề nghị {amount}, gồm thuế, phí', 'Price offered {amount}, with tax and fees')
const below = say('Thấp hơn đề nghị {offer} {amount}', '{amount} below offer {offer}')
const same = say('Bằng đề nghị {offer}', 'The same as offer {offer}')
const above = say('Cao hơn đề nghị {offer} {amount}', '{amount} above offer {offer}')
const hoped = say('Giá mong muốn {amount}', 'Price hoped for {amount}')

import { say } from '@innkeeper/protocol/say'
import { requestEventWords } from '@innkeeper/protocol/words/sale/request-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '#ui/page/card.tsx'
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
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const title = say('Trao đổi', 'Thread')
const hoped = say('Giá mong muốn {amount}', 'Price hoped for {amount}')

import { say } from '@innkeeper/protocol/say'
import { withinSentence } from '@innkeeper/protocol/format/within-sentence'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Icon } from '../look/icon.tsx'
import { PriceSteps } from '../property/price-steps.tsx'
import { Banner } from '../states/banner.tsx'
import { Failed } from '../states/failed.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { ExplainedPromotions } from './explained-promotions.tsx'
import styles from './explainer.module.css'
import type { StayAnswer } from './stay-answer.ts'
import { inputOf, type StayAsked } from './stay-asked.ts'

/** What a stay would cost: whether it can be booked or the first rule that each night breaks, the price in steps, and every promotion's part in it. */
export const ExplainedStay = ({ asked }: { asked: StayAsked }) => {
  const t = useSay()
  const input = inputOf(asked)
  const { data, error, again, loading, old } = useRead('room-plan/check-stay', input ?? nothing, { when: input !== null, keep: true })
  if (error !== null) return <Failed what={what} error={error} again={again} />
  if (data === undefined)
    return loading && input !== null ? <Skeleton rows={8} height={32} /> : <p className={styles['detail']}>{t(unfinished)}</p>
  const stale = old || input === null
  return (
    <div className={styles['answer']} data-old={stale} aria-busy={stale} aria-live="polite">
      <Verdict answer={data} />
      {data.price === null ? (
        <Banner tone="amber">{t(noPrice)}</Banner>
      ) : (
        <>
          {!data.bookable && <p className={styles['detail']}>{t(asIfOpen)}</p>}
          <PriceSteps price={data.price} currency={data.currency} roomTypes={[data.line.roomType]} />
          <Struck answer={data} />
        </>
      )}
      <GivenCode answer={data} />
      <ExplainedPromotions answer={data} />
    </div>
  )
}

const Verdict = ({ answer }: { answer: StayAnswer }) => {
  const t = useSay()
  const format = useFormat()
  const first = answer.rules.find(({ rule }) => rule === answer.blockedBy)
  const wholeStay = answer.rules.filter(({ ok, nights }) => !ok && nights.length === 0)
  if (first === undefined) return <Banner tone="green">{t(bookable)}</Banner>
  return (
    <>
      <Banner tone="red" title={t(blocked, { why: withinSentence(first.message ?? '') })} />
      <ul className={styles['list']} aria-label={t(blockedWords)}>
        {wholeStay.map(({ rule, message }) => (
          <Broken key={rule} head={t(wholeWords)} message={message ?? ''} />
        ))}
        {answer.blockedNights.map(({ night, message }) => (
          <Broken key={night} head={format.day(night)} message={message} />
        ))}
      </ul>
    </>
  )
}

const Broken = ({ head, message }: { head: string; message: string }) => (
  <li data-blocks>
    <Icon name="ban" />
    <div>
      <strong>{head}</strong>
      <div className={styles['detail']}>{message}</div>
    </div>
  </li>
)

/** Why a gift code that was given takes nothing off. */
const GivenCode = ({ answer: { giftCode } }: { answer: StayAnswer }) => {
  const t = useSay()
  if (giftCode === null || giftCode.message === null) return null
  return (
    <Banner tone="amber" title={t(codeNotTaken, { code: giftCode.code })}>
      {giftCode.message}
    </Banner>
  )
}

const Struck = ({ answer: { struck, currency } }: { answer: StayAnswer }) => {
  const t = useSay()
  const format = useFormat()
  return struck === null ? null : <p className={styles['detail']}>{t(struckWords, { amount: format.money(struck, currency) })}</p>
}

const nothing = { roomPlanId: '', checkIn: '', checkOut: '', rooms: [] }
const what = say('giá của kỳ lưu trú', 'the price of this stay')
const unfinished = say('Chọn gói, ngày và số khách để xem giá.', 'Choose a package, dates and guests to see the price.')
const bookable = say('Đặt được kỳ lưu trú này.', 'This stay can be booked.')
const blocked = say('Không đặt được: {why}', 'It cannot be booked: {why}')
const blockedWords = say('Điều kiện chặn theo đêm', 'What blocks each night')
const wholeWords = say('Cả kỳ lưu trú', 'The whole stay')
const noPrice = say('Có đêm chưa có giá, nên chưa tính được.', 'A night has no price, so the stay has none.')
const asIfOpen = say('Nếu mở bán, giá sẽ là:', 'If it were open, it would cost:')
const codeNotTaken = say('Mã quà tặng {code} không trừ.', 'Gift code {code} takes nothing off.')
const struckWords = say('Không có khuyến mãi thì là {amount}.', 'Without promotions it would be {amount}.')

import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { bookingLook } from '#ui/booking/booking-looks.ts'
import { PriceSteps } from '#ui/property/price-steps.tsx'
import styles from './change.module.css'

type Preview = AnswerOf<'booking/preview-change'>
type Sums = {
  readonly rooms: number
  readonly promotions: number
  readonly services: number
  readonly giftCode: number
  readonly tax: number
}

const sumWords: readonly (readonly [keyof Sums, Saying])[] = [
  ['rooms', say('Phòng', 'Rooms')],
  ['promotions', say('Khuyến mãi', 'Promotions')],
  ['services', say('Dịch vụ', 'Services')],
  ['giftCode', say('Mã quà tặng', 'Gift code')],
  ['tax', say('Thuế và phí', 'Taxes and charges')],
]

/** What a change comes to: each step before and after, what it means for payments, and the rules that block it, night by night. */
export const ChangeDifference = ({ preview, old }: { preview: Preview; old: boolean }) => {
  const t = useSay()
  const { after, blockedNights, blocked } = preview
  return (
    <section className={styles['difference']} aria-label={t(title)} aria-busy={old}>
      {blocked.length > 0 && (
        <Banner tone="red">
          <ul className={styles['blocks']}>
            {(blockedNights.length > 0 ? blockedNights : blocked).map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Banner>
      )}
      {after.price !== null && (
        <>
          <Sums preview={preview} after={after.price} />
          <Payment preview={preview} />
          <details>
            <summary>{t(stepsWords)}</summary>
            <PriceSteps price={after.price} currency={preview.currency} roomTypes={after.lines.map(({ roomType }) => roomType)} />
          </details>
        </>
      )}
    </section>
  )
}

/** The total before and after, which is seen beside the act however long the form is. */
export const ChangedTotal = ({ preview: { before, after, currency } }: { preview: Preview }) => {
  const format = useFormat()
  const [was, will] = [before.price.total, after.price?.total]
  if (will === undefined || will === was) return null
  return (
    <span className={styles['total']}>
      {format.money(was, currency)} → <strong>{format.money(will, currency)}</strong>
    </span>
  )
}

const Sums = ({ preview, after }: { preview: Preview; after: NonNullable<Preview['after']['price']> }) => {
  const t = useSay()
  const format = useFormat()
  const { before, currency } = preview
  const money = (amount: number) => format.money(amount, currency)
  const rows = [
    ...sumWords.map(([key, words]) => ({ words, was: before.price.subtotals[key], will: after.subtotals[key] })),
    { words: totalWords, was: before.price.total, will: after.total },
  ].filter(({ words, was, will }) => words === totalWords || was !== 0 || will !== 0)
  return (
    <table className={styles['sums']}>
      <thead>
        <tr>
          <th scope="col">{t(stepWords)}</th>
          <th scope="col">{t(nowWords)}</th>
          <th scope="col">{t(willWords)}</th>
          <th scope="col">{t(differenceWords)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, was, will }) => (
          <tr key={words.en} data-total={words === totalWords}>
            <th scope="row">{t(words)}</th>
            <td>{money(was)}</td>
            <td>{money(will)}</td>
            <td>{will > was ? `+${money(will - was)}` : money(will - was)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Payment = ({ preview: { payment, currency } }: { preview: Preview }) => {
  const t = useSay()
  const format = useFormat()
  const values = {
    paid: format.money(payment.paid, currency),
    owed: format.money(payment.owed, currency),
    refund: format.money(payment.refund, currency),
  }
  return (
    <p className={styles['payment']}>
      <Badge state={bookingLook(payment.state)} /> {t(payment.refund > 0 ? withRefund : withoutRefund, values)}
    </p>
  )
}

const title = say('Chênh lệch', 'Difference')
const stepWords = say('Bước', 'Step')
const nowWords = say('Hiện tại', 'Now')
const willWords = say('Sau đổi', 'Changed')
const differenceWords = say('Chênh lệch', 'Difference')
const totalWords = say('Tổng', 'Total')
const stepsWords = say('Giá mới, từng bước', 'New price, step by step')
const withRefund = say('{paid} đã trả, hoàn lại {refund}, còn nợ {owed}.', '{paid} paid, {refund} goes back, {owed} owed.')
const withoutRefund = say('{paid} đã trả, còn nợ {owed}.', '{paid} paid, {owed} owed.')

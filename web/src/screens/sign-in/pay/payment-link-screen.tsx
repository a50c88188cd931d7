import { say, type Saying } from '@innkeeper/protocol/say'
import type { LinkStanding } from '@innkeeper/rules/payment/payment-link'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { leaveTo } from '#kit/page/leave-to.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { BillFacts } from './bill-facts.tsx'
import styles from './pay.module.css'

type Shown = NonNullable<AnswerOf<'payment-link/show'>['link']>

const linkSearch = z.object({ token: z.string().catch('') })

/** `/pay?token=`: whoever has a payment link sees what is to be paid, and pays it. */
export const PaymentLinkScreen = () => {
  useTitle(title)
  const [{ token }] = useAddress(linkSearch)
  const read = useRead('payment-link/show', { token }, { when: token !== '' })
  const link = token === '' ? null : read.data?.link
  return (
    <PublicLayout>
      <div className={styles['page']}>
        {link === null && <Unknown />}
        {link !== null && link !== undefined && <Bill token={token} link={link} />}
        {link === undefined && read.error === null && <Skeleton rows={4} />}
        {link === undefined && read.error !== null && <Failed what={what} error={read.error} again={read.again} />}
      </div>
    </PublicLayout>
  )
}

const Bill = ({ token, link }: { token: string; link: Shown }) => {
  const t = useSay()
  const format = useFormat()
  const { standing } = link
  return (
    <>
      <BillFacts bill={link} />
      {standing === 'open' ? (
        <>
          <p className={styles['note']}>{t(until, { until: format.moment(link.expiresAt, { year: true }) })}</p>
          <Ways token={token} link={link} />
        </>
      ) : (
        <Banner tone={standing === 'paid' ? 'green' : 'amber'}>{t(closed[standing], { property: t(link.property) })}</Banner>
      )}
    </>
  )
}

const Ways = ({ token, link }: { token: string; link: Shown }) => {
  const t = useSay()
  const go = useChange('payment-link/pay', { done: ({ url }) => leaveTo(url) })
  return (
    <div className={styles['ways']}>
      {go.error !== null && <FailureBanner failure={go.error} />}
      {link.rails.map((rail) => (
        <Button
          key={rail}
          words={payBy[rail]}
          look="primary"
          size="large"
          wide
          pending={go.pending}
          onClick={() => go.send({ token, rail })}
        />
      ))}
      {link.transfers.length > 0 && <Transfers link={link} />}
      {link.rails.length === 0 && link.transfers.length === 0 && <Banner tone="amber">{t(noWay, { property: t(link.property) })}</Banner>}
    </div>
  )
}

/** Transfers have no report: the property records them when they come in. */
const Transfers = ({ link: { transfers, currency, code, property } }: { link: Shown }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <section aria-label={t(transferWords)}>
      <h2>{t(transferWords)}</h2>
      <p className={styles['note']}>{t(transferNote, { code, property: t(property) })}</p>
      {transfers.map(({ amount, qr }) => (
        <figure key={qr} className={styles['transfer']}>
          <QrCode text={qr} name={t(qrName, { amount: format.money(amount, currency) })} />
          <figcaption>{format.money(amount, currency)}</figcaption>
        </figure>
      ))}
    </section>
  )
}

const Unknown = () => {
  const t = useSay()
  return (
    <>
      <h1>{t(unknownTitle)}</h1>
      <p className={styles['lead']}>{t(unknownWords)}</p>
    </>
  )
}

const title = say('Thanh toán', 'Payment')
const what = say('khoản thanh toán', 'the payment')
const until = say('Thanh toán trước {until}', 'To be paid before {until}')
const payBy = {
  vnpay: say('Trả bằng thẻ hoặc ví qua VNPAY', 'Pay by card or wallet with VNPAY'),
  onepay: say('Trả bằng thẻ qua OnePAY', 'Pay by card with OnePAY'),
} as const satisfies Record<Shown['rails'][number], Saying>
const transferWords = say('Chuyển khoản bằng mã VietQR', 'Transfer by VietQR code')
const transferNote = say(
  'Quét bằng ứng dụng ngân hàng, giữ nguyên nội dung có mã {code}. {property} xác nhận khi tiền về.',
  'Scan it with a banking app and keep the message with {code}. {property} confirms once the money is there.',
)
const qrName = say('Mã VietQR, {amount}', 'VietQR code, {amount}')
const noWay = say('Hiện không nhận thanh toán trực tuyến. Liên hệ {property}.', 'Online payments are not taken now. Ask {property}.')
const closed = {
  paid: say('Khoản này đã được thanh toán. Cảm ơn bạn.', 'This has been paid. Thank you.'),
  withdrawn: say('Liên kết này đã được rút. Liên hệ {property}.', 'This link was withdrawn. Ask {property}.'),
  expired: say('Liên kết này đã hết hạn. Liên hệ {property} để có liên kết mới.', 'This link has expired. Ask {property} for another.'),
  settled: say('Không còn khoản nào phải trả.', 'Nothing is owed any more.'),
} as const satisfies Record<Exclude<LinkStanding, 'open'>, Saying>
const unknownTitle = say('Không có liên kết này', 'There is no such link')
const unknownWords = say('Kiểm tra lại địa chỉ đã được gửi cho bạn.', 'Check the address that you were sent.')

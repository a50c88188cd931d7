import { say } from '@innkeeper/protocol/say'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './pay.module.css'

/** `/pay/vnpay` and `/pay/onepay`: the gateway sends the payer back with its signed word, which counts as much as its report. */
export const PaymentReturnedScreen = () => {
  useTitle(title)
  const { pathname, searchStr } = useLocation({ select: ({ pathname, searchStr }) => ({ pathname, searchStr }), structuralSharing: true })
  const rail = pathname.endsWith('/onepay') ? 'onepay' : 'vnpay'
  const query = searchStr.replace(/^\?/u, '')
  const [taken, setTaken] = useState<Taken | null>(null)
  const word = useChange('payment-link/returned', { done: setTaken })
  const tell = () => word.send({ rail, query })
  const told = useRef('')
  useEffect(() => {
    if (told.current === query) return
    told.current = query
    tell()
  })
  return (
    <PublicLayout>
      <div className={styles['page']} role="status">
        {taken !== null && <Outcome taken={taken} />}
        {taken === null && word.error === null && <Skeleton rows={3} />}
        {taken === null && word.error !== null && (
          <>
            <FailureBanner failure={word.error} />
            <Button words={readAgain} onClick={tell} pending={word.pending} />
          </>
        )}
      </div>
    </PublicLayout>
  )
}

type Taken = AnswerOf<'payment-link/returned'>

const Outcome = ({ taken: { outcome, property, code, amount, currency, token } }: { taken: Taken }) => {
  const t = useSay()
  const format = useFormat()
  const { tone, words } = outcomes[outcome]
  return (
    <>
      <h1>{t(property)}</h1>
      <p className={styles['lead']}>{t(lead, { code })}</p>
      <p className={styles['amount']}>{format.money(amount, currency)}</p>
      <Banner tone={tone}>{t(words)}</Banner>
      {outcome === 'failed' && <Link to={paths.pay(token)}>{t(again)}</Link>}
    </>
  )
}

const title = say('Thanh toán', 'Payment')
const readAgain = say('Đọc lại', 'Read it again')
const lead = say('Đặt phòng {code}', 'Booking {code}')
const outcomes = {
  paid: { tone: 'green', words: say('Đã nhận thanh toán. Cảm ơn bạn.', 'The payment has come in. Thank you.') },
  failed: {
    tone: 'red',
    words: say('Thanh toán lỗi. Bạn chưa bị trừ tiền.', 'The payment did not go through. Nothing was taken.'),
  },
  undecided: {
    tone: 'amber',
    words: say(
      'Cổng thanh toán chưa trả lời dứt khoát. Khách sạn sẽ thấy khi có kết quả, bạn không cần trả lại.',
      'The gateway has not decided yet. The hotel will see how it ends; do not pay again.',
    ),
  },
} as const
const again = say('Thử lại', 'Try again')

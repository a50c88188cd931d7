import { say } from '@innkeeper/protocol/say'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { BillFacts } from './bill-facts.tsx'
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

const Outcome = ({ taken }: { taken: Taken }) => {
  const t = useSay()
  const { outcome, token } = taken
  const { tone, words } = outcomes[outcome]
  return (
    <>
      <BillFacts bill={taken} />
      <Banner tone={tone}>{t(words, { property: t(taken.property) })}</Banner>
      {outcome === 'failed' && <Link to={paths.pay(token)}>{t(again)}</Link>}
    </>
  )
}

const title = say('Thanh toán', 'Payment')
const readAgain = say('Đọc lại', 'Read it again')
const outcomes = {
  paid: { tone: 'green', words: say('Đã nhận thanh toán. Cảm ơn bạn.', 'The payment has come in. Thank you.') },
  failed: {
    tone: 'red',
    words: say('Thanh toán lỗi. Bạn chưa bị trừ tiền.', 'The payment did not go through. Nothing was taken.'),
  },
  undecided: {
    tone: 'amber',
    words: say(
      'Cổng thanh toán chưa trả lời dứt khoát. {property} sẽ thấy khi có kết quả; bạn đừng thanh toán lần nữa.',
      'The gateway has not decided yet. {property} will see how it ends; do not pay again.',
    ),
  },
} as const
const again = say('Thử lại', 'Try again')

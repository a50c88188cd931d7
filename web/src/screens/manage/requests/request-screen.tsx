import { say } from '@innkeeper/protocol/say'
import { requestEndingWords, whyNoFeedbackWords } from '@innkeeper/protocol/words/sale/request-words'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { usePart } from '#kit/page/use-part.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { TimeLeft } from '#ui/booking/time-left.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { OfferDialog } from './offers/offer-dialog.tsx'
import { RequestOffers } from './offers/request-offers.tsx'
import { RequestSummary, type RequestDetail } from './request-facts.tsx'
import { requestLook } from './request-look.ts'
import { RequestThread } from './request-thread.tsx'
import styles from './requests.module.css'

/** One booking request: what is asked for, what is free, what both sides said. */
export const RequestScreen = () => {
  useTitle(title)
  const code = usePart('code')
  const { property } = useSession()
  const request = useRead('request-booking/detail', { code })
  const crumbs = [{ words: title, to: paths.bookingRequests(property) }, { words: { vi: code, en: code } }]
  if (request.data === undefined) {
    return (
      <Page>
        <PageHead title={title} crumbs={crumbs} />
        {request.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={request.error} again={request.again} />}
      </Page>
    )
  }
  return (
    <Page>
      <PageHead
        title={heading}
        values={{ code: request.data.requestCode }}
        badge={<Badge state={requestLook(request.data.requestStatus)} />}
        crumbs={crumbs}
        acts={<RequestActs request={request.data} />}
      />
      {request.error !== null && <Failed what={what} error={request.error} again={request.again} readAt={request.readAt} />}
      <div className={styles['state']}>
        <RequestState request={request.data} />
      </div>
      <RequestSummary request={request.data} />
      <div className={styles['columns']}>
        <RequestThread request={request.data} />
        <RequestOffers request={request.data} />
      </div>
    </Page>
  )
}

/** Until when it waits, or how it ended. */
const RequestState = ({ request }: { request: RequestDetail }) => {
  const t = useSay()
  const { property } = useSession()
  if (request.bookingCode !== null) {
    return (
      <Banner
        tone="green"
        act={<Link to={paths.booking(property, request.bookingCode)}>{t(openBooking, { code: request.bookingCode })}</Link>}
      >
        {t(booked)}
      </Banner>
    )
  }
  if (request.endedBecause !== null) return <Banner tone="amber">{t(ended, { cause: t(requestEndingWords[request.endedBecause]) })}</Banner>
  if (!request.connect) return <Banner tone="amber">{t(whyNoFeedbackWords.agentNotConnected)}</Banner>
  if (request.requestStatus !== 1) return request.heldUntil === null ? null : <Held until={request.heldUntil} />
  return (
    <Banner tone="amber" icon="clock">
      <TimeLeft until={request.answerBy} words={within} over={overdue} />
    </Banner>
  )
}

const Held = ({ until }: { until: string }) => (
  <Banner tone="amber" icon="clock">
    <TimeLeft until={until} words={heldWords} over={heldOver} />
  </Banner>
)

const RequestActs = ({ request }: { request: RequestDetail }) => {
  const lacks = { feedback: useLack('request-booking/feedback'), offer: useLack('request-booking/offer') }
  const [open, setOpen] = useState<'feedback' | 'offer' | null>(null)
  const reasonOf = (act: 'feedback' | 'offer') => {
    const { reason } = request.allowed[act]
    return lacks[act] ?? (reason === null ? undefined : whyNoFeedbackWords[reason])
  }
  const close = () => setOpen(null)
  return (
    <>
      <Button
        words={feedbackWords}
        icon="message-2"
        reason={reasonOf('feedback')}
        onClick={() => setOpen('feedback')}
        opens={{ kind: 'dialog', open: open === 'feedback' }}
      />
      <Button
        words={request.heldUntil === null ? offerWords : nextOfferWords}
        look="primary"
        icon="clock"
        reason={reasonOf('offer')}
        onClick={() => setOpen('offer')}
        opens={{ kind: 'dialog', open: open === 'offer' }}
      />
      {open === 'feedback' && <FeedbackDialog code={request.requestCode} onClose={close} />}
      {open === 'offer' && <OfferDialog code={request.requestCode} onClose={close} />}
    </>
  )
}

const title = say('Yêu cầu đặt phòng', 'Booking requests')
const heading = say('Yêu cầu {code}', 'Request {code}')
const what = say('yêu cầu', 'the request')
const feedbackWords = say('Phản hồi', 'Give feedback')
const offerWords = say('Đề nghị phòng', 'Offer rooms')
const nextOfferWords = say('Đề nghị khác', 'Offer anew')
const within = say('Trả lời trong {time}', 'Reply within {time}')
const overdue = say('Quá hạn trả lời, đại lý vẫn có thể đang chờ.', 'The answer is overdue; the agent may still be waiting.')
const heldWords = say('Đang giữ phòng cho đại lý, còn {time}', 'Rooms are held for the agent for another {time}')
const heldOver = say('Hết thời gian giữ phòng, phòng đang mở bán lại.', 'The time is over; the rooms are going back on sale.')
const booked = say('Đại lý đã nhận đề nghị và đặt phòng.', 'The agent took the offer and booked.')
const openBooking = say('Mở đặt phòng {code}', 'Open booking {code}')
const ended = say('Yêu cầu đã huỷ: {cause}.', 'The request is cancelled: {cause}.')

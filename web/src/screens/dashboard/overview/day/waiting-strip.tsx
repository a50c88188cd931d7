import { say, type Saying } from '@innkeeper/protocol/say'
import { addDays, toDay } from '@innkeeper/rules/days/day'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths, type Search } from '#paths.ts'
import type { IconName } from '#ui/look/icon.tsx'
import { Waits } from './waits.tsx'
import styles from './waiting-strip.module.css'

type Waiting = AnswerOf<'dashboard/waiting'>
type Kind = keyof Waiting['bookings']

/** What waits for somebody today, before all figures, each the way to where it is done; nothing where nothing waits. */
export const WaitingStrip = () => {
  const t = useSay()
  const { property } = useSession()
  const waiting = useRead('dashboard/waiting', {}, { when: useMay('dashboard/waiting') })
  const signs = useMay('contract/get-info')
  const life = useRead('dashboard/hotel-status', {}, { when: signs })
  const contract = signs && life.data?.contract.state === 'wait sign'
  const { data } = waiting
  const kinds = data === undefined ? [] : waitingKinds.filter((kind) => data.bookings[kind] > 0)
  const requests = useRequestsWaiting()
  if (kinds.length === 0 && requests.length === 0 && !contract) return null
  return (
    <section className={styles['strip']} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {contract && (
          <li>
            <Waits to={paths.contract(property)} icon="edit" words={t(signWords)} />
          </li>
        )}
        {requests.map(({ key, ...request }) => (
          <li key={key}>
            <Waits to={paths.bookingRequests(property, request.search)} {...request} words={t(request.words)} />
          </li>
        ))}
        {data !== undefined &&
          kinds.map((kind) => (
            <li key={kind}>
              <Waits
                to={paths.bookings(property, searches[kind](data))}
                icon={looks[kind].icon}
                words={t(looks[kind].words)}
                count={data.bookings[kind]}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Requests that wait for an answer and offers that hold rooms, with the clock of the first; nothing where there is none. */
const useRequestsWaiting = () => {
  const { data } = useRead('request-booking/waiting', {}, { when: useMay('request-booking/waiting') })
  if (data === undefined) return []
  const { waiting, answerBy, held, heldUntil } = data
  const asking = {
    key: 'waiting',
    icon: 'message-2',
    words: askWords,
    count: waiting,
    until: answerBy,
    over: overdue,
    search: { status: 1 },
  } as const
  const holding = {
    key: 'held',
    icon: 'clock',
    words: heldWords,
    count: held,
    until: heldUntil,
    over: lapsed,
    search: { status: 2 },
  } as const
  return [asking, holding].filter(({ count }) => count > 0)
}

const askWords = say('yêu cầu chờ trả lời', 'to answer: booking requests')
const heldWords = say('đề nghị đang giữ phòng', 'with rooms held by an offer')
const overdue = say('quá hạn trả lời', 'overdue')
const lapsed = say('hết hạn giữ', 'hold over')
const waitingKinds = ['leavingOwing', 'arrivingOwing', 'paymentFailed'] as const satisfies readonly Kind[]

const looks: Readonly<Record<Kind, { readonly icon: IconName; readonly words: Saying }>> = {
  leavingOwing: { icon: 'door-exit', words: say('đi hôm nay, còn nợ', 'leave today and still owe') },
  arrivingOwing: { icon: 'door-enter', words: say('đến trong 3 ngày, còn nợ', 'arrive within 3 days and still owe') },
  paymentFailed: { icon: 'alert-circle', words: say('thanh toán lỗi, sắp đến', 'to come, with a failed payment') },
}

const searches: Readonly<Record<Kind, (waiting: Waiting) => Search>> = {
  leavingOwing: ({ today }) => ({ view: 'owes', dates: 'checkOut', from: today, to: today }),
  arrivingOwing: ({ today, soon }) => ({ view: 'owes', dates: 'checkIn', from: today, to: soon }),
  paymentFailed: ({ today }) => ({ state: 'payment failed', dates: 'checkIn', from: today, to: addDays(toDay(today), daysAhead) }),
}

/** As far as stays can be booked. */
const daysAhead = 730
const title = say('Việc đang chờ', 'What waits')
const signWords = say('Hợp đồng chờ ký', 'The contract waits for a signature')

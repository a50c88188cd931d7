import { say, type Saying } from '@innkeeper/protocol/say'
import { addDays, toDay } from '@innkeeper/rules/days/day'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths, type Search } from '#paths.ts'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import { Link } from '#ui/buttons/link.tsx'
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
  if (kinds.length === 0 && !contract) return null
  return (
    <section className={styles['strip']} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {contract && (
          <li>
            <Waits to={paths.contract(property)} icon="edit" words={t(signWords)} />
          </li>
        )}
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

const Waits = ({ to, icon, words, count }: { to: string; icon: IconName; words: string; count?: number }) => (
  <Link to={to} className={styles['waits']}>
    <Icon name={icon} size={18} />
    {count !== undefined && <strong>{count}</strong>}
    <span>{words}</span>
    <Icon name="chevron-right" size={14} />
  </Link>
)

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

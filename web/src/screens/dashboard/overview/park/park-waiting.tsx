import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Waits, type WaitsProps } from '../day/waits.tsx'
import styles from '../day/waiting-strip.module.css'
import { what } from './park-words.ts'

/** What waits for somebody of a park, before all figures, each the way to where it is done; nothing where nothing waits. */
export const ParkWaiting = () => {
  const t = useSay()
  const { data, error, again, readAt } = useRead('dashboard/park-waiting', {}, { when: useMay('dashboard/park-waiting') })
  const contract = useContractWaiting()
  const all = [...contract, ...useUnpaid(data), ...useRefunds(data), ...useNotSold(data)]
  return (
    <>
      {error !== null && <Failed what={what.waiting} error={error} again={again} readAt={readAt} />}
      {all.length > 0 && (
        <section className={styles['strip']} aria-label={t(title)}>
          <h2>{t(title)}</h2>
          <ul>
            {all.map(({ key, ...one }) => (
              <li key={key}>
                <Waits {...one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type Waiting = AnswerOf<'dashboard/park-waiting'> | undefined
type Waits = readonly (WaitsProps & { readonly key: string })[]

const useContractWaiting = (): Waits => {
  const t = useSay()
  const { property } = useSession()
  const signs = useMay('contract/get-info')
  const life = useRead('dashboard/hotel-status', {}, { when: signs })
  if (!signs || life.data?.contract.state !== 'wait sign') return []
  return [{ key: 'contract', to: paths.contract(property), icon: 'edit', words: t(signWords) }]
}

const useUnpaid = (waiting: Waiting): Waits => {
  const t = useSay()
  const { property } = useSession()
  if (waiting === undefined || waiting.unpaid === 0) return []
  const search = { view: 'owes', dates: 'visit', from: waiting.today, to: waiting.soon }
  return [{ key: 'unpaid', to: paths.ticketBookings(property, search), icon: 'cash', words: t(unpaidWords), count: waiting.unpaid }]
}

const useRefunds = (waiting: Waiting): Waits => {
  const t = useSay()
  const { property } = useSession()
  const seesMoney = useMay('booking/payment/to-move')
  if (waiting === undefined || waiting.refunds === 0 || !seesMoney) return []
  const to = paths.moneyToMove(property, { kind: 'refund' })
  return [{ key: 'refunds', to, icon: 'arrow-back-up', words: t(refundWords), count: waiting.refunds }]
}

const useNotSold = (waiting: Waiting): Waits => {
  const t = useSay()
  const { language } = useLanguage()
  const { property } = useSession()
  const seesCalendar = useMay('ticket-day/get')
  if (waiting === undefined || !seesCalendar) return []
  return waiting.notSold.map(({ id, name }) => ({
    key: id,
    to: paths.ticketCalendar(property, { product: id }),
    icon: 'lock',
    words: t(notSoldWords, { product: name[language] }),
  }))
}

const title = say('Việc đang chờ', 'What waits')
const signWords = say('Hợp đồng chờ ký', 'The contract waits for a signature')
const unpaidWords = say('vào cổng trong 3 ngày tới, còn nợ', 'visit within 3 days and still owe')
const refundWords = say('khoản phải hoàn', 'to pay back: refunds')
const notSoldWords = say('{product}: 30 ngày tới không bán', '{product}: not on sale in the next 30 days')

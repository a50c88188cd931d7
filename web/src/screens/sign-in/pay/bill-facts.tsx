import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { FactList } from '#ui/page/fact-list.tsx'
import styles from './pay.module.css'

type BillProps = { bill: Omit<AnswerOf<'payment-link/returned'>, 'outcome' | 'token'> }

/** What a payer pays: to whom, how much, for which booking of rooms or of tickets. */
export const BillFacts = ({ bill }: BillProps) => {
  const t = useSay()
  const format = useFormat()
  const { property, amount, currency, code, guestName, checkIn, checkOut, lines } = bill
  const words = bill.ofTickets ? ofTickets : ofRooms
  return (
    <>
      <p className={styles['lead']}>{t(words.lead)}</p>
      <h1>{t(property)}</h1>
      <p className={styles['amount']}>{format.money(amount, currency)}</p>
      <FactList>
        <dt>{t(codeWords)}</dt>
        <dd>{code}</dd>
        <dt>{t(guestWords)}</dt>
        <dd>{guestName}</dd>
        <dt>{t(words.days)}</dt>
        <dd>{checkIn === checkOut ? format.day(checkIn) : format.range(checkIn, checkOut)}</dd>
        <dt>{t(words.what)}</dt>
        <dd>
          {lines.map(({ name, count }) => (
            <div key={`${name.vi} ${name.en}`}>{t(words.line, { name: t(name), count })}</div>
          ))}
        </dd>
      </FactList>
    </>
  )
}

const codeWords = say('Mã', 'Code')
const guestWords = say('Khách', 'Guest')
const ofRooms = {
  lead: say('Thanh toán tiền phòng', 'Payment for rooms'),
  days: say('Kỳ lưu trú', 'Stay'),
  what: say('Phòng', 'Rooms'),
  line: say('{name}, {count} phòng', '{name}, rooms: {count}'),
}
const ofTickets = {
  lead: say('Thanh toán tiền vé', 'Payment for tickets'),
  days: say('Dùng vé', 'Visit'),
  what: say('Vé', 'Tickets'),
  line: say('{name}, {count} người', '{name}, visitors: {count}'),
}

import { say } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { follow } from '#kit/page/follow.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { PaymentLinks } from './links/payment-links.tsx'
import { Amount } from './payment-columns.tsx'
import { standingLook } from './payment-looks.ts'
import { recordWords } from './payment-words.ts'
import styles from './payments.module.css'

type MoneyProps = {
  booking: Pick<BookingDetail, 'code' | 'ledger' | 'currency'>
}

/** The transactions of a booking, of rooms or of tickets, and the way to record another. */
export const BookingMoney = ({ booking }: MoneyProps) => {
  const t = useSay()
  return (
    <Card title={title} aside={<Record code={booking.code} />}>
      {booking.ledger.length === 0 ? (
        <p className="note">{t(nothing)}</p>
      ) : (
        <ul className={styles['entries']}>
          {booking.ledger.map((entry) => (
            <EntryLine key={entry.id} entry={entry} currency={booking.currency} />
          ))}
        </ul>
      )}
      <Links code={booking.code} />
    </Card>
  )
}

type LineProps = { entry: BookingDetail['ledger'][number]; currency: BookingDetail['currency'] }

const EntryLine = ({ entry, currency }: LineProps) => {
  const t = useSay()
  const format = useFormat()
  return (
    <li>
      <div>
        <EntryName entry={entry} />
        <div className="note">{`${format.day(entry.paidOn)} · ${t(paymentMethodWords[entry.paymentMethod])} · ${entry.person}`}</div>
      </div>
      <div className={styles['end']}>
        <Amount entry={{ ...entry, currency }} />
        <Badge state={standingLook(entry)} />
      </div>
    </li>
  )
}

/** What it is; a link for who may see transactions. */
const EntryName = ({ entry: { id, kind } }: Pick<LineProps, 'entry'>) => {
  const t = useSay()
  const { property } = useSession()
  const words = t(transactionKindWords[kind])
  return useLack('booking/payment/detail') === undefined ? <Link to={paths.transaction(property, { id })}>{words}</Link> : <>{words}</>
}

/** The links by which the booking is paid, for who may see its money. */
const Links = ({ code }: { code: string }) => {
  const [open, setOpen] = useState(false)
  if (useLack('booking/payment/links') !== undefined) return null
  return (
    <div className={styles['links']}>
      <Button words={linksWords} size="small" icon="link" onClick={() => setOpen(true)} opens={{ kind: 'dialog', open }} />
      {open && <PaymentLinks code={code} onClose={() => setOpen(false)} />}
    </div>
  )
}

const Record = ({ code }: { code: string }) => {
  const router = useRouter()
  const { property } = useSession()
  return (
    <Button
      words={recordWords}
      size="small"
      icon="plus"
      reason={useLack('booking/payment/update')}
      onClick={() => follow(router, paths.transaction(property, { booking: code }))}
    />
  )
}

const title = say('Tiền đã thu và trả', 'Money in and out')
const nothing = say('Chưa có giao dịch nào.', 'No transaction yet.')
const linksWords = say('Liên kết thanh toán', 'Payment links')

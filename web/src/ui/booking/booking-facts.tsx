import type { ReactNode } from 'react'
import type { BookingFacts as Facts } from './booking-detail.ts'
import { BookingPayments } from './booking-payments.tsx'
import { BookingPrice } from './booking-price.tsx'
import { BookingSummary } from './booking-summary.tsx'
import type { SendAgainOf } from './booking-emails.tsx'
import { BookingTimeline, type AgreedBeforeOf } from './booking-timeline.tsx'
import { GuestNote } from './guest-note.tsx'
import styles from './booking.module.css'

type BookingFactsProps = {
  booking: Facts
  agreedBefore?: AgreedBeforeOf
  sendAgain?: SendAgainOf
  children?: ReactNode
}

/** A booking to look at: the stay, the price step by step, what was paid and what happened; `children` stand below the timeline. */
export const BookingFacts = ({ booking, agreedBefore, sendAgain, children }: BookingFactsProps) => (
  <>
    <BookingSummary booking={booking} />
    <div className={styles['columns']}>
      <BookingPrice booking={booking} />
      <div className={styles['aside']}>
        <BookingPayments booking={booking} />
        <BookingTimeline booking={booking} agreedBefore={agreedBefore} sendAgain={sendAgain} />
        {children}
        <GuestNote booking={booking} />
      </div>
    </div>
  </>
)

import { bookingEventWords, type BookingEventKind } from '@innkeeper/protocol/words/sale/booking-words'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ComponentType } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '../page/card.tsx'
import { Timeline } from '../page/progress/timeline.tsx'
import { eventLooks } from './booking-looks.ts'
import { useEmailHappenings, type SendAgainOf } from './booking-emails.tsx'
import type { BookingFacts } from './booking-detail.ts'

/** What opens what was agreed until a change of a booking, for who may. */
export type AgreedBeforeOf = ComponentType<{ code: string; changeNo: number }>

type TimelineProps = {
  booking: Pick<BookingFacts, 'code' | 'timeline' | 'emails' | 'agent' | 'currency'>
  /** What its events are called, where they are not those of rooms. */
  words?: Readonly<Record<BookingEventKind, Saying>>
  /** Opens what was agreed until a change, by its number; the first is 1. */
  agreedBefore?: AgreedBeforeOf | undefined
  sendAgain?: SendAgainOf | undefined
}

/** What happened to a booking and the emails about it, newest first. */
export const BookingTimeline = ({ booking, words = bookingEventWords, agreedBefore: AgreedBefore, sendAgain }: TimelineProps) => {
  const t = useSay()
  const format = useFormat()
  const emails = useEmailHappenings(booking, sendAgain)
  const happenings = [...emails, ...booking.timeline.map(happeningOf)]
  return (
    <Card title={title}>
      <Timeline happenings={happenings.toSorted((a, b) => b.at.localeCompare(a.at))} />
    </Card>
  )

  function happeningOf(event: BookingFacts['timeline'][number], at: number) {
    return {
      at: event.at,
      key: `${event.at} ${at}`,
      ...eventLooks[event.kind],
      title: t(words[event.kind]),
      more: (
        <>
          {[
            amountOf(event.detail),
            ...changesOf(event.detail),
            textAt(event.detail, 'reason'),
            textAt(event.detail, 'note'),
            personOf(event),
          ]
            .filter((text) => text !== '')
            .join(' · ')}
          {event.kind === 'changed' && AgreedBefore !== undefined && (
            <div>
              <AgreedBefore code={booking.code} changeNo={changesUpTo(at)} />
            </div>
          )}
        </>
      ),
      moment: format.moment(event.at),
    }
  }

  // The newest event is the first.
  function changesUpTo(at: number): number {
    return booking.timeline.slice(at).filter(({ kind }) => kind === 'changed').length
  }

  // An agent has a name in both languages; of whoever else acted the timeline keeps one.
  function personOf({ origin, person }: BookingFacts['timeline'][number]): string {
    return origin === 'agent' && booking.agent !== null ? t(booking.agent.name) : person
  }

  // What was agreed before, and what is agreed now.
  function changesOf(detail: EventDetail): string[] {
    const sums = [detail['totalBefore'], detail['total']].map((sum) => (typeof sum === 'number' ? format.money(sum, booking.currency) : ''))
    const pairs = [[textAt(detail, 'stayBefore'), textAt(detail, 'stay')], [textAt(detail, 'guestBefore'), textAt(detail, 'guest')], sums]
    return pairs.flatMap(([before = '', after = '']) => (before === '' || after === '' ? [] : [`${before} → ${after}`]))
  }

  function amountOf(detail: EventDetail): string {
    const amount = detail['amount']
    return typeof amount === 'number' ? format.money(amount, booking.currency) : ''
  }
}

type EventDetail = BookingFacts['timeline'][number]['detail']

const textAt = (detail: EventDetail, name: string): string => {
  const text = detail[name]
  return typeof text === 'string' ? text : ''
}

const title = say('Diễn biến', 'Timeline')

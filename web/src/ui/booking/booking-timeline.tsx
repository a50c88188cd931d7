import { bookingEventWords, type BookingEventKind } from '@innkeeper/protocol/words/sale/booking-words'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ComponentType } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '../page/card.tsx'
import { Timeline } from '../page/progress/timeline.tsx'
import { eventLooks } from './booking-looks.ts'
import type { BookingFacts } from './booking-detail.ts'

/** What opens what was agreed until a change of a booking, for who may. */
export type AgreedBeforeOf = ComponentType<{ code: string; changeNo: number }>

type TimelineProps = {
  booking: Pick<BookingFacts, 'code' | 'timeline' | 'agent' | 'currency'>
  /** What its events are called, where they are not those of rooms. */
  words?: Readonly<Record<BookingEventKind, Saying>>
  /** Opens what was agreed until a change, by its number; the first is 1. */
  agreedBefore?: AgreedBeforeOf | undefined
}

/** What happened to a booking, newest first. */
export const BookingTimeline = ({ booking, words = bookingEventWords, agreedBefore: AgreedBefore }: TimelineProps) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title}>
      <Timeline
        happenings={booking.timeline.map((event, at) => ({
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
        }))}
      />
    </Card>
  )

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

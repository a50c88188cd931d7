import type { AnswerOf } from '#kit/calls/ask.ts'

/** A ticket booking as it was agreed and as it stands, for its park's people. */
export type TicketDetail = AnswerOf<'ticket-booking/detail'>

/** What everybody sees who may look at a ticket booking: its park's people, and the platform's. */
export type TicketFacts = Omit<TicketDetail, 'allowed' | 'emails' | 'ifCancelledToday' | 'property'> & {
  /** The emails about it, for the park’s people. */
  readonly emails?: TicketDetail['emails']
}

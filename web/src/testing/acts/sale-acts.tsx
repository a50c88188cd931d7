import { CancelBooking } from '#screens/manage/bookings/cancel-booking.tsx'
import { FeedbackDialog } from '#screens/manage/requests/feedback-dialog.tsx'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import { bookingShown } from '../booking-shown.ts'
import { requestShown } from '../request-shown.ts'
import { at, read, typed, type ActCase } from './act-case.ts'

const preview = {
  operation: { operationNo: 7, kind: 'cell', origin: 'screen', person: 'Lê Thu Hà', at, nights: 2, note: '', undoes: null, undoneBy: null },
  restores: 2,
  changedSinceCount: 0,
  changedSince: [],
  refusedCount: 0,
  refused: [],
}

/** What is done with nights and bookings. */
export const saleActs: readonly ActCase[] = [
  {
    call: 'room-plan/undo',
    part: <UndoDialog operationNo={7} onClose={() => undefined} />,
    reads: { 'room-plan/undo-preview': read(preview) },
    presses: ['Undo 2 nights'],
    sends: { operationNo: 7 },
    answer: { operationNo: 8, undoes: 7, restored: 2, changedSince: 0, refused: 0 },
    told: '2 nights undone, operation 8.',
  },
  {
    call: 'booking/cancel',
    part: <CancelBooking booking={bookingShown()} onClose={() => undefined} />,
    fill: typed({ Reason: 'The guest fell ill.' }),
    presses: ['Cancel booking'],
    sends: { code: bookingShown().code, reason: 'The guest fell ill.', waiveFee: false },
    answer: { code: bookingShown().code, state: 'cancel', fee: 0, refund: 0, owed: 0 },
    told: `Booking ${bookingShown().code} is cancelled.`,
  },
  {
    call: 'request-booking/feedback',
    part: <FeedbackDialog code="26120951" onClose={() => undefined} />,
    reads: { 'request-booking/detail': read(requestShown()) },
    fill: typed({ Reason: 'Only nine are free on Friday.' }),
    presses: ['Send feedback'],
    sends: { code: '26120951', note: 'Only nine are free on Friday.' },
    answer: { code: '26120951', requestStatus: 2 },
    told: 'Feedback on request 26120951 is sent.',
  },
]

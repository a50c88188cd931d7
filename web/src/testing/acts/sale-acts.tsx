import { ChangeBooking } from '#screens/manage/bookings/change/change-booking.tsx'
import { AddNote } from '#screens/manage/bookings/add-note.tsx'
import { RetryPayment } from '#screens/manage/bookings/booking-acts.tsx'
import { CancelBooking } from '#screens/manage/bookings/cancel-booking.tsx'
import { ReportNoShow } from '#screens/manage/bookings/report-no-show.tsx'
import { SendEmailAgain } from '#screens/manage/bookings/send-email-again.tsx'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import { bookingShown } from '../booking-shown.ts'
import { requestActs } from './request-acts.tsx'
import { BatchUpdateScreen } from '#screens/room-sale/batch-update/batch-update-screen.tsx'
import { heldShown, heldTo } from '../held-shown.ts'
import { at, id, other, read, typed, type ActCase } from './act-case.ts'

const preview = {
  operation: { operationNo: 7, kind: 'cell', origin: 'screen', person: 'Lê Thu Hà', at, nights: 2, note: '', undoes: null, undoneBy: null },
  restores: 2,
  changedSinceCount: 0,
  changedSince: [],
  refusedCount: 0,
  refused: [],
}

const { code, changedAt: seen, currency, checkIn, checkOut, lines, services, price: agreed, payments: due } = bookingShown()
const stayShown = { checkIn, checkOut, lines, services, price: agreed }

/** A change that leaves the booking as it is. */
const changePreviewShown = {
  code,
  seen,
  currency,
  guestOnly: false,
  bookable: true,
  blocked: [],
  blockedNights: [],
  before: stayShown,
  after: stayShown,
  difference: 0,
  payment: { state: 'await payment', paid: 0, refund: 0, owed: 1_120_350, due, creditLeft: null },
}

const heldDone = { operationNo: 12, nights: 7, change: 7, equal: 0, left: 0 }

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
    call: 'room-plan/pms-confirm',
    part: <BatchUpdateScreen />,
    address: heldTo,
    reads: { 'room-plan/get-room-plan-all': read([]), 'room-plan/pms-message': read(heldShown) },
    presses: ['Confirm and apply 7 nights'],
    sends: { id: heldShown.message.id, decision: 'confirm', expect: 'h1' },
    answer: { id: heldShown.message.id, connectionId: heldShown.message.connectionId, state: 'confirmed', ...heldDone },
    told: '7 nights applied, operation 12.',
  },
  {
    call: 'room-plan/pms-confirm',
    part: <BatchUpdateScreen />,
    address: heldTo,
    reads: { 'room-plan/get-room-plan-all': read([]), 'room-plan/pms-message': read(heldShown) },
    presses: ['Decline', 'Decline the message'],
    staysOpen: true,
    fill: typed({ Note: 'Not agreed' }),
    sends: { id: heldShown.message.id, decision: 'decline', note: 'Not agreed' },
    answer: { id: heldShown.message.id, connectionId: heldShown.message.connectionId, state: 'declined', ...heldDone, operationNo: null },
    told: 'Declined: the nights stay as they are.',
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
  ...requestActs,
  {
    call: 'booking/change',
    part: <ChangeBooking booking={bookingShown()} onClose={() => undefined} />,
    reads: {
      'booking/preview-change': read(changePreviewShown),
      'room-plan/get-room-plan-all': read([]),
      'room-plan/get-services': read([]),
    },
    presses: ['Change booking'],
    sends: {
      code: bookingShown().code,
      checkIn: '2027-03-01',
      checkOut: '2027-03-03',
      rooms: [{ roomPlanId: bookingShown().lines[0]?.roomPlanId, adults: 2, childrenAges: [], extraBeds: 0 }],
      services: [],
      guest: { name: 'Nguyễn Văn An', phone: '+84 900 000 123', email: 'an@example.com' },
      total: 1_120_350,
      seen: bookingShown().changedAt,
    },
    answer: { code: bookingShown().code, state: 'await payment', total: 1_120_350, refund: 0, owed: 1_120_350 },
    told: `Booking ${bookingShown().code} is changed.`,
  },
  {
    call: 'booking/no-show',
    part: <ReportNoShow booking={bookingShown()} onClose={() => undefined} />,
    fill: typed({ Note: 'Nobody answers the telephone.' }),
    presses: ['Report no-show'],
    sends: { code: bookingShown().code, reason: 'Nobody answers the telephone.', waiveFee: false },
    answer: { code: bookingShown().code, state: 'cancel', fee: 1_120_350, refund: 0, owed: 1_120_350 },
    told: `The no-show of booking ${bookingShown().code} is reported.`,
  },
  {
    call: 'booking/add-note',
    part: <AddNote code={bookingShown().code} onClose={() => undefined} />,
    fill: typed({ 'Note inside the house': 'Comes late.' }),
    presses: ['Save note'],
    sends: { code: bookingShown().code, text: 'Comes late.' },
    answer: { code: bookingShown().code },
    told: 'The note is saved.',
  },
  {
    call: 'booking/send-email-again',
    part: <SendEmailAgain code={bookingShown().code} emailId={id} />,
    presses: ['Send again'],
    sends: { code: bookingShown().code, emailId: id },
    answer: { code: bookingShown().code, emailId: other },
    told: 'The email is sent again.',
  },
  {
    call: 'booking/retry-payment',
    part: (
      <RetryPayment booking={{ ...bookingShown(), allowed: { ...bookingShown().allowed, retryPayment: { ok: true, reason: null } } }} />
    ),
    presses: ['Let it be paid again'],
    sends: { code: bookingShown().code },
    answer: { code: bookingShown().code, state: 'await payment' },
    told: `Booking ${bookingShown().code} awaits payment again.`,
  },
]

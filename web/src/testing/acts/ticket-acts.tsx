import { SaleAct } from '#record/sale/sale-act.tsx'
import { TakeOffSale } from '#record/sale/take-off-sale.tsx'
import { CancelTickets } from '#screens/manage/bookings/tickets/cancel-tickets.tsx'
import { UndoOperation } from '#screens/tickets/calendar/calendar-operations.tsx'
import { GateScreen } from '#screens/tickets/gate/gate-screen.tsx'
import { UndoEntry } from '#screens/tickets/gate/undo-entry.tsx'
import { FillPreview } from '#screens/tickets/calendar/fill-preview.tsx'
import { productSale } from '#screens/tickets/products/ticket-products.ts'
import { ticketProductRow } from '../sale-rows.ts'
import { ticketsShown } from '../tickets-shown.ts'
import { id, typed, type ActCase } from './act-case.ts'

const product = { ...ticketProductRow, id }
const filling = { id, from: '2027-01-18', to: '2027-01-18', weekdays: [1, 2, 3, 4, 5, 6, 7], slots: [], set: { stopSell: true } }
const values = { adultPrice: null, childPrice: null, seniorPrice: null, capacity: null }
const previewed = {
  changes: [{ day: '2027-01-18', slot: '', before: { ...values, stopSell: false }, after: { ...values, stopSell: true } }],
  equal: 0,
  oversold: [],
}

const entered = {
  id,
  number: '4829130576',
  visitor: 'adult',
  product: { vi: 'Vé ngày', en: 'Day ticket' },
  slot: '',
  entry: 1,
  entries: 1,
  code: 'TM270301T482',
  guestName: 'Trịnh Thảo Nguyên',
} as const

/** What is done with the products of a park and with their calendar. */
export const ticketActs: readonly ActCase[] = [
  {
    call: 'ticket-product/change-status',
    part: <SaleAct of={productSale} record={product} />,
    presses: ['Take Sea view off sale'],
    sends: { id, active: false },
    answer: { id, active: false },
    told: 'The product Sea view is off sale.',
    needs: 'SERVICE_2',
  },
  {
    call: 'ticket-product/change-status',
    part: <TakeOffSale of={productSale} record={product} done={() => undefined} />,
    presses: ['Take the product off sale'],
    sends: { id, active: false },
    answer: { id, active: false },
    told: 'The product Sea view is off sale.',
    needs: 'SERVICE_2',
  },
  {
    call: 'ticket-day/set',
    part: <FillPreview input={filling} onClose={() => undefined} done={() => undefined} />,
    reads: { 'ticket-day/preview': () => ({ body: { data: previewed } }) },
    staysOpen: true,
    presses: ['Save the changes'],
    sends: filling,
    answer: { operationId: id, changed: 1 },
    told: 'Changed in the ticket calendar: 1.',
    needs: 'AVAIL_RATE_2',
  },
  {
    call: 'ticket-booking/cancel',
    part: <CancelTickets booking={ticketsShown()} onClose={() => undefined} />,
    fill: typed({ Reason: 'The park is closed.' }),
    presses: ['Cancel tickets'],
    sends: { code: ticketsShown().code, reason: 'The park is closed.', waiveFee: false },
    answer: { code: ticketsShown().code, state: 'void', fee: 0, refund: 0, owed: 0 },
    told: `Ticket booking ${ticketsShown().code} is cancelled.`,
  },
  {
    call: 'gate/enter',
    part: <GateScreen />,
    reads: { 'gate/entries': () => ({ body: { data: { today: '2027-01-18', entries: 0, against: [], latest: [] } } }) },
    fill: typed({ 'Ticket number': '482 913 0576' }),
    refill: typed({ 'Ticket number': '482 913 0576' }),
    presses: ['Check'],
    sends: { ticket: '482 913 0576', gate: 'Main gate' },
    answer: entered,
    told: 'Valid',
    needs: 'GATE_2',
  },
  {
    call: 'gate/undo',
    part: <UndoEntry entry={entered} onClose={() => undefined} done={() => undefined} />,
    fill: typed({ Reason: 'Wrong ticket' }),
    presses: ['Undo the entry'],
    sends: { id, reason: 'Wrong ticket' },
    answer: { id, number: entered.number, code: entered.code },
    told: 'The entry of ticket 482 913 0576 is undone.',
    needs: 'GATE_2',
  },
  {
    call: 'ticket-day/undo',
    part: <UndoOperation operation={{ id }} />,
    presses: ['Undo'],
    sends: { operationId: id },
    answer: { id, operationId: id, changed: 3 },
    told: 'Undone: 3.',
    needs: 'AVAIL_RATE_2',
  },
]

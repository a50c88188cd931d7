import { RecordScreen } from '#record/record-screen.tsx'
import { TicketProductEdit } from './ticket-product-edit.tsx'
import { ticketProducts } from './ticket-products.ts'

/** A product of a park: a new one, or one that is looked at and changed. */
export const TicketProductScreen = () => (
  <RecordScreen kind={ticketProducts} detail="ticket-product/detail" renderPage={(place) => <TicketProductEdit {...place} />} />
)

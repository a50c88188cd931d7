import type { Loaders } from '#screen.ts'
import type { ticketScreens } from '#screen-table/tickets.ts'

/** How each of these screens is loaded. */
export const ticketLoaders: Loaders<typeof ticketScreens> = {
  '/u/$hotelId/hotel-manage/tickets/products': async () =>
    (await import('#screens/tickets/products/ticket-product-list-screen.tsx')).TicketProductListScreen,
  '/u/$hotelId/hotel-manage/tickets/product/$id': async () =>
    (await import('#screens/tickets/products/ticket-product-screen.tsx')).TicketProductScreen,
  '/u/$hotelId/hotel-manage/tickets/calendar': async () =>
    (await import('#screens/tickets/calendar/ticket-calendar-screen.tsx')).TicketCalendarScreen,
  '/u/$hotelId/hotel-manage/tickets/gate': async () => (await import('#screens/tickets/gate/gate-screen.tsx')).GateScreen,
}

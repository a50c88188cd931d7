import type { Loaders } from '#screen.ts'
import type { manageScreens } from '#screen-table/manage.ts'

/** How each of these screens is loaded. */
export const manageLoaders: Loaders<typeof manageScreens> = {
  '/u/$hotelId/booking/list-booking': async () => (await import('#screens/manage/bookings/booking-list-screen.tsx')).BookingListScreen,
  '/u/$hotelId/booking/list-ticket': async () => (await import('#screens/manage/bookings/tickets/ticket-list-screen.tsx')).TicketListScreen,
  '/u/$hotelId/booking/ticket/detail/$code': async () => (await import('#screens/manage/bookings/tickets/ticket-screen.tsx')).TicketScreen,
  '/u/$hotelId/booking/request-booking': async () => (await import('#screens/manage/requests/request-list-screen.tsx')).RequestListScreen,
  '/u/$hotelId/booking/request-booking/by-agent': async () =>
    (await import('#screens/manage/requests/by-agent/requests-by-agent-screen.tsx')).RequestsByAgentScreen,
  '/u/$hotelId/booking/requestBookingDetail/$code': async () => (await import('#screens/manage/requests/request-screen.tsx')).RequestScreen,
  '/u/$hotelId/booking/detail/$code': async () => (await import('#screens/manage/bookings/booking-screen.tsx')).BookingScreen,
  '/u/$hotelId/booking/list-transaction': async () =>
    (await import('#screens/manage/bookings/payments/payment-list-screen.tsx')).PaymentListScreen,
  '/u/$hotelId/booking/list-transaction/to-move': async () =>
    (await import('#screens/manage/bookings/payments/to-move/money-to-move-screen.tsx')).MoneyToMoveScreen,
  '/u/$hotelId/booking/list-transaction/statements': async () =>
    (await import('#screens/manage/bookings/payments/statements/bank-statements-screen.tsx')).BankStatementsScreen,
  '/u/$hotelId/booking/list-transaction/monthly': async () =>
    (await import('#screens/manage/bookings/payments/monthly/monthly-list-screen.tsx')).MonthlyListScreen,
  '/u/$hotelId/booking/list-transaction/monthly/$id': async () =>
    (await import('#screens/manage/bookings/payments/monthly/monthly-screen.tsx')).MonthlyScreen,
  '/u/$hotelId/booking/transaction': async () =>
    (await import('#screens/manage/bookings/payments/transaction-screen.tsx')).TransactionScreen,
  '/u/$hotelId/hotel/booking/detail': async () => (await import('#screens/manage/bookings/booking-screen.tsx')).NamedBookingScreen,
}

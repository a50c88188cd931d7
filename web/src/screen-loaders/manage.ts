import type { Loaders } from '#screen.ts'
import type { manageScreens } from '#screen-table/manage.ts'

/** How each of these screens is loaded. */
export const manageLoaders: Loaders<typeof manageScreens> = {
  '/u/$hotelId/booking/list-booking': async () => (await import('#screens/manage/bookings/booking-list-screen.tsx')).BookingListScreen,
  '/u/$hotelId/booking/detail/$code': async () => (await import('#screens/manage/bookings/booking-screen.tsx')).BookingScreen,
}

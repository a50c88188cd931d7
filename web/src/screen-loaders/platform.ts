import type { Loaders } from '#screen.ts'
import type { platformScreens } from '#screen-table/platform.ts'

/** How each of these screens is loaded. */
export const platformLoaders: Loaders<typeof platformScreens> = {
  '/admin/work': async () => (await import('#screens/admin/front/front-screen.tsx')).FrontScreen,
  '/admin/hotels': async () => (await import('#screens/admin/hotels/list/hotel-list-screen.tsx')).HotelListScreen,
  '/admin/order': async () => (await import('#screens/admin/order/order-screen.tsx')).OrderScreen,
  '/admin/hotels/$id': async () => (await import('#screens/admin/hotels/hotel-screen.tsx')).HotelScreen,
  '/admin/users': async () => (await import('#screens/admin/administrators/administrator-list-screen.tsx')).AdministratorListScreen,
  '/admin/users/$id': async () => (await import('#screens/admin/administrators/administrator-screen.tsx')).AdministratorScreen,
  '/admin/bookings': async () => (await import('#screens/admin/bookings/platform-booking-list-screen.tsx')).PlatformBookingListScreen,
  '/admin/bookings/tickets': async () =>
    (await import('#screens/admin/bookings/tickets/platform-ticket-list-screen.tsx')).PlatformTicketListScreen,
  '/admin/booking/ticket/detail/$code': async () =>
    (await import('#screens/admin/bookings/tickets/platform-ticket-screen.tsx')).PlatformTicketScreen,
  '/admin/booking/hotel/detail/$code': async () =>
    (await import('#screens/admin/bookings/platform-booking-screen.tsx')).PlatformBookingScreen,
  '/admin/monthly-statements': async () =>
    (await import('#screens/admin/bookings/monthly/platform-month-list-screen.tsx')).PlatformMonthListScreen,
  '/admin/monthly-statements/$hotelId/$month/$currency': async () =>
    (await import('#screens/admin/bookings/monthly/platform-month-screen.tsx')).PlatformMonthScreen,
  '/admin/contracts': async () => (await import('#screens/admin/contracts/contract-list-screen.tsx')).ContractListScreen,
  '/admin/contracts/$id': async () => (await import('#screens/admin/contracts/platform-contract-screen.tsx')).PlatformContractScreen,
  '/admin/contract-templates': async () =>
    (await import('#screens/admin/contract-templates/contract-templates-screen.tsx')).ContractTemplatesScreen,
  '/admin/contract-templates/$kind': async () =>
    (await import('#screens/admin/contract-templates/template-edit-screen.tsx')).TemplateEditScreen,
  '/admin/agents': async () => (await import('#screens/admin/agents/platform-agent-list-screen.tsx')).PlatformAgentListScreen,
  '/admin/agents/$id': async () => (await import('#screens/admin/agents/platform-agent-screen.tsx')).PlatformAgentScreen,
  '/admin/announcements': async () => (await import('#screens/admin/announcements/announcement-list-screen.tsx')).AnnouncementListScreen,
  '/admin/announcements/$id': async () => (await import('#screens/admin/announcements/announcement-screen.tsx')).AnnouncementScreen,
  '/admin/jobs': async () => (await import('#screens/admin/failed-jobs/failed-jobs-screen.tsx')).FailedJobsScreen,
  '/admin/account/setting': async () => (await import('#screens/setting/account/account-screen.tsx')).AccountScreen,
}

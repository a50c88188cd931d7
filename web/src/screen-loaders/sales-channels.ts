import type { Loaders } from '#screen.ts'
import type { salesChannelScreens } from '#screen-table/sales-channels.ts'

/** How each of these screens is loaded. */
export const salesChannelLoaders: Loaders<typeof salesChannelScreens> = {
  '/u/$hotelId/hotel/review': async () => (await import('#screens/sales-channels/review/review-screen.tsx')).ReviewScreen,
}

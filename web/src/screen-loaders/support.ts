import type { Loaders } from '#screen.ts'
import type { supportScreens } from '#screen-table/support.ts'

/** How each of these screens is loaded. */
export const supportLoaders: Loaders<typeof supportScreens> = {
  '/u/$hotelId/connectBE': async () => (await import('#screens/support/connect-be/connect-be-screen.tsx')).ConnectBeScreen,
  '/u/$hotelId/connections': async () => (await import('#screens/support/connections/connections-screen.tsx')).ConnectionsScreen,
  '/u/$hotelId/configBE': async () => (await import('#screens/support/config-be/config-be-screen.tsx')).ConfigBeScreen,
  '/u/$hotelId/configBE/look': async () => (await import('#screens/support/config-be/look/look-screen.tsx')).LookScreen,
  '/u/$hotelId/configBE/email': async () => (await import('#screens/support/config-be/email/email-screen.tsx')).EmailScreen,
  '/u/$hotelId/configBE/letters': async () => (await import('#screens/support/config-be/letters/letters-screen.tsx')).LettersScreen,
  '/u/$hotelId/configBE/visits': async () => (await import('#screens/support/config-be/visits/visits-screen.tsx')).VisitsScreen,
}

import type { Loaders } from '#screen.ts'
import type { settingScreens } from '#screen-table/setting.ts'

/** How each of these screens is loaded. */
export const settingLoaders: Loaders<typeof settingScreens> = {
  '/u/$hotelId/account/contract': async () => (await import('#screens/setting/contract/contract-screen.tsx')).ContractScreen,
  '/u/$hotelId/account/setting': async () => (await import('#screens/setting/account/account-screen.tsx')).AccountScreen,
}

import type { Loaders } from '#screen.ts'
import type { settingScreens } from '#screen-table/setting.ts'

/** How each of these screens is loaded. */
export const settingLoaders: Loaders<typeof settingScreens> = {
  '/u/$hotelId/account/contract': async () => (await import('#screens/setting/contract/contract-screen.tsx')).ContractScreen,
  '/u/$hotelId/account/setting': async () => (await import('#screens/setting/account/account-screen.tsx')).AccountScreen,
  '/u/$hotelId/account/list-user': async () => (await import('#screens/setting/staff/staff-screen.tsx')).StaffScreen,
  '/u/$hotelId/account/list-user/user': async () => (await import('#screens/setting/staff/people/people-list-screen.tsx')).PeopleListScreen,
  '/u/$hotelId/account/list-user/group': async () => (await import('#screens/setting/staff/groups/group-list-screen.tsx')).GroupListScreen,
  '/u/$hotelId/account/manage-user': async () => (await import('#screens/setting/staff/staff-screen.tsx')).StaffScreen,
  '/u/$hotelId/account/manage-user/user': async () => (await import('#screens/setting/staff/people/person-screen.tsx')).PersonScreen,
  '/u/$hotelId/account/manage-user/user/$id': async () => (await import('#screens/setting/staff/people/person-screen.tsx')).PersonScreen,
  '/u/$hotelId/account/manage-user/group': async () => (await import('#screens/setting/staff/groups/group-screen.tsx')).GroupScreen,
  '/u/$hotelId/account/manage-user/group/$id': async () => (await import('#screens/setting/staff/groups/group-screen.tsx')).GroupScreen,
}

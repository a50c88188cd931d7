import { say } from '@innkeeper/protocol/say'
import type { Screen } from '#screen.ts'
import { hotelScreen } from './hotel-screen.ts'

const user: Omit<Screen, 'path'> = {
  guide: 'new-receptionist',
  title: say('Người dùng', 'User'),
  codes: ['USER_MANAGEMENT_1', 'USER_LIST_1'],
}
const group: Omit<Screen, 'path'> = {
  guide: 'new-receptionist',
  title: say('Nhóm người dùng', 'User group'),
  codes: ['USER_MANAGEMENT_1', 'USER_GROUP_1'],
}
const management: Omit<Screen, 'path'> = {
  guide: 'new-receptionist',
  title: say('Quản lý người dùng', 'User management'),
  codes: ['USER_MANAGEMENT_1'],
}

/** The screens of the menu's section “setting”. */
export const settingScreens = [
  hotelScreen('account/contract', {
    guide: 'contract',
    title: say('Hợp đồng điện tử', 'Electronic contract'),
    codes: ['E_CONTRACT_1'],
  }),
  hotelScreen('account/setting', {
    guide: 'account',
    title: say('Thiết lập tài khoản', 'Account setting'),
    codes: ['PERSONAL_ACCOUNT_1'],
  }),
  hotelScreen('account/list-user', management),
  hotelScreen('account/list-user/user', { ...user, title: say('Danh sách người dùng', 'Users') }),
  hotelScreen('account/list-user/group', { ...group, title: say('Danh sách nhóm người dùng', 'User groups') }),
  hotelScreen('account/manage-user', management),
  hotelScreen('account/manage-user/user', user),
  hotelScreen('account/manage-user/user/$id', user),
  hotelScreen('account/manage-user/group', group),
  hotelScreen('account/manage-user/group/$id', group),
]

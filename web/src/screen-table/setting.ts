import { say } from '@innkeeper/protocol/say'
import { hotelScreen } from './hotel-screen.ts'

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
]

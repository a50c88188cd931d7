import { fillAll, textField } from '../registration.ts'
import type { Visitor } from '../visit.ts'

/** The password that the first administrator chooses. */
export const setUpPassword = 'sáng sớm bên bờ biển'

/** Fills in who the first administrator is. */
export const fillSetUp = (visitor: Visitor, userName: string): Promise<void> => {
  const { t } = visitor
  return fillAll(visitor, {
    [t('Họ và tên', 'Full name')]: 'Phạm Hoàng Bảo Ngọc',
    Email: `${userName}@example.com`,
    [t('Tên đăng nhập', 'Username')]: userName,
    [t('Mật khẩu mới', 'New password')]: setUpPassword,
    [t('Nhập lại mật khẩu mới', 'Retype the new password')]: setUpPassword,
  })
}

/** Sends what was filled in. */
export const sendSetUp = (visitor: Visitor): Promise<void> =>
  textField(visitor, visitor.t('Nhập lại mật khẩu mới', 'Retype the new password')).press('Enter')

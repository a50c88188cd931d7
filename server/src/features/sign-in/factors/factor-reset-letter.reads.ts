import { say } from '@innkeeper/protocol/say'
import type { Letter } from '#outside/mail.ts'
import { letterOf, type LetterReader, type Words } from '../profile/account-changed-letters.ts'

/** The letter about a second factor that another person took away. */
export const factorResetLetter = (reader: LetterReader, values: { readonly person: string; readonly reason: string }): Letter =>
  letterOf(reader, factorReset, values)

const factorReset: Words = {
  subject: say('Xác thực hai bước của tài khoản Innkeeper đã được đặt lại', 'The second step of your Innkeeper account was reset'),
  text: say(
    `{person} vừa đặt lại xác thực hai bước của tài khoản {userName}. Lý do: {reason}

Mọi cách xác thực và mã khôi phục cũ không dùng được nữa, mọi phiên đăng nhập đã kết thúc. Đăng nhập bằng mật khẩu rồi thiết lập lại ở Thiết lập tài khoản.`,
    `{person} has reset the two-step verification of the account {userName}. Reason: {reason}

No former way of verification or recovery code works any more, and every session has ended. Sign in with your password, then set it up again in Account setting.`,
  ),
}

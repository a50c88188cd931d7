import { say } from '@innkeeper/protocol/say'
import type { Letter } from '#outside/mail.ts'
import { letterOf, type LetterReader, type Words } from '../profile/account-changed-letters.ts'

/** The letter about a new way of verification. */
export const factorAddedLetter = (reader: LetterReader, name: string): Letter => letterOf(reader, factorAdded, { name })

/** The letter about a way of verification that was turned off. */
export const factorRemovedLetter = (reader: LetterReader, name: string): Letter => letterOf(reader, factorRemoved, { name })

/** The letter about new recovery codes. */
export const recoveryCodesLetter = (reader: LetterReader): Letter => letterOf(reader, recoveryCodesNew, {})

/** The letter about a recovery code that was used. */
export const recoveryCodeUsedLetter = (reader: LetterReader, left: number): Letter => letterOf(reader, recoveryCodeUsed, { left })

const factorAdded: Words = {
  subject: say('Tài khoản Innkeeper có cách xác thực hai bước mới', 'Your Innkeeper account has a new second step'),
  text: say(
    'Tài khoản {userName} vừa thêm một cách xác thực hai bước: {name}. Từ nay đăng nhập cần mật khẩu và bước thứ hai.',
    'The account {userName} has a new way of two-step verification: {name}. From now on signing in takes the password and a second step.',
  ),
}

const factorRemoved: Words = {
  subject: say('Một cách xác thực hai bước vừa tắt', 'A second step of your Innkeeper account was turned off'),
  text: say(
    'Cách xác thực hai bước “{name}” của tài khoản {userName} vừa bị tắt.',
    'The second step “{name}” of the account {userName} has just been turned off.',
  ),
}

const recoveryCodesNew: Words = {
  subject: say('Mã khôi phục Innkeeper mới', 'New recovery codes of your Innkeeper account'),
  text: say(
    'Tài khoản {userName} vừa có mã khôi phục mới. Các mã cũ không dùng được nữa.',
    'The account {userName} has new recovery codes. The old ones no longer work.',
  ),
}

const recoveryCodeUsed: Words = {
  subject: say('Một mã khôi phục Innkeeper vừa được dùng', 'A recovery code of your Innkeeper account was used'),
  text: say(
    'Tài khoản {userName} vừa xác thực bằng một mã khôi phục. Còn {left} mã.',
    'A recovery code was just used to verify the account {userName}. Codes left: {left}.',
  ),
}

import { say } from '#say.ts'
import { hotline } from '#words/platform/hotline.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of two-step verification. Signing in answers 130 and not success if the second step is still missing. */
export const secondFactorRefusals = {
  /**
   * Its values are `challenge`, for the call of the second step, and `code` and `passkey`, which say (1 or 0) whether the person has an app
   * and a passkey.
   */
  secondStepNeeded: refusal(130, 200, say('Còn một bước: xác thực hai bước.', 'One more step: two-step verification.')),
  secondStepOver: refusal(
    131,
    409,
    say('Bước này đã quá hạn hoặc đã dùng rồi. Làm lại từ đầu.', 'This step is too old or was used already. Begin again.'),
  ),
  factorCodeWrong: refusal(
    132,
    422,
    say(
      'Mã không đúng. Xem mã mới trong ứng dụng, và xem giờ của điện thoại có đúng không.',
      'The code is wrong. Look for the new one in the app, and check the clock of the phone.',
    ),
  ),
  factorCodeUsed: refusal(133, 422, say('Mã này đã được dùng. Chờ mã kế tiếp.', 'This code was used already. Wait for the next one.')),
  passkeyWrong: refusal(
    134,
    422,
    say(
      'Passkey này không phải của tài khoản này, hoặc chưa xác nhận được.',
      'This passkey does not belong to this account, or it was not confirmed.',
    ),
  ),
  passkeyKnown: refusal(135, 409, say('Passkey này đã được thêm rồi.', 'This passkey was added already.')),
  factorMissing: refusal(137, 404, say('Không tìm thấy cách xác thực này.', 'This way of verification does not exist.')),
  factorProofNeeded: refusal(138, 422, say('Xác thực bước hai rồi thử lại.', 'Verify yourself by your second step, then try again.')),
  factorsFull: refusal(
    139,
    409,
    say(
      'Bạn có nhiều nhất {max} cách xác thực. Xoá bớt một cách trước.',
      'You can have {max} ways of verification at most. Remove one first.',
    ),
  ),
  resetNeedsOwner: refusal(
    215,
    409,
    say('Chỉ chủ sở hữu đặt lại được xác thực hai bước của người khác.', 'Only an owner can reset the two-step verification of others.'),
  ),
  ownFactorKept: refusal(
    211,
    409,
    say('Xác thực hai bước của chính mình thì đổi ở Thiết lập tài khoản.', 'Your own two-step verification is changed in Account setting.'),
  ),
  factorNotSet: refusal(212, 409, say('Người này chưa bật xác thực hai bước.', 'This user has no two-step verification.')),
  factorOfOther: refusal(
    213,
    409,
    say(
      `Người này còn làm việc ở chỗ nghỉ của chủ khác. Gọi tổng đài Innkeeper, ${hotline}.`,
      `This user works at a property of another owner too. Call the hotline of Innkeeper, ${hotline}.`,
    ),
  ),
  ownersFactorKept: refusal(
    214,
    409,
    say(
      `Xác thực hai bước của chủ sở hữu chỉ do quản trị viên nền tảng đặt lại. Gọi tổng đài Innkeeper, ${hotline}.`,
      `Only administrators of the platform can reset the two-step verification of an owner. Call the hotline of Innkeeper, ${hotline}.`,
    ),
  ),
} as const satisfies Record<string, Refusal>

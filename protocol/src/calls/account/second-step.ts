import { z } from 'zod'
import { call } from '#call.ts'
import { say } from '#say.ts'
import { passkeyAnswer, secondStepToken, typedCode } from '#shapes/second-step.ts'
import { signedIn, signInProof } from './login.ts'

/**
 * The calls of the second step of signing in. If the account has a second factor, a correct password returns a challenge, which is valid
 * for five minutes.
 */
export const secondStepCalls = {
  'login/second-step': call({
    words: say('Xác thực bước hai khi đăng nhập', 'Take the second step of signing in'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      challenge: secondStepToken,
      code: typedCode.default(''),
      passkey: passkeyAnswer.default(''),
      device: signInProof.device,
    }),
    output: signedIn,
    refusals: [
      'secondStepOver',
      'factorCodeWrong',
      'factorCodeUsed',
      'passkeyWrong',
      'accountLocked',
      'inactiveUser',
      'noAccess',
      'hotelUnknown',
    ],
    limits: { perMinute: 60 },
  }),
  'login/second-step-passkey': call({
    words: say('Lấy câu hỏi cho passkey khi đăng nhập', 'Get the question for a passkey when signing in'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ challenge: secondStepToken }),
    /** The JSON for the browser: `PublicKeyCredentialRequestOptions`. */
    output: z.object({ options: z.string() }),
    refusals: ['secondStepOver', 'factorMissing'],
    limits: { perMinute: 60 },
  }),
}

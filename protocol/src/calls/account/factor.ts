import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { passkeyAnswer, secondStepToken, typedCode } from '#shapes/second-step.ts'
import { factorKinds, factorKindWords } from '#words/people/factor-words.ts'

const access = { who: 'signedIn' } as const
const id = field.id(say('Cách xác thực', 'Way of verification'))
const name = field.text(say('Tên để nhận ra', 'Name to know it by'), { max: 50 })
const key = (label: ReturnType<typeof say>) => named(label, z.string().min(1).max(200), { secret: true })
const setUp = key(say('Mã thiết lập', 'Set-up token'))
const proof = key(say('Xác nhận bước hai', 'Proof of the second step'))
const password = named(say('Mật khẩu hiện tại', 'Current password'), z.string().max(200), { secret: true })

const diary = { record: { kind: 'account' }, tells: z.object({ name }), stales: ['login/', 'user/'] } as const
/** The new codes, which are shown once; empty if the person already has some. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The calls with which people set up, prove and turn off their own second step. */
export const factorCalls = {
  'factor/get-all': call({
    words: say('Xem xác thực hai bước của mình', 'See your two-step verification'),
    kind: 'read',
    method: 'GET',
    access,
    beforeFactor: true,
    input: z.strictObject({}),
    output: z.object({
      factors: z.array(
        z.object({
          id,
          kind: field.choice(say('Loại', 'Kind'), factorKinds, factorKindWords),
          name,
          addedAt: z.string(),
          usedAt: z.string().nullable(),
        }),
      ),
      /** The number of recovery codes that are not used yet. */
      recoveryLeft: z.int(),
      /** Whether the session's property, or the platform, requires it. */
      demanded: z.boolean(),
    }),
    refusals: [],
  }),
  'factor/code-begin': call({
    words: say('Bắt đầu thiết lập ứng dụng xác thực', 'Begin to set up an authenticator app'),
    kind: 'change',
    method: 'POST',
    access,
    beforeFactor: true,
    /** The password may be left out in a session that may only set up a second step. */
    input: z.strictObject({ password: password.default('') }),
    /** The secret for an app: as text to type, and as the address in the QR code. It has no effect before `factor/code-add`. */
    output: z.object({ setUp: z.string(), secret: z.string(), uri: z.string() }),
    refusals: ['wrongPassword', 'factorsFull'],
    limits: { perMinute: 30 },
  }),
  'factor/code-add': call({
    words: say('Thêm ứng dụng xác thực', 'Add an authenticator app'),
    kind: 'change',
    method: 'POST',
    access,
    beforeFactor: true,
    input: z.strictObject({ setUp, code: typedCode, name }),
    output: recoveryCodes,
    refusals: ['secondStepOver', 'factorCodeWrong', 'factorsFull'],
    diary: say('Thêm ứng dụng xác thực hai bước của {subject}', 'Authenticator app of {subject} added'),
    ...diary,
    limits: { perMinute: 30 },
  }),
  'factor/passkey-begin': call({
    words: say('Bắt đầu thêm passkey', 'Begin to add a passkey'),
    kind: 'change',
    method: 'POST',
    access,
    beforeFactor: true,
    input: z.strictObject({ password: password.default('') }),
    /** `options` is the JSON for the browser: `PublicKeyCredentialCreationOptions`. */
    output: z.object({ setUp: z.string(), options: z.string() }),
    refusals: ['wrongPassword', 'factorsFull'],
    limits: { perMinute: 30 },
  }),
  'factor/passkey-add': call({
    words: say('Thêm passkey', 'Add a passkey'),
    kind: 'change',
    method: 'POST',
    access,
    beforeFactor: true,
    input: z.strictObject({ setUp, passkey: passkeyAnswer, name }),
    output: recoveryCodes,
    refusals: ['secondStepOver', 'passkeyWrong', 'passkeyKnown', 'factorsFull'],
    diary: say('Thêm passkey của {subject}', 'Passkey of {subject} added'),
    ...diary,
    limits: { perMinute: 30 },
  }),
  'factor/rename': call({
    words: say('Đổi tên một cách xác thực', 'Rename a way of verification'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, name }),
    output: z.null(),
    refusals: ['factorMissing'],
  }),
  'factor/prove-begin': call({
    words: say('Bắt đầu xác thực bước hai', 'Begin the second step'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({}),
    /** Whether the person has an app, and, if they have a passkey, the JSON for the browser (`PublicKeyCredentialRequestOptions`). */
    output: z.object({ challenge: z.string(), code: z.boolean(), passkey: z.string().nullable() }),
    refusals: ['factorMissing'],
    limits: { perMinute: 30 },
  }),
  'factor/prove': call({
    words: say('Xác thực bước hai', 'Take the second step'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      challenge: secondStepToken,
      code: typedCode.default(''),
      passkey: passkeyAnswer.default(''),
    }),
    /** A token for a call that requires a `proof`. It is valid once, for ten minutes, in this session. */
    output: z.object({ proof: z.string() }),
    refusals: ['secondStepOver', 'factorCodeWrong', 'factorCodeUsed', 'passkeyWrong'],
    limits: { perMinute: 30 },
  }),
  'factor/remove': call({
    words: say('Tắt một cách xác thực', 'Turn off a way of verification'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, password: password.min(1), proof }),
    output: z.null(),
    refusals: ['factorMissing', 'wrongPassword', 'factorProofNeeded'],
    diary: say('Tắt một cách xác thực hai bước của {subject}', 'Second step of {subject} turned off'),
    ...diary,
    limits: { perMinute: 30 },
  }),
  'factor/recovery-codes': call({
    words: say('Làm mã khôi phục mới', 'Make new recovery codes'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ password: password.min(1), proof }),
    output: recoveryCodes,
    refusals: ['factorMissing', 'wrongPassword', 'factorProofNeeded'],
    diary: say('Mã khôi phục mới của {subject}', 'New recovery codes of {subject}'),
    ...diary,
    limits: { perMinute: 30 },
  }),
}

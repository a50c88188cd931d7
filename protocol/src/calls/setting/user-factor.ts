import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { resetReason, resetRefusals } from '#shapes/factor-reset.ts'

const demanded = field.flag(say('Yêu cầu mọi người dùng xác thực hai bước', 'Ask every user for two-step verification'))

/** The calls that read and set whether a property requires a second step of its staff. */
export const userFactorCalls = {
  'user/second-factor': call({
    words: say('Xem chỗ nghỉ có yêu cầu xác thực hai bước không', 'See whether the property asks for two-step verification'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['USER_MANAGEMENT_1', 'USER_LIST_1'] },
    input: z.strictObject({}),
    output: z.object({ demanded }),
    refusals: [],
  }),
  'user/demand-second-factor': call({
    words: say('Yêu cầu hoặc thôi yêu cầu xác thực hai bước', 'Ask the staff for two-step verification, or stop asking'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['USER_MANAGEMENT_1', 'USER_LIST_1', 'USER_LIST_2'] },
    input: z.strictObject({ demanded }),
    output: z.null(),
    refusals: [],
    diary: say('Đổi yêu cầu xác thực hai bước', 'Changed whether two-step verification is asked for'),
    record: { kind: 'user' },
    stales: ['factor/'],
  }),
  'user/reset-second-factor': call({
    words: say('Đặt lại xác thực hai bước của người khác', 'Reset the two-step verification of somebody else'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['USER_MANAGEMENT_1', 'USER_LIST_1', 'USER_LIST_2'] },
    input: z.strictObject({ id: field.id(say('Người dùng', 'User')), reason: resetReason }),
    output: z.object({ ended: z.int() }),
    refusals: ['userMissing', ...Object.values(resetRefusals)],
    diary: say('Đặt lại xác thực hai bước của {subject}', 'Reset the two-step verification of {subject}'),
    record: { kind: 'user', id: 'id' },
    tells: z.object({ reason: resetReason }),
    stales: ['profile/', 'login/'],
  }),
}

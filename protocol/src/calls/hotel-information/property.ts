import { certificateTold, stateTold } from '#diary/property-told.ts'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

/** The acts of a property on its own state, besides confirming to sell. */
export const propertyCalls = {
  'property/move': call({
    words: say('Mở bán hoặc ngừng bán', 'Put on sale or take off sale'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['HOTEL_SETTING_2'] },
    input: z.strictObject({
      act: field.choice(say('Việc', 'Action'), ['putOnSale', 'takeOffSale']),
      note: field.note(say('Lý do', 'Reason'), { max: 1000 }).default(''),
    }),
    output: z.object({ state: z.enum(propertyStates) }),
    refusals: ['contractNotSigned', 'takenOffByPlatform', 'moveNotAllowed'],
    diary: say('Mở bán hoặc ngừng bán {subject}', 'Put {subject} on sale or took it off'),
    record: { kind: 'property' },
    tells: stateTold,
    idempotency: 'optional',
    stales: ['supplier', 'login', 'notification', 'room-plan'],
    // Each move sends letters to the owners and to the platform.
    limits: { perMinute: 10 },
  }),
  'property/send-certificate': call({
    words: say('Gửi lại giấy phép kinh doanh', 'Send a new business certificate'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['REGISTRATION_INFO_1', 'REGISTRATION_INFO_2'] },
    input: z.strictObject({
      certificateId: field.id(say('Giấy phép kinh doanh', 'Business certificate')),
      certificateSecret: named(say('Khoá của tệp', 'File key'), z.string().min(1).max(200)),
    }),
    output: z.object({ verifyBy: z.string() }),
    refusals: ['uploadExpired', 'certificateNotRefused'],
    diary: say('Gửi lại giấy phép kinh doanh của {subject}', 'Sent a new business certificate of {subject}'),
    record: { kind: 'property' },
    tells: certificateTold,
    idempotency: 'optional',
    stales: ['supplier'],
  }),
}

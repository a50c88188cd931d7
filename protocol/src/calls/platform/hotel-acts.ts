import { certificateTold, stateTold } from '#diary/property-told.ts'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { loginCalls } from '../account/login.ts'
import { commission } from '../setting/contract.ts'

const access = { who: 'administrator' } as const

const id = field.id(say('Chỗ nghỉ', 'Property'))
const contractVersion = named(say('Bản hợp đồng đã xem', 'Version of the contract seen'), z.int().min(0))
const stales = ['login', 'notification', 'room-plan'] as const

/** The platform's calls that change a property. */
export const hotelActCalls = {
  'supplier/hotel/login': call({
    words: say('Vào một chỗ nghỉ như chủ của nó', 'Enter a property as its owner'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ hotelId: id }),
    output: loginCalls['login/user'].output,
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'supplier/hotel/change-index': call({
    words: say('Đổi thứ tự hiển thị của chỗ nghỉ', 'Change the display order of a property'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, displayOrder: field.count(say('Thứ tự hiển thị', 'Display order'), { min: 0, max: 1_000_000 }) }),
    output: z.object({ id: z.uuid(), displayOrder: z.int() }),
    refusals: [],
    diary: say('Đổi thứ tự hiển thị của {subject}', 'Changed the display order of {subject}'),
    record: { kind: 'property' },
    stales,
  }),
  'supplier/hotel/agree-commission': call({
    words: say('Thoả thuận hoa hồng của một chỗ nghỉ', 'Agree on the commission of a property'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, version: contractVersion, commission }),
    output: z.object({ version: contractVersion }),
    refusals: ['contractChanged', 'contractReleased'],
    diary: say('Thoả thuận hoa hồng của {subject}', 'Agreed on the commission of {subject}'),
    record: { kind: 'eContract' },
    tells: z.object({ commission, agreed: field.flag(say('Đã thoả thuận', 'Agreed')) }),
    idempotency: 'optional',
    stales: ['contract', 'notification'],
  }),
  'supplier/hotel/verify': call({
    words: say('Xác minh giấy phép của một chỗ nghỉ', 'Verify the certificate of a property'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      id,
      certificateNo: field.count(say('Lần gửi', 'Submission'), { min: 1, max: 10_000 }),
      verdict: field.choice(say('Kết quả', 'Verdict'), ['verified', 'refused']),
      note: field.note(say('Ghi chú cho chỗ nghỉ', 'Note to the property'), { max: 1000 }).default(''),
    }),
    output: z.null(),
    refusals: ['certificateNotWaiting', 'noteMissing'],
    diary: say('Xác minh giấy phép của {subject}', 'Verified or refused the certificate of {subject}'),
    record: { kind: 'property' },
    tells: certificateTold,
    idempotency: 'optional',
    stales,
  }),
  'supplier/hotel/move': call({
    words: say('Duyệt, trả lại, mở bán hoặc ngừng bán một chỗ nghỉ', 'Approve a property, send it back, put it on sale or take it off'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      id,
      act: field.choice(say('Việc', 'Action'), ['approve', 'sendBack', 'putOnSale', 'takeOffSale']),
      note: field.note(say('Ghi chú cho chỗ nghỉ', 'Note to the property'), { max: 1000 }).default(''),
    }),
    output: z.object({ state: z.enum(propertyStates) }),
    refusals: ['propertyNotVerified', 'noteMissing', 'contractNotSigned', 'moveNotAllowed'],
    diary: say('Đổi trạng thái của {subject}', 'Changed the status of {subject}'),
    record: { kind: 'property' },
    tells: stateTold,
    idempotency: 'optional',
    stales,
  }),
}

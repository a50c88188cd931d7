import { chargeUnits } from '@innkeeper/rules/policy/cancellation-fields'
import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { policyFields, policyFilter, policyPlan } from '#shapes/policy-shapes.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { chargeUnitWords } from '#words/property/policy-words.ts'

const id = field.id(say('Chính sách huỷ', 'Cancellation policy'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** One step: a cancellation this many days before arrival or later costs this charge (basis points, minor units, or nights). */
const step = z.strictObject({
  daysBefore: field.count(say('Ngày trước khi đến', 'Days before arrival'), { min: 0, max: 365 }),
  unit: field.choice(say('Tính theo', 'Charged by'), chargeUnits, chargeUnitWords),
  value: named(say('Mức phí', 'Charge'), z.int().min(1).max(100_000_000_000), { reads: { by: 'unit' } }),
})

/** A cancellation policy as a form sends it. */
export const cancellationPolicyForm = z.strictObject({
  ...policyFields,
  refundable: field.flag(say('Được hoàn tiền', 'Refundable')).default(true),
  steps: named(say('Các mốc tính phí', 'Steps'), z.array(step).max(10)).default([]),
})

/** A cancellation policy as an answer has it, with the packages that name it. */
const cancellationPolicyRecord = z.object({
  ...cancellationPolicyForm.shape,
  id,
  version,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  plans: z.array(policyPlan),
})

const view = { who: 'property', codes: ['CANCELLATION_POLICY_1'] } as const
const change = { who: 'property', codes: ['CANCELLATION_POLICY_1', 'CANCELLATION_POLICY_2'] } as const
const formRefusals = ['stepTwice', 'chargeOverWhole', 'chargeFalls', 'standardStaysActive'] as const
const stales = ['plan', 'room-plan'] as const

const policies = recordCalls({
  read: view,
  change,
  id,
  version,
  form: cancellationPolicyForm,
  row: cancellationPolicyRecord,
  kind: 'cancellationPolicy',
  missing: 'cancellationPolicyMissing',
  changed: 'policyChanged',
  stales,
})

export const cancellationPolicyCalls = {
  'cancellation-policy/history': historyOfOne(say('Lịch sử chính sách huỷ', 'History of a cancellation policy'), view, id),
  'cancellation-policy/search': call({
    words: say('Danh sách chính sách huỷ', 'Cancellation policies'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ ...policyFilter, ...field.page }),
    output: z.array(cancellationPolicyRecord),
    list: true,
    refusals: [],
  }),
  'cancellation-policy/detail': call({
    words: say('Chi tiết chính sách huỷ', 'A cancellation policy'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ id }),
    output: cancellationPolicyRecord,
    refusals: ['cancellationPolicyMissing'],
  }),
  'cancellation-policy/create': policies.create({
    words: say('Tạo chính sách huỷ', 'Create a cancellation policy'),
    diary: say('Tạo chính sách huỷ {subject}', 'Created the cancellation policy {subject}'),
    refusals: formRefusals,
  }),
  'cancellation-policy/update': policies.update({
    words: say('Sửa chính sách huỷ', 'Change a cancellation policy'),
    diary: say('Sửa chính sách huỷ {subject}', 'Changed the cancellation policy {subject}'),
    refusals: [...formRefusals, 'policyOnSale', 'standardMoves'],
  }),
  'cancellation-policy/delete': policies.delete({
    words: say('Xoá chính sách huỷ', 'Delete a cancellation policy'),
    diary: say('Xoá chính sách huỷ {subject}', 'Deleted the cancellation policy {subject}'),
    refusals: ['policyInUse'],
  }),
  'cancellation-policy/export': policies.file({
    words: say('Xuất chính sách huỷ', 'Export the cancellation policies'),
    filter: policyFilter,
  }),
}

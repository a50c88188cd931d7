import { balanceTypes, depositTermUnits, depositTypes } from '@innkeeper/rules/policy/payment-fields'
import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { policyFields, policyFilter, policyPlan } from '#shapes/policy-shapes.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { balanceWords, depositWords, termUnitWords } from '#words/property/policy-words.ts'

const id = field.id(say('Chính sách thanh toán', 'Payment policy'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** A payment policy as a form sends it; fields that its deposit type does not use are left out. */
export const paymentPolicyForm = z.strictObject({
  ...policyFields,
  depositType: field.choice(say('Đặt cọc', 'Deposit'), depositTypes, depositWords),
  /** Basis points, minor units or nights, depending on the type. */
  depositValue: named(say('Mức đặt cọc', 'Deposit amount'), z.int().min(1).max(100_000_000_000), { reads: { by: 'depositType' } })
    .nullable()
    .default(null),
  depositTerm: field.count(say('Hạn đặt cọc', 'Deposit term'), { min: 1, max: 720 }).nullable().default(null),
  depositTermUnit: field.choice(say('Tính hạn theo', 'Counted in'), depositTermUnits, termUnitWords).nullable().default(null),
  balanceType: field.choice(say('Phần còn lại', 'The rest'), balanceTypes, balanceWords).nullable().default(null),
  balanceDays: field.count(say('Hạn thanh toán', 'Payment due'), { min: 0, max: 365 }).nullable().default(null),
  cutOffDays: field.count(say('Ngày chốt', 'Cut-off date'), { min: 0, max: 365 }).nullable().default(null),
})

/** A payment policy as an answer has it, with the packages that name it. */
const paymentPolicyRecord = z.object({
  ...paymentPolicyForm.shape,
  id,
  version,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  plans: z.array(policyPlan),
})

const view = { who: 'property', codes: ['PAYMENT_POLICY_1'] } as const
const change = { who: 'property', codes: ['PAYMENT_POLICY_1', 'PAYMENT_POLICY_2'] } as const
const formRefusals = ['termMissing', 'chargeOverWhole', 'paymentDueOverDeposit', 'standardStaysActive'] as const
const stales = ['plan', 'room-plan'] as const

const policies = recordCalls({
  read: view,
  change,
  id,
  version,
  form: paymentPolicyForm,
  row: paymentPolicyRecord,
  kind: 'paymentPolicy',
  missing: 'paymentPolicyMissing',
  changed: 'policyChanged',
  stales,
})

export const paymentPolicyCalls = {
  'payment-policy/history': historyOfOne(say('Lịch sử chính sách thanh toán', 'History of a payment policy'), view, id),
  'payment-policy/search': call({
    words: say('Danh sách chính sách thanh toán', 'Payment policies'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ ...policyFilter, ...field.page }),
    output: z.array(paymentPolicyRecord),
    list: true,
    refusals: [],
  }),
  'payment-policy/detail': call({
    words: say('Chi tiết chính sách thanh toán', 'A payment policy'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ id }),
    output: paymentPolicyRecord,
    refusals: ['paymentPolicyMissing'],
  }),
  'payment-policy/create': policies.create({
    words: say('Tạo chính sách thanh toán', 'Create a payment policy'),
    diary: say('Tạo chính sách thanh toán {subject}', 'Created the payment policy {subject}'),
    refusals: formRefusals,
  }),
  'payment-policy/update': policies.update({
    words: say('Sửa chính sách thanh toán', 'Change a payment policy'),
    diary: say('Sửa chính sách thanh toán {subject}', 'Changed the payment policy {subject}'),
    refusals: [...formRefusals, 'policyOnSale', 'standardMoves'],
  }),
  'payment-policy/delete': policies.delete({
    words: say('Xoá chính sách thanh toán', 'Delete a payment policy'),
    diary: say('Xoá chính sách thanh toán {subject}', 'Deleted the payment policy {subject}'),
    refusals: ['policyInUse'],
  }),
  'payment-policy/export': policies.file({ words: say('Xuất chính sách thanh toán', 'Export the payment policies'), filter: policyFilter }),
}

import { z } from 'zod'
import { field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'

/** The fields of every policy, apart from its terms. */
export const policyFields = {
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  standard: named(say('Chính sách chuẩn', 'The standard policy'), z.boolean(), {
    hint: say('Áp dụng cho mọi gói không chọn chính sách riêng.', 'Used for every package without a policy of its own.'),
  }).default(false),
  active: field.flag(say('Đang dùng', 'In use')).default(true),
}

/** The fields that policies can be sorted by; by default the standard one comes first, then those in use. */
export const policySorts = ['name', 'state'] as const

/** The filter of a list of policies. */
export const policyFilter = {
  ...sortedBy(policySorts),
  text: field.text(say('Tên chính sách', 'Policy name'), { max: 100, min: 0 }).default(''),
  active: field.flag(say('Đang dùng', 'In use')).optional(),
}

/** A package that a policy applies to; `byDefault` where the package names none and the policy is the standard one. */
export const policyPlan = z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string(), active: z.boolean(), byDefault: z.boolean() })

/** The states of a policy, in words. */
export const policyStateWords = {
  active: say('Đang dùng', 'In use'),
  stopped: say('Ngừng dùng', 'Not in use'),
} as const satisfies Record<string, Saying>

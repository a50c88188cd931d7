import { z } from 'zod'
import { field, named } from './field.ts'
import { say, type Saying } from './say.ts'

/** What every policy of a property says of itself, besides its terms. */
export const policyFields = {
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  standard: named(say('Chính sách chuẩn', 'The standard policy'), z.boolean(), {
    hint: say('Áp dụng cho mọi gói không chọn chính sách riêng.', 'Holds for every package that names no policy of its own.'),
  }).default(false),
  active: field.flag(say('Đang dùng', 'In use')).default(true),
}

/** What a list of policies is narrowed by. */
export const policyFilter = {
  text: field.note(say('Tên chính sách', 'Policy name'), 100).default(''),
  active: field.flag(say('Đang dùng', 'In use')).optional(),
}

/** A package that a policy holds for; `byDefault` where it names none, and the policy is the standard one. */
export const policyPlan = z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string(), active: z.boolean(), byDefault: z.boolean() })

/** Whether a policy is in use, as a person reads it. */
export const policyStateWords = {
  active: say('Đang dùng', 'In use'),
  stopped: say('Ngừng dùng', 'Not in use'),
} as const satisfies Record<string, Saying>

import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

/** A bank of Vietnam. */
export const bankRecord = z.object({
  bin: named(say('Mã BIN', 'BIN'), z.string()),
  code: named(say('Mã', 'Code'), z.string()),
  shortName: named(say('Tên viết tắt', 'Short name'), z.string()),
  name: named(say('Tên ngân hàng', 'Bank'), z.string()),
})

export const bankCalls = {
  'bank/get-all': call({
    words: say('Danh sách ngân hàng', 'Banks'),
    kind: 'read',
    method: 'GET',
    access: { who: 'signedIn' },
    input: z.strictObject({ text: field.text(say('Tên, mã hoặc BIN', 'Name, code or BIN'), { max: 100, min: 0 }).default('') }),
    output: z.array(bankRecord),
    refusals: [],
  }),
}

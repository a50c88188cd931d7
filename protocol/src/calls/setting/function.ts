import { z } from 'zod'
import { call } from '#call.ts'
import { functionNames } from '#access.ts'
import { givenCodes } from '#functions/function-tree.ts'
import { say } from '#say.ts'

/** A code as an answer has it. */
export const givenCode = z.enum(givenCodes)

export const functionCalls = {
  'function/get-all': call({
    words: say('Danh sách chức năng', 'Functions'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['USER_MANAGEMENT_1'] },
    input: z.strictObject({}),
    /** The functions in the order of the menu. Each comes after the functions that contain it (`around`, the outermost first). */
    output: z.array(
      z.object({
        name: z.enum(functionNames),
        nameVi: z.string(),
        nameEn: z.string(),
        around: z.array(z.enum(functionNames)),
        view: givenCode,
        change: givenCode,
        /** Whether the caller holds the right, and may therefore give it. */
        mayGiveView: z.boolean(),
        mayGiveChange: z.boolean(),
      }),
    ),
    refusals: [],
  }),
}

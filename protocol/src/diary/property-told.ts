import { propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { propertyStateWords } from '#words/property/property-words.ts'

const note = field.note(say('Ghi chú', 'Note'), { max: 1000 })

/** What the diary shows of a property's state. */
export const stateTold = z.object({ state: field.choice(say('Trạng thái', 'Status'), propertyStates, propertyStateWords), note })

/** What the diary shows of a business certificate. */
export const certificateTold = z.object({
  certificateNo: field.count(say('Lần gửi', 'Submission'), { min: 1, max: 10_000 }),
  fileName: named(say('Tên tệp', 'File name'), z.string()),
  verdict: field.choice(say('Kết quả', 'Verdict'), ['verified', 'refused'], {
    verified: say('Đã xác minh', 'Verified'),
    refused: say('Bị từ chối', 'Refused'),
  }),
  note,
})

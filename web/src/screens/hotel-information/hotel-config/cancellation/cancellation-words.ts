import { say, type Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../../kit/ask.ts'

/** A cancellation policy as it is read. */
export type CancellationPolicy = AnswerOf<'cancellation-policy/detail'>

/** Why somebody may look only. */
export const mayNotChange: Saying = say('Không có quyền sửa chính sách huỷ.', 'No right to change cancellation policies.')

/** What the list of cancellation policies is called. */
export const listTitle: Saying = say('Chính sách huỷ', 'Cancellation policies')

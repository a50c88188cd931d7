import { say, type Saying } from '@innkeeper/protocol/say'
import type { History } from '../model/loading/grid-calls.ts'

/** What an operation was, in words. */
export const kindWords: Readonly<Record<History[number]['kind'], Saying>> = {
  cell: say('sửa đêm', 'night'),
  paste: say('dán', 'paste'),
  fill: say('điền', 'fill'),
  batch: say('hàng loạt', 'batch'),
  copy: say('chép tiếp', 'copied forward'),
  workbook: say('nhập từ Excel', 'from Excel'),
  suggestion: say('giá gợi ý', 'suggested'),
  push: say('hệ thống gửi', 'sent by a system'),
  undo: say('hoàn tác', 'undo'),
}

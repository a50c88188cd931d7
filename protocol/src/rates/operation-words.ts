import { say, type Saying } from '#say.ts'
import type { operationKinds, origins } from './night-fields.ts'

/** The sources of an operation, in words. */
export const originWords = {
  screen: say('Màn hình', 'Screen'),
  batch: say('Hàng loạt', 'Batch'),
  excel: say('Excel', 'Excel'),
  pms: say('PMS', 'PMS'),
  agent: say('Đại lý', 'Agent'),
} as const satisfies Record<(typeof origins)[number], Saying>

/** The kinds of operation, in words. */
export const kindWords = {
  cell: say('Sửa đêm', 'Night'),
  paste: say('Dán', 'Paste'),
  fill: say('Điền', 'Fill'),
  batch: say('Cập nhật hàng loạt', 'Batch update'),
  copy: say('Chép tiếp', 'Copied forward'),
  workbook: say('Nhập từ Excel', 'From Excel'),
  suggestion: say('Giá gợi ý', 'Suggested price'),
  push: say('Hệ thống gửi', 'Sent by a system'),
  undo: say('Hoàn tác', 'Undo'),
} as const satisfies Record<(typeof operationKinds)[number], Saying>

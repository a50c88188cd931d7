import { say } from '#say.ts'

/** The visits of administrators, as the diary has them. */
export const visitInDiary = {
  entry: say('{subject} của Innkeeper vào chỗ nghỉ', '{subject} of Innkeeper entered the property'),
  leaving: say('{subject} của Innkeeper rời chỗ nghỉ', '{subject} of Innkeeper left the property'),
} as const

/** The sources of a change, in words. */
export const diaryOriginWords = {
  screen: say('Màn hình', 'Screen'),
  batch: say('Hàng loạt', 'Batch'),
  excel: say('Excel', 'Excel'),
  pms: say('PMS', 'PMS'),
  agent: say('Đại lý', 'Agent'),
  guest: say('Khách', 'Guest'),
  system: say('Hệ thống', 'System'),
} as const

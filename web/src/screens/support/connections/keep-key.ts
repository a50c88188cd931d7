import { say } from '@innkeeper/protocol/say'

/** Said of a new key. */
export const keepKey = say(
  'Khoá chỉ hiện lần này. Sao chép và đặt vào hệ thống được kết nối.',
  'The key is shown only now. Copy it into the connected system.',
)

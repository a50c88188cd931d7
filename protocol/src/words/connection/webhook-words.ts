import { say, type Saying } from '#say.ts'

/** How far a connected system has a revision. */
export const toldStates = ['waiting', 'trying', 'received', 'fetched', 'putAside'] as const

/** How far a connected system has a revision. */
export type ToldState = (typeof toldStates)[number]

/** The states, in words. */
export const toldStateWords: Readonly<Record<ToldState, Saying>> = {
  waiting: say('Chưa nhận', 'Not taken yet'),
  trying: say('Đang gửi lại', 'Being tried again'),
  received: say('Đã nhận', 'Received'),
  fetched: say('Đã lấy', 'Fetched'),
  putAside: say('Ngừng gửi', 'Given up'),
}

/** Why an address did not take a message. */
export const webhookProblems = ['unreachable', 'inside', 'noResolver', 'timedOut', 'brokenOff', 'refused', 'secretUnreadable'] as const

/** Why an address did not take a message. */
export type WebhookProblem = (typeof webhookProblems)[number]

/** Why, in words. */
export const webhookProblemWords: Readonly<Record<WebhookProblem, Saying>> = {
  unreachable: say('Không kết nối được', 'Could not be reached'),
  inside: say('Tên miền trỏ vào mạng nội bộ', 'Its domain points to an internal network'),
  noResolver: say('Không tra được tên miền', 'Its domain could not be looked up'),
  timedOut: say('Quá 10 giây không trả lời', 'No answer within 10 seconds'),
  brokenOff: say('Trả lời bị ngắt giữa chừng', 'The answer broke off'),
  refused: say('Máy chủ bên kia không nhận', 'The other server did not accept it'),
  secretUnreadable: say('Không mở được khoá ký; hãy đổi khoá', 'The signing secret cannot be opened; change it'),
}

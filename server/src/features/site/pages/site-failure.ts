import { refusals } from '@innkeeper/protocol/refusals'
import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { Refused } from '#kit/call/refuse.ts'
import { siteWords } from '../site-words.ts'

/** Why a page cannot be shown, and what the guest can do; in how many seconds trying again may help, where it may. */
export type SiteFailure = {
  readonly status: number
  readonly title: Saying
  readonly why: Saying
  readonly values: SayingValues
  readonly seconds: number | null
}

/** There is no such page. */
export const notThere: SiteFailure = { status: 404, title: siteWords.notThere, why: siteWords.notThereWhy, values: {}, seconds: null }

/** A refusal as a guest reads it. */
export const failureOf = ({ key, values }: Refused, requestId: string): SiteFailure => {
  const { status } = refusals[key]
  if (key === 'tooManyRequests') return { status, ...tooMany, values, seconds: Number(values['seconds'] ?? aMinute) }
  if (key === 'outcomeUnknown') return { status, ...unknown, values: {}, seconds: soon }
  if (status === 503) return { status, ...busy, values: { seconds: soon }, seconds: soon }
  if (status >= 500) return { status, ...failed, values: { requestId }, seconds: null }
  return { status, ...unreadable, values: {}, seconds: null }
}

const soon = 5
const aMinute = 60

const busy = {
  title: say('Đang có rất đông khách', 'We are very busy right now'),
  why: say('Trang chưa mở được. Hãy thử lại sau {seconds} giây.', 'The page could not be opened. Try again in {seconds} seconds.'),
}
const tooMany = {
  title: say('Quá nhiều lượt xem', 'Too many pages at once'),
  why: say(
    'Mạng của bạn vừa mở quá nhiều trang. Hãy thử lại sau {seconds} giây.',
    'Your network has just opened too many pages. Try again in {seconds} seconds.',
  ),
}
const unknown = {
  title: say('Chưa rõ đã gửi được chưa', 'It is not known whether this was sent'),
  why: say(
    'Kết nối bị ngắt giữa chừng. Hãy thử lại: gửi hai lần vẫn chỉ là một đặt phòng.',
    'The connection broke. Try again: sending a booking twice makes one booking.',
  ),
}
const failed = {
  title: say('Trang gặp lỗi', 'Something went wrong'),
  why: say(
    'Lỗi ở phía chúng tôi. Hãy thử lại; nếu vẫn lỗi, gọi cho chúng tôi và đọc mã {requestId}.',
    'The mistake is ours. Try again; if it happens again, call us and give the code {requestId}.',
  ),
}
const unreadable = {
  title: say('Không đọc được yêu cầu', 'The request cannot be read'),
  why: say('Hãy quay lại và gửi lại.', 'Go back and send it again.'),
}

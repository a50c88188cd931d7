import type { AnswerLinkStanding } from '@innkeeper/rules/booking-request/answer-link'
import { say, type Saying } from '#say.ts'

/** Why the link of a letter cannot answer any more, to whoever opens it. */
export const answerLinkWords: Readonly<Record<Exclude<AnswerLinkStanding, 'open'>, Saying>> = {
  used: say('Liên kết này đã được dùng; mỗi liên kết chỉ trả lời một lần.', 'This link has been used; each answers only once.'),
  outdated: say(
    'Liên kết này đã cũ: thời hạn đã qua, hoặc yêu cầu hay đề nghị đã đổi.',
    'This link is out of date: its time is over, or the request or the offer has changed.',
  ),
  answered: say('Email này đã được trả lời rồi.', 'This email has been answered already.'),
}

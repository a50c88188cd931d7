import { codesOf } from '#codes/codes-of.ts'
import { say, type Saying } from '#say.ts'
import { alertKinds, alertWords } from '../platform/alert-kinds.ts'
import { letterKinds, letterWords } from './letter-words.ts'
import { mailProblems, mailProblemWords } from './mail-words.ts'

/** What became of an email: it waits, was sent, is tried again, failed, came back, or had nobody or no reason to go. */
export const emailStates = ['waiting', 'sent', 'again', 'failed', 'returned', 'notSent'] as const

/** What became of an email. */
export type EmailState = (typeof emailStates)[number]

/** What became of an email, in words. */
export const emailStateWords: Readonly<Record<EmailState, Saying>> = {
  waiting: say('Đang chờ gửi', 'Waiting to be sent'),
  sent: say('Đã gửi', 'Sent'),
  again: say('Chưa gửi được, sẽ gửi lại', 'Not sent yet, will be tried again'),
  failed: say('Gửi lỗi', 'Not sent: failed'),
  returned: say('Bị trả về', 'Returned'),
  notSent: say('Không gửi', 'Not sent'),
}

/** Whom an email is for: the guest, the agent, the property at its address, or one of its people. */
export const emailAudiences = ['guest', 'agent', 'property', 'person'] as const

/** Whom an email is for. */
export type EmailAudience = (typeof emailAudiences)[number]

const ownProblemWords = {
  ownServer: say(
    'Máy chủ email của chỗ nghỉ vừa bị lỗi nên chưa được hỏi lại.',
    'The property’s mail server failed just now and is left alone for a minute.',
  ),
  unreadable: say(
    'Nội dung email không đọc được: đây là lỗi của Innkeeper.',
    'The email’s content cannot be read: this is Innkeeper’s fault.',
  ),
  crashed: say('Máy chủ của Innkeeper dừng giữa chừng nhiều lần.', 'Innkeeper’s server stopped in the middle, many times.'),
  switchedOff: say('Chỗ nghỉ đã tắt loại email này.', 'The property has switched this kind of email off.'),
  noAddress: say('Không có địa chỉ email.', 'There is no email address.'),
  sameAddress: say('Cùng địa chỉ với đại lý, nên chỉ đại lý nhận một email.', 'The agent has the same address and gets the one email.'),
} as const satisfies Record<string, Saying>

/** Why an email was not sent, came back or is tried again. */
export const emailProblems = [...mailProblems, ...codesOf(ownProblemWords)] as const

/** Why an email was not sent. */
export type EmailProblem = (typeof emailProblems)[number]

/** Why an email was not sent, in words. */
export const emailProblemWords: Readonly<Record<EmailProblem, Saying>> = { ...mailProblemWords, ...ownProblemWords }

/** The kinds of emails: those to guests and agents, and the news that a property and its people get. */
export const emailKinds = [...letterKinds, ...alertKinds] as const

/** A kind of email. */
export type EmailKind = (typeof emailKinds)[number]

/** The kinds of emails, in words. */
export const emailKindWords: Readonly<Record<EmailKind, Saying>> = { ...alertWords, ...letterWords }

import { say, type Saying } from '#say.ts'

/** The kinds of background work that follows a change; each has its own queue. */
export const jobKinds = ['mail', 'platformNews', 'confirmation', 'webhook', 'ari'] as const

/** A kind of work. */
export type JobKind = (typeof jobKinds)[number]

/** The kinds of work, in words. */
export const jobKindWords: Readonly<Record<JobKind, Saying>> = {
  mail: say('Gửi email', 'Sending an email'),
  platformNews: say('Báo tin cho quản trị viên', 'Notifying the administrators'),
  confirmation: say('Gửi xác nhận đặt phòng', 'Sending the confirmation of a booking'),
  webhook: say('Báo đặt phòng cho hệ thống kết nối', 'Telling a connected system of bookings'),
  ari: say('Báo phòng trống và giá cho hệ thống kết nối', 'Telling a connected system of availability and prices'),
}

/** Why a job failed, as far as an administrator may read it: an error's own text may quote an address or a secret. */
export const jobProblems = ['unreachable', 'signInRefused', 'refused', 'unreadable', 'timedOut', 'broken', 'crashed', 'ownServer'] as const

/** Why a job failed. */
export type JobProblem = (typeof jobProblems)[number]

/** Why a job failed, in words. */
export const jobProblemWords: Readonly<Record<JobProblem, Saying>> = {
  unreachable: say('Không kết nối được máy chủ nhận.', 'The receiving server could not be reached.'),
  signInRefused: say('Máy chủ email không chấp nhận tài khoản của Innkeeper.', 'The mail server did not accept the account of Innkeeper.'),
  refused: say('Máy chủ nhận từ chối, thường vì địa chỉ sai.', 'The receiving server refused it, mostly because the address is wrong.'),
  unreadable: say('Nội dung không đúng dạng: đây là lỗi của Innkeeper.', 'Its content has the wrong format: this is Innkeeper’s fault.'),
  timedOut: say('Quá lâu không xong.', 'It took too long.'),
  broken: say('Lỗi khác; nhật ký máy chủ có chi tiết.', 'Another error; the server’s log has the details.'),
  ownServer: say(
    'Máy chủ email của chỗ nghỉ không gửi được; sau 15 phút email đi qua Innkeeper.',
    'The property’s own mail server did not send it; after 15 minutes it goes through Innkeeper.',
  ),
  crashed: say('Máy chủ dừng đột ngột trong lúc làm.', 'The server stopped suddenly while doing it.'),
}

/** The lists of failed jobs: those that await a decision, and those that were decided. */
export const jobViews = ['failed', 'decided'] as const

/** What an administrator may decide about a failed job. */
export const jobDecisions = ['tryAgain', 'putAway'] as const

/** The states of a job that failed once. */
export const jobStates = ['failed', 'waiting', 'done', 'putAway'] as const

/** The states, in words. */
export const jobStateWords: Readonly<Record<(typeof jobStates)[number], Saying>> = {
  failed: say('Bị lỗi', 'Failed'),
  waiting: say('Đang thử lại', 'Being tried again'),
  done: say('Đã làm xong', 'Done'),
  putAway: say('Đã bỏ qua', 'Dismissed'),
}

/** The decisions, in words. */
export const jobDecisionWords: Readonly<Record<(typeof jobDecisions)[number], Saying>> = {
  tryAgain: say('{person} cho thử lại {moment}', '{person} tried it again {moment}'),
  putAway: say('{person} bỏ qua {moment}', '{person} dismissed it {moment}'),
}

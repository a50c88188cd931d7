import { z } from 'zod'
import { alertKinds } from '#words/platform/alert-kinds.ts'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'

const access = { who: 'property', codes: [] } as const

/** People of a property read the notifications of their property; administrators on the platform read those of the platform. */
const bell = { who: 'signedIn' } as const

/** A notification, in the fields of the specification. */
const notification = z.object({
  key: z.uuid(),
  seen: z.boolean(),
  title: z.string(),
  /** The screen that it opens, below the property's area, or the administrators'. */
  link: z.string(),
  createdDate: z.object({ time: z.string() }),
  type: z.string(),
  detailCode: z.string(),
  username: z.string(),
  content: z.array(z.object({ lang: z.enum(['vi', 'en']), code: z.string(), status: z.string(), name: z.string() })),
  /** Whether it is about a new release of the product and not about the property. */
  fromRelease: z.boolean(),
})

/** How a person is notified of a kind of alert. */
const alertChoice = {
  kind: field.choice(say('Loại thông báo', 'Kind of alert'), alertKinds),
  inBell: field.flag(say('Trong chuông', 'In the bell')),
  byMail: field.flag(say('Qua email', 'By email')),
}

export const notificationCalls = {
  'notification/show': call({
    words: say('Thông báo', 'Notifications'),
    kind: 'read',
    method: 'GET',
    access: bell,
    input: z.strictObject({
      limit: field.count(say('Số dòng', 'Rows'), { min: 1, max: 100 }).default(5),
      offset: field.page.offset,
    }),
    /** `unseen` counts to 100 at most. */
    output: z.object({ notifications: z.array(notification), more: z.boolean(), unseen: z.int() }),
    refusals: [],
  }),
  'notification/hiden': call({
    words: say('Đánh dấu mọi thông báo là đã xem', 'Mark all notifications as seen'),
    kind: 'change',
    method: 'GET',
    access: bell,
    input: z.strictObject({}),
    output: z.null(),
    refusals: [],
  }),
  'notice/update-seen': call({
    words: say('Đánh dấu thông báo là đã xem', 'Mark a notification as seen'),
    kind: 'change',
    method: 'POST',
    access: bell,
    input: z.strictObject({ idNotice: field.id(say('Thông báo', 'Notification')) }),
    output: z.null(),
    refusals: [],
    stales: ['notification/'],
  }),
  'notification/choices': call({
    words: say('Xem cách bạn nhận thông báo', 'See how you get alerts'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({}),
    /** The kinds that the person may see, each with the person's choice or the default. */
    output: z.object({ choices: z.array(z.object(alertChoice)) }),
    refusals: [],
  }),
  'notification/choose': call({
    words: say('Chọn cách nhận thông báo', 'Choose how to get alerts'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject(alertChoice),
    output: z.null(),
    refusals: [],
    diary: say('Chọn cách nhận thông báo “{subject}”', 'Chose how to get alerts of “{subject}”'),
    record: { kind: 'account' },
  }),
}

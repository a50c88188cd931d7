import { z } from 'zod'
import { call } from '../call.ts'
import { field } from '../field.ts'
import { say } from '../say.ts'

const access = { who: 'property', codes: [] } as const

/** A notification, in the fields of the specification. */
const notification = z.object({
  key: z.uuid(),
  seen: z.boolean(),
  title: z.string(),
  /** Where it leads, below the property's area. */
  link: z.string(),
  createdDate: z.object({ time: z.string() }),
  type: z.string(),
  detailCode: z.string(),
  username: z.string(),
  content: z.array(z.object({ lang: z.enum(['vi', 'en']), code: z.string(), status: z.string(), name: z.string() })),
  /** Whether it tells of a new version of the product rather than of the property. */
  fromRelease: z.boolean(),
})

export const notificationCalls = {
  'notification/show': call({
    words: say('Thông báo', 'Notifications'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      limit: field.count(say('Số dòng', 'Rows'), { min: 1, max: 100 }).default(5),
      offset: field.page.offset,
    }),
    /** `unseen` counts to 100 and no further. */
    output: z.object({ notifications: z.array(notification), more: z.boolean(), unseen: z.int() }),
    refusals: [],
  }),
  'notification/hiden': call({
    words: say('Đánh dấu mọi thông báo là đã xem', 'Mark all notifications as seen'),
    kind: 'change',
    method: 'GET',
    access,
    input: z.strictObject({}),
    output: z.null(),
    refusals: [],
  }),
  'notice/update-seen': call({
    words: say('Đánh dấu thông báo là đã xem', 'Mark a notification as seen'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ idNotice: field.id(say('Thông báo', 'Notification')) }),
    output: z.null(),
    refusals: [],
    stales: ['notification/'],
  }),
}

import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { revisionShape } from './revision-answer.ts'

/** The maximum number of revisions in a page, and in an acknowledgement. */
const mostRevisions = 100

const access = { who: 'connection', scopes: ['bookings:read'] } as const

const left = named(say('Số bản còn chờ', 'Revisions that wait'), z.int(), {
  hint: say('Chưa được xác nhận, kể cả trong trang này.', 'Not acknowledged yet, those of this page as well.'),
})

/** The bookings of the property, as a connected system fetches them. */
export const connectivityBookingCalls = {
  'connectivity/bookings': call({
    words: say('Lấy đặt phòng mới, đổi, huỷ', 'Fetch new, changed and cancelled bookings'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      after: explained(field.count(say('Sau bản số', 'After the revision'), { min: 0, max: Number.MAX_SAFE_INTEGER }), {
        hint: say(
          'Lấy lại mọi bản sau số này, đã xác nhận hay chưa; 0 là từ đầu. Không gửi: chỉ bản chưa xác nhận.',
          'Fetches all revisions after this number again, acknowledged or not; 0 is from the first. Without it: those not acknowledged.',
        ),
      }).optional(),
      limit: field.count(say('Số bản', 'Revisions'), { min: 1, max: mostRevisions }).default(50),
    }),
    /** In the order of their numbers; a property’s revisions are in the order in which its bookings moved. */
    output: z.object({ revisions: z.array(revisionShape), left }),
    refusals: [],
    limits: { perMinute: 240 },
  }),
  'connectivity/acknowledge': call({
    words: say('Xác nhận đã nhận đặt phòng', 'Acknowledge bookings'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      revisions: named(
        say('Các bản', 'Revisions'),
        z
          .array(
            z.strictObject({
              number: field.count(say('Bản số', 'Number of the revision'), { min: 1, max: Number.MAX_SAFE_INTEGER }),
              reference: explained(field.text(say('Mã ở hệ thống của bạn', 'Your own code'), { max: 100 }), {
                hint: say('Hiện cho chỗ nghỉ ở màn hình kết nối.', 'Shown to the property on its screen of connections.'),
                example: 'RES-20417',
              }).optional(),
            }),
          )
          .min(1)
          .max(mostRevisions),
        {
          hint: say(
            'Xác nhận hai lần cũng như một; mã gửi sau thay mã trước.',
            'Acknowledging twice is the same as once; a later code replaces the former.',
          ),
        },
      ),
    }),
    output: z.object({ left }),
    refusals: ['revisionUnknown'],
    stales: ['connection'],
    limits: { perMinute: 240 },
  }),
}

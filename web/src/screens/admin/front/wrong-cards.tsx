import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, type Saying } from '@innkeeper/protocol/say'
import { completenessWords } from '@innkeeper/protocol/words/property/completeness-words'
import { jobProblemWords, type JobKind } from '@innkeeper/protocol/words/platform/job-words'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { ShortList } from './short-list.tsx'
import { useNameOf } from './waiting-cards.tsx'

const limit = 5

/** Properties on sale that lost one of the nine parts, and gateways that failed their last test. */
export const TroublesCards = () => {
  const t = useSay()
  const format = useFormat()
  const nameOf = useNameOf()
  const read = useRead('supplier/hotel/troubles', {})
  const { lost, gateways } = read.data ?? {}
  return (
    <>
      <ShortList
        title={say('Đang bán mà thiếu thông tin', 'On sale with a part missing')}
        what={say('chỗ nghỉ thiếu thông tin', 'the properties with a part missing')}
        empty={say('Mọi chỗ nghỉ đang bán đều đủ chín phần.', 'Every property on sale has its nine parts.')}
        read={read}
        total={lost?.total ?? 0}
        lines={lost?.rows.map((row) => ({
          key: row.id,
          name: nameOf(row),
          about: row.missing.map((flag) => t(completenessWords[flag].words)).join(', '),
          to: paths.adminHotel(row.id),
        }))}
        all={{ words: say('Xem chỗ nghỉ đang bán', 'See those on sale'), to: paths.adminHotels({ view: 'onsite' }) }}
      />
      <ShortList
        title={say('Cổng thanh toán bị lỗi', 'Gateways failing')}
        what={say('cổng thanh toán bị lỗi', 'the gateways failing')}
        empty={say('Không có cổng nào bị lỗi.', 'No gateway fails.')}
        read={read}
        total={gateways?.total ?? 0}
        lines={gateways?.rows.map((row) => ({
          key: `${row.id} ${row.rail}`,
          name: nameOf(row),
          about: t(testedWords, { gateway: t(railWords[row.rail]), moment: format.moment(row.testedAt) }),
          to: paths.adminHotel(row.id),
        }))}
      />
    </>
  )
}

/** Work of one kind that failed for good and waits for a decision, the latest first. */
export const FailedCard = ({ kind }: { kind: JobKind }) => {
  const t = useSay()
  const read = useRead('job/get-all', { view: 'failed', kind, limit })
  const { title, empty } = failedWords[kind]
  return (
    <ShortList
      title={title}
      what={say('việc bị lỗi', 'what failed')}
      empty={empty}
      read={read}
      total={read.data?.total ?? 0}
      lines={read.data?.rows.map((row) => ({
        key: row.id,
        name: t(row.about),
        about: row.problem === null ? '' : t(jobProblemWords[row.problem]),
        to: paths.adminJobs({ kind }),
      }))}
      all={{ words: say('Xem tất cả', 'See all of them'), to: paths.adminJobs({ kind }) }}
    />
  )
}

const testedWords = say('{gateway}, thử lần cuối {moment}', '{gateway}, last tested {moment}')

const failedWords: Readonly<Record<JobKind, { readonly title: Saying; readonly empty: Saying }>> = {
  mail: { title: say('Email không gửi được', 'Emails not sent'), empty: say('Mọi email đều đã gửi.', 'Every email was sent.') },
  platformNews: {
    title: say('Việc khác bị lỗi', 'Other jobs that failed'),
    empty: say('Không có việc nào bị lỗi.', 'No other job failed.'),
  },
  confirmation: {
    title: say('Xác nhận đặt phòng không gửi được', 'Confirmations not sent'),
    empty: say('Mọi xác nhận đều đã gửi.', 'Every confirmation was sent.'),
  },
  webhook: {
    title: say('Hệ thống kết nối không nhận đặt phòng', 'Connected systems that do not take bookings'),
    empty: say('Hệ thống nào cũng nhận.', 'Every system takes them.'),
  },
  ari: {
    title: say('Phòng trống và giá không gửi được', 'Availability and prices not sent'),
    empty: say('Phòng trống và giá đều gửi được.', 'Availability and prices are sent.'),
  },
}

import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ConfigBeSection } from '../config-be-section.tsx'
import { ReasonsCard } from './reasons-card.tsx'
import { VisitsCard } from './visits-card.tsx'
import { VisitsTotals } from './visits-totals.tsx'
import styles from './visits.module.css'

/** What the property's own site does: visits, searches, bookings by day, and why searches found nothing. */
export const VisitsScreen = () => {
  const t = useSay()
  const [{ days }, change] = useAddress(addressSchema)
  const visits = useRead('dashboard/site-visits', { days: Number(days) }, { keep: true })
  const period = plainField({ label: periodWords, value: days, change: (next) => change({ days: next ?? '30' }) })
  return (
    <ConfigBeSection part="visits">
      <div className={styles['column']}>
        <div className={styles['period']}>
          <SelectField field={period} choices={periods} />
          <p className="note">{t(countedWords)}</p>
        </div>
        {visits.error !== null && <Failed what={what} error={visits.error} again={visits.again} readAt={visits.readAt} />}
        {visits.data === undefined ? (
          visits.loading && <Skeleton rows={10} />
        ) : visits.data.days.every(({ view, booked }) => view + booked === 0) ? (
          <EmptyList words={emptyWords} />
        ) : (
          <>
            <VisitsTotals days={visits.data.days} />
            <VisitsCard days={visits.data.days} />
            <ReasonsCard reasons={visits.data.reasons} />
          </>
        )}
      </div>
    </ConfigBeSection>
  )
}

const addressSchema = z.object({ days: z.enum(['14', '30', '60']).catch('30') })

const periodWords = say('Kỳ', 'Period')
const periods = [
  { value: '14', words: say('14 ngày qua', 'Last 14 days') },
  { value: '30', words: say('30 ngày qua', 'Last 30 days') },
  { value: '60', words: say('60 ngày qua', 'Last 60 days') },
] as const
const what = say('lượt xem trang đặt phòng', 'the visits of the booking site')
const countedWords = say(
  'Đếm trên máy chủ, chậm nhất một phút, không cookie, không bên thứ ba. Không tính robot tự khai và xem trước giao diện.',
  'Counted on the server, at most a minute late, without cookies or third parties. Robots that say so and previews of the look are left out.',
)
const emptyWords = say('Chưa có khách nào xem trang trong kỳ này.', 'No guest has seen the site in this period.')

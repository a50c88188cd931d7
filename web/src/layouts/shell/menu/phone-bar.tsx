import { say, type Saying } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { mayOpen } from '#may-open.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import { Link } from '#ui/buttons/link.tsx'
import styles from './phone-bar.module.css'

/** The bar at the bottom of a phone: the daily jobs of a hotel or a park that exist and that the person may do. */
export const PhoneBar = ({ path }: { path: string }) => {
  const t = useSay()
  const { property, codes, hotel } = useSession()
  const jobs = dailyJobs[hotel?.kind ?? 'hotel'].filter((job) => {
    const screen = screenAt(paths.screen(property, job.path))
    return screen !== undefined && mayOpen(screen, { codes, kind: hotel?.kind })
  })
  if (hotel === null || jobs.length === 0) return null
  return (
    <nav className={styles['bar']} aria-label={t(jobsWords)}>
      {jobs.map((job) => {
        const to = paths.screen(property, job.path)
        return (
          <Link key={job.path} to={to} className={styles['job']} aria-current={path.startsWith(to) ? 'page' : undefined}>
            <Icon name={job.icon} size={22} />
            {t(job.words)}
          </Link>
        )
      })}
    </nav>
  )
}

type Job = { readonly path: string; readonly words: Saying; readonly icon: IconName }

const jobsWords = say('Việc hằng ngày', 'Daily jobs')
const today: Job = { path: 'dashboard', words: say('Hôm nay', 'Today'), icon: 'calendar-event' }
const dailyJobs: Readonly<Record<PropertyKind, readonly Job[]>> = {
  hotel: [
    today,
    { path: 'booking/list-booking', words: say('Đặt phòng', 'Bookings'), icon: 'clipboard-list' },
    { path: 'booking/request-booking', words: say('Yêu cầu', 'Requests'), icon: 'message-2' },
    { path: 'hotel-manage/room-sale/avail-and-rate', words: say('Giá, phòng', 'Rates'), icon: 'layout-grid' },
  ],
  playground: [
    today,
    { path: 'booking/list-ticket', words: say('Đặt vé', 'Bookings'), icon: 'clipboard-list' },
    { path: 'hotel-manage/tickets/gate', words: say('Cổng', 'Gate'), icon: 'ticket' },
    { path: 'hotel-manage/tickets/calendar', words: say('Giá vé', 'Prices'), icon: 'layout-grid' },
  ],
}

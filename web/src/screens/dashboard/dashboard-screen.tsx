import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../kit/language.tsx'
import { useRight } from '../../kit/rights.ts'
import { useSession } from '../../kit/session-context.ts'
import { useCompleteness, type CompletenessStatus as Status } from '../../kit/use-completeness.ts'
import { useFormat } from '../../kit/use-format.ts'
import { useIsPhone } from '../../kit/use-is-phone.ts'
import { useToday } from '../../kit/use-today.ts'
import { Failed } from '../../ui/failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { DashboardActs } from './dashboard-acts.tsx'
import styles from './dashboard.module.css'
import { what } from './dashboard-words.ts'
import { DayFigures } from './day-figures.tsx'
import { GuestsCard } from './guests-card.tsx'
import { OccupancyCard } from './occupancy-card.tsx'
import { PickupCard } from './pickup-card.tsx'
import { RevenueCard } from './revenue-card.tsx'
import { StateCard } from './state-card.tsx'
import { StatesCard } from './states-card.tsx'

/** Where a property's people begin: what is to be done next, and how it sells. */
export function DashboardScreen() {
  const t = useSay()
  const format = useFormat()
  const isPhone = useIsPhone()
  const today = useToday()
  const { hotel } = useSession()
  const completeness = useCompleteness()
  const status = completeness?.data
  const sells = hotel?.kind === 'hotel' && (status === undefined || status.state === 'onsite' || status.state === 'offsite')
  const { language } = useLanguage()
  const day = format.spokenDay(today)
  // Within a sentence a Vietnamese weekday is not capitalised.
  const dayWithin = language === 'vi' ? `${day.charAt(0).toLowerCase()}${day.slice(1)}` : day
  return (
    <Page>
      <PageHead
        title={isPhone ? phoneTitle : dayTitle}
        values={{ day: isPhone ? dayWithin : day }}
        acts={<DashboardActs sells={sells} readAt={completeness?.readAt ?? 0} />}
      />
      {completeness?.error && <Failed what={what.completeness} error={completeness.error} again={completeness.again} />}
      {completeness?.loading === true && completeness.error === null && <Skeleton rows={6} height={60} />}
      {status !== undefined && (sells ? <Selling status={status} /> : <SettingUp status={status} />)}
      {status !== undefined && !sells && hotel?.kind === 'playground' && <p className={styles['note']}>{t(parkNote)}</p>}
    </Page>
  )
}

/** A property on its way to selling: what is missing is the whole page. */
function SettingUp({ status }: { status: Status }) {
  return (
    <div className={styles['settingUp']}>
      <StateCard status={status} />
      <ChecklistCard status={status} whole />
    </div>
  )
}

/** A property that sells: the day, the nights ahead, guests, money. What needs a right to bookings is not shown without it. */
function Selling({ status }: { status: Status }) {
  const seesBookings = useRight('BOOKING_LIST_1')
  const isPhone = useIsPhone()
  const bookings = {
    guests: seesBookings && <GuestsCard />,
    revenue: seesBookings && <RevenueCard />,
    states: seesBookings && <StatesCard />,
  }
  return isPhone ? <OnPhone status={status} {...bookings} /> : <OnDesk status={status} {...bookings} />
}

type Parts = { readonly status: Status; readonly guests: ReactNode; readonly revenue: ReactNode; readonly states: ReactNode }

function OnDesk({ status, guests, revenue, states }: Parts) {
  return (
    <div className={styles['parts']}>
      <DayFigures />
      <div className={styles['desk']}>
        <div className={styles['parts']}>
          <OccupancyCard />
          <div className={styles['pair']} data-alone={guests === false}>
            {guests}
            <div className={styles['parts']}>
              {revenue}
              <PickupCard />
            </div>
          </div>
        </div>
        <div className={styles['parts']}>
          <StateCard status={status} />
          <ChecklistCard status={status} />
          {states}
        </div>
      </div>
    </div>
  )
}

// On a phone the day comes first: what is to be done, who comes, and the charts last.
function OnPhone({ status, guests, revenue, states }: Parts) {
  return (
    <div className={styles['parts']}>
      <DayFigures />
      {status.next.step !== 'nothing' && <StateCard status={status} />}
      {!status.complete && <ChecklistCard status={status} />}
      {guests}
      <OccupancyCard />
      <PickupCard />
      {states}
      {revenue}
      {status.next.step === 'nothing' && <StateCard status={status} />}
    </div>
  )
}

const dayTitle = say('{day}', '{day}')
const phoneTitle = say('Hôm nay, {day}', 'Today, {day}')
const parkNote = say(
  'Khu vui chơi chưa bán phòng nên không có số liệu phòng ở đây.',
  'An amusement park sells no rooms, so there are no figures of rooms here.',
)

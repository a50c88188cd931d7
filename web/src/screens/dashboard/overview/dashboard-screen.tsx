import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useLanguage } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useCompleteness, type CompletenessStatus as Status } from '#kit/property/use-completeness.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useToday } from '#kit/property/use-today.ts'
import { Failed } from '#ui/states/failed.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { OccupancyCard } from './charts/occupancy-card.tsx'
import { PickupCard } from './charts/pickup-card.tsx'
import { RevenueCard } from './charts/revenue-card.tsx'
import { ParkActs } from './park/park-acts.tsx'
import { ParkSelling } from './park/park-selling.tsx'
import { DashboardActs } from './dashboard-acts.tsx'
import styles from './dashboard.module.css'
import { what } from './dashboard-words.ts'
import { DayFigures } from './day/day-figures.tsx'
import { GuestsCard } from './day/guests-card.tsx'
import { StatesCard } from './day/states-card.tsx'
import { WaitingStrip } from './day/waiting-strip.tsx'
import { Beginning } from './standing/beginning.tsx'
import { ChecklistCard } from './standing/checklist-card.tsx'
import { StateCard } from './standing/state-card.tsx'

/** Where a property's people begin: what is to be done next, and how it sells. */
export const DashboardScreen = () => {
  const completeness = useCompleteness()
  const sells = useSells(completeness?.data)
  const isPark = useSession().hotel?.kind === 'playground'
  if (completeness === null) return null
  const { data: status, error, again, loading, readAt } = completeness
  return (
    <Page>
      <DayHead acts={isPark ? sells && <ParkActs readAt={readAt} /> : <DashboardActs sells={sells} readAt={readAt} />} />
      {error !== null && <Failed what={what.completeness} error={error} again={again} />}
      {!sells && loading && error === null && <Skeleton rows={6} height={60} />}
      {!sells && status !== undefined && <Beginning status={status} />}
      {sells && (isPark ? <ParkSelling status={status} /> : <Selling status={status} />)}
    </Page>
  )
}

// A hotel or a park sells that is or was on sale; before that there are no figures.
const useSells = (status: Status | undefined): boolean => {
  const { hotel } = useSession()
  const state = status?.state ?? hotel?.state
  return hotel !== null && (state === 'onsite' || state === 'offsite')
}

const DayHead = ({ acts }: { acts: ReactNode }) => {
  const format = useFormat()
  const isPhone = useIsPhone()
  const { language } = useLanguage()
  const day = format.spokenDay(useToday())
  // Within a sentence a Vietnamese weekday is not capitalised.
  const dayWithin = language === 'vi' ? `${day.charAt(0).toLowerCase()}${day.slice(1)}` : day
  return <PageHead title={isPhone ? phoneTitle : dayTitle} values={{ day: isPhone ? dayWithin : day }} acts={acts} />
}

/** A hotel that sells: the day, the nights ahead, guests, money. What needs a right to bookings is not shown without it. */
const Selling = ({ status }: { status: Status | undefined }) => {
  const seesBookings = useMay('dashboard/today', 'dashboard/revenue-status', 'dashboard/booking-status')
  const isPhone = useIsPhone()
  const bookings = {
    guests: seesBookings && <GuestsCard />,
    revenue: seesBookings && <RevenueCard />,
    states: seesBookings && <StatesCard />,
  }
  return isPhone ? <OnPhone status={status} {...bookings} /> : <OnDesk status={status} {...bookings} />
}

type Parts = { readonly status: Status | undefined; readonly guests: ReactNode; readonly revenue: ReactNode; readonly states: ReactNode }

// Something waits for a person of the property: it comes before all figures.
const waits = (status: Status | undefined): status is Status => status !== undefined && status.next.step !== 'nothing'

const OnDesk = ({ status, guests, revenue, states }: Parts) => (
  <div className={styles['parts']}>
    <WaitingStrip />
    {waits(status) && <StateCard status={status} />}
    <DayFigures />
    <div className={styles['desk']}>
      <div className={styles['parts']}>
        <OccupancyCard />
        <div className={styles['pair']} data-alone={guests === false}>
          {guests}
          {revenue}
        </div>
      </div>
      <div className={styles['side']}>
        {status !== undefined && !waits(status) && <StateCard status={status} />}
        {status !== undefined && <ChecklistCard status={status} />}
        {states}
        <PickupCard />
      </div>
    </div>
  </div>
)

// On a phone the day comes first: what is to be done, who comes, and the charts last.
const OnPhone = ({ status, guests, revenue, states }: Parts) => (
  <div className={styles['parts']}>
    <WaitingStrip />
    {waits(status) && <StateCard status={status} />}
    <DayFigures />
    {status?.complete === false && <ChecklistCard status={status} />}
    {guests}
    <OccupancyCard />
    <PickupCard />
    {states}
    {revenue}
    {status?.next.step === 'nothing' && <StateCard status={status} />}
  </div>
)

const dayTitle = say('{day}', '{day}')
const phoneTitle = say('Hôm nay, {day}', 'Today, {day}')

import type { CompletenessStatus } from '#kit/property/use-completeness.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useMay } from '#kit/session/rights.ts'
import styles from '../dashboard.module.css'
import { ChecklistCard } from '../standing/checklist-card.tsx'
import { StateCard } from '../standing/state-card.tsx'
import { DaysCard } from './days-card.tsx'
import { ParkFigures } from './park-figures.tsx'
import { ParkWaiting } from './park-waiting.tsx'
import { SlotsCard } from './slots-card.tsx'
import { VisitsCard } from './visits-card.tsx'

/** A park that sells: what waits, the day, the days ahead by product and slot, visitors and money. Money is not shown without the right to bookings. */
export const ParkSelling = ({ status }: { status: CompletenessStatus | undefined }) => {
  const seesBookings = useMay('dashboard/park-visits')
  const isPhone = useIsPhone()
  const waits = status !== undefined && status.next.step !== 'nothing'
  const state = status !== undefined && <StateCard status={status} />
  const checklist = status !== undefined && <ChecklistCard status={status} />
  return (
    <div className={styles['parts']}>
      <ParkWaiting />
      {waits && state}
      <ParkFigures />
      <div className={styles['desk']}>
        <div className={styles['parts']}>
          {isPhone && status?.complete === false && checklist}
          <SlotsCard />
          {seesBookings && <VisitsCard />}
        </div>
        <div className={styles['side']}>
          {!waits && state}
          {(!isPhone || status?.complete === true) && checklist}
          <DaysCard />
        </div>
      </div>
    </div>
  )
}

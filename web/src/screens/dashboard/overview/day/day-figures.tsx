import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Icon } from '#ui/look/icon.tsx'
import styles from './day-figures.module.css'
import { what } from '../dashboard-words.ts'
import { guestFigures, houseFigures } from './day-figure-rows.ts'

/** The day in five figures; those of guests only for who may see bookings. */
export const DayFigures = () => {
  const t = useSay()
  const seesBookings = useMay('dashboard/today')
  const isPhone = useIsPhone()
  const { figures, error, again } = useFigures(seesBookings)
  const shown = isPhone ? figures.filter(({ short }) => short !== undefined) : figures
  return (
    <>
      {error !== null && <Failed what={what.today} error={error} again={again} />}
      <section className={styles['figures']} aria-label={t(title)}>
        <dl>
          {shown.map(({ key, icon, words, short, value, more, values }) => (
            <div key={key} className={styles['figure']}>
              <dt>
                {!isPhone && <Icon name={icon} />}
                {t(isPhone ? (short ?? words) : words)}
              </dt>
              <dd>
                <strong>{value ?? '–'}</strong> {!isPhone && <small>{value === undefined ? '' : t(more, values)}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

const useFigures = (seesBookings: boolean) => {
  const format = useFormat()
  const occupancy = useRead('dashboard/occupancy', {})
  const today = useRead('dashboard/today', {}, { when: seesBookings })
  return {
    figures: [...(seesBookings ? guestFigures(today.data, format) : []), ...houseFigures(occupancy.data, format)],
    error: occupancy.error ?? today.error,
    again: () => {
      occupancy.again()
      if (seesBookings) today.again()
    },
  }
}

const title = say('Hôm nay', 'Today')

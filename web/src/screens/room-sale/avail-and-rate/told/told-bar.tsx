import { toldNightStates, toldNightStateWords } from '@innkeeper/protocol/words/connection/ari-words'
import { say } from '@innkeeper/protocol/say'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { useEffect } from 'react'
import { RetryNights } from '#ui/told-nights/retry-nights.tsx'
import { Failed } from '#ui/states/failed.tsx'
import type { Cell } from '../edit/typing/wanted-value.ts'
import { useDesk } from '../model/desk.ts'
import type { GridOffers, Look } from '../view/cells/look.ts'
import styles from './told-bar.module.css'
import { isWrong, type ToldCells } from './told-cells.ts'
import { ToldDetails } from './told-detail.tsx'
import { toldGlyphs, toldOffersOf } from './told-offers.ts'
import { useTold, type Columns } from './use-told.ts'

export type ToldBarProps = {
  readonly look: Look
  readonly show: (offers: GridOffers | null) => void
  /** The nights in view. */
  readonly view: Columns
  /** The cells of one night that it tells all about. */
  readonly cells: readonly Cell[]
}

/** What connected systems have of the nights in view: the marks and what they mean, what the chosen night lacks and why, and what can be done. */
export const ToldBar = ({ look, show, view, cells }: ToldBarProps) => {
  const { t } = look
  const { told, error, again } = useTold(view)
  useEffect(() => {
    show(told === null ? null : toldOffersOf(told))
    return () => show(null)
  }, [told, show])
  if (error !== null) return <Failed what={what} error={error} again={again} />
  if (told === null) return null
  return (
    <div className={styles['bar']} role="group" aria-label={t(barWords)}>
      <ul className={styles['legend']} aria-label={t(legendWords)}>
        {toldNightStates.map((state) => (
          <li key={state}>
            <i aria-hidden data-state={state}>
              {toldGlyphs[state]}
            </i>
            {t(toldNightStateWords[state])}
          </li>
        ))}
      </ul>
      {told.connections.length === 0 && <span>{t(nobody)}</span>}
      <ToldDetails told={told} cells={cells} look={look} />
      <Wrong told={told} view={view} look={look} />
    </div>
  )
}

/** The connections that do not have nights in view, and the way to send these again. */
const Wrong = ({ told, view, look: { t, number } }: { readonly told: ToldCells } & Pick<ToldBarProps, 'view' | 'look'>) => {
  const { days, first, last } = useDesk().store.calendar
  const [from, to] = [days[view.from] ?? first, days[view.to] ?? last]
  return told.connections.map((connection) => {
    const count = connection.nights
      .filter(({ state }) => isWrong(state))
      .reduce((sum, night) => sum + Math.max(0, daysBetween(later(night.from, from), earlier(night.to, to)) + 1), 0)
    if (count === 0) return null
    return (
      <span key={connection.id} className={styles['part']}>
        <span>{t(wrongWords, { name: connection.name, count: number(count) })}</span>
        <RetryNights connection={connection} named />
      </span>
    )
  })
}

const later = (one: string, other: string) => toDay(one > other ? one : other)
const earlier = (one: string, other: string) => toDay(one < other ? one : other)

const what = say('các đêm gửi cho hệ thống kết nối', 'the nights told to connected systems')
const barWords = say('Các đêm ở hệ thống kết nối', 'Nights in connected systems')
const legendWords = say('Ý nghĩa các dấu', 'What the marks mean')
const nobody = say('Không gửi đêm nào cho hệ thống kết nối.', 'Nights are sent to no connected system.')
const wrongWords = say('{name}: {count} đêm chưa đúng', '{name}: nights not right: {count}')

import { say } from '@innkeeper/protocol/say'
import { settableRange } from '@innkeeper/rules/days/last-settable-night'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useToday } from '#kit/property/use-today.ts'
import { Button } from '#ui/buttons/button.tsx'
import styles from './intervals-step.module.css'

type SeasonPicksProps = {
  pick: (nights: { readonly from: string; readonly to: string }) => void
  /** No interval can be added any more. */
  full: boolean
}

/** The property's seasons to come: pressed, their nights are an interval. */
export const SeasonPicks = ({ pick, full }: SeasonPicksProps) => {
  const t = useSay()
  const { today, last } = settableRange(useToday())
  const seasons = (useRead('season/get-all', {}).data ?? []).filter(({ fromDay, toDay }) => toDay >= today && fromDay <= last)
  if (seasons.length === 0) return null
  return (
    <div role="group" aria-label={t(seasonsWords)} className={styles['seasons']}>
      {seasons.map((season) => (
        <Button
          key={season.id}
          words={nameOf(season)}
          size="small"
          icon="calendar-event"
          reason={full ? fullUp : undefined}
          onClick={() => pick({ from: season.fromDay < today ? today : season.fromDay, to: season.toDay > last ? last : season.toDay })}
        />
      ))}
    </div>
  )
}

const seasonsWords = say('Chọn đêm của một mùa', 'Choose the nights of a season')
const fullUp = say('Đã đủ 50 khoảng ngày.', 'There are 50 date ranges already.')

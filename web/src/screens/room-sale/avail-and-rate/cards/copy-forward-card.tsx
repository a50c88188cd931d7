import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { isDay } from '@innkeeper/rules/days/day'
import { useState, type SyntheticEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { copyForward } from '../edit/copy-forward.ts'
import { selectedArea } from '../edit/selected-cells.ts'
import { useDesk } from '../model/desk.ts'
import { actWords } from './act-form.ts'
import { FloatingCard, type Beside } from './floating-card.tsx'
import styles from './floating-card.module.css'

/** Repeats the selected nights until a day; nights in whole weeks keep their weekdays. */
export const CopyForwardCard = ({ beside, onClose }: { readonly beside: Beside; readonly onClose: () => void }) => {
  const t = useSay()
  const desk = useDesk()
  const format = useFormat()
  const area = selectedArea(desk)
  const { calendar } = desk.store
  const [until, setUntil] = useState('')
  const [whole, setWhole] = useState(false)
  if (area === null) return null
  const next = calendar.days[area.to + 1]
  const to = isDay(until) ? calendar.at(until) : -1
  const cells = to > area.to && to < calendar.days.length ? (to - area.to) * (area.bottom - area.top + 1) : 0
  const nights = area.to - area.from + 1
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (cells === 0) return
    onClose()
    copyForward(desk, area, to, whole)
  }
  return (
    <FloatingCard beside={beside} label={t(actWords.copyForward.title)} onClose={onClose}>
      <form className={styles['body']} onSubmit={save}>
        <h3 className={styles['title']}>{t(actWords.copyForward.title)}</h3>
        <div className={styles['fields']}>
          <label>
            {t(actWords.copyForward.label)}
            <input type="date" value={until} min={next} max={calendar.last} onChange={(event) => setUntil(event.currentTarget.value)} />
          </label>
        </div>
        <label className={styles['check']}>
          <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)} />
          {t(withRestrictions)}
        </label>
        <p className={styles['words']}>
          {t(nights % 7 === 0 ? byWeekday : inTurn, { nights: format.count(nights, { vi: 'đêm', one: 'night', other: 'nights' }) })}
        </p>
        <Button words={actWords.copyForward.button} values={{ cells: format.count(cells, nouns.night) }} look="primary" submits />
      </form>
    </FloatingCard>
  )
}

const withRestrictions = say('Cả hạn chế (ngừng bán, CTA, CTD, số đêm)', 'Restrictions as well (stop sell, CTA, CTD, stays)')
const byWeekday = say('{nights} lặp lại đúng thứ trong tuần.', '{nights} are repeated on the same weekdays.')
const inTurn = say(
  '{nights} lặp lại lần lượt. Chọn đủ 7 đêm để giữ đúng thứ.',
  '{nights} are repeated in turn. Select 7 nights to keep the weekdays.',
)

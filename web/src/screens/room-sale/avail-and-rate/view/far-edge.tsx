import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { addDays } from '@innkeeper/rules/days/day'
import { useState } from 'react'
import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { useDesk } from '../model/desk.ts'
import { remembered } from '../model/remembered.ts'
import styles from './grid-desk.module.css'

/** Says that the end of the two years has no rooms on sale, and leads to copying nights onto it. Put aside, it is quiet for two weeks. */
export const FarEdge = () => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const { calendar } = useDesk().store
  const [isLeft, setLeft] = useState(() => leftUntil.read() > calendar.today)
  const edge = useRead('room-plan/far-edge', {}).data
  if (isLeft || edge === undefined || edge.empty === null) return null
  const { from, nights } = edge.empty
  const leave = () => {
    leftUntil.keep(addDays(calendar.today, quietDays))
    setLeft(true)
  }
  return (
    <div className={styles['notice']}>
      <Banner
        tone="amber"
        title={t(empty, { nights: format.count(nights, nouns.night), from: format.date(from), to: format.date(edge.lastNight) })}
        act={<Button words={later} size="small" look="quiet" onClick={leave} />}
      >
        <Link to={paths.copyForward(property, { edge: from, to: edge.lastNight })}>{t(copy)}</Link>
      </Banner>
    </div>
  )
}

const quietDays = 14
const leftUntil = remembered('far-edge', z.string(), '')

const empty = say('Chưa mở bán {nights} cuối: {from} – {to}.', 'The last {nights} have no rooms on sale: {from} – {to}.')
const copy = say('Chép từ năm trước', 'Copy from a year earlier')
const later = say('Để sau', 'Not now')

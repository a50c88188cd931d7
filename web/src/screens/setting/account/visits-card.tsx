import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useReads } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './account.module.css'

type Visit = AnswerOf<'hotel-log/visits'>['rows'][number]

const pageRows = 5

/** Who of the platform entered the property: when, from where, and when they left. */
export const VisitsCard = () => {
  const t = useSay()
  const [pages, setPages] = useState(1)
  const inputs = Array.from({ length: pages }, (_, page) => ({ limit: pageRows, offset: page * pageRows }))
  const { data, error, again } = useReads('hotel-log/visits', inputs)
  const visits = new Map(data.flatMap((page) => page?.rows ?? []).map((visit) => [visit.id, visit]))
  const reading = data.includes(undefined) && error === null
  const more = (data.findLast((page) => page !== undefined)?.total ?? 0) > pages * pageRows
  return (
    <Card title={title} flush>
      <p className={styles['visitsLead']}>{t(lead)}</p>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {!reading && error === null && visits.size === 0 && <EmptyList words={none} small />}
      <ul className={styles['sessions']}>
        {[...visits.values()].map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </ul>
      {reading && <Skeleton rows={2} height={52} />}
      {more && (
        <div className={styles['foot']}>
          <Button words={moreWords} look="quiet" size="small" pending={reading} onClick={() => setPages(pages + 1)} />
        </div>
      )}
    </Card>
  )
}

const VisitRow = ({ visit }: { visit: Visit }) => {
  const t = useSay()
  const format = useFormat()
  const { person, enteredAt, leftAt, address, browser, system, reason } = visit
  const entered = t(enteredWords, { moment: format.moment(enteredAt, { year: true }) })
  const left = leftAt === null ? '' : t(leftWords, { moment: format.moment(leftAt, { year: true }) })
  const parts = [entered, left, address, [browser, system].filter((part) => part !== '').join(' · ')]
  return (
    <li>
      <div className={styles['session']}>
        <strong>{person}</strong>
        <span>{reason === null ? t(readOnly) : t(because, { reason })}</span>
        <span>{parts.filter((part) => part !== '').join(' · ')}</span>
      </div>
      {leftAt === null && <Badge state={inside} />}
    </li>
  )
}

const title = say('Lượt vào của Innkeeper', 'Visits by Innkeeper')
const lead = say(
  'Quản trị viên của Innkeeper có thể vào chỗ nghỉ với quyền của chủ. Mỗi lượt vào và rời được ghi ở đây.',
  'Administrators of Innkeeper can enter the property with its owner’s rights. Each entry and leaving is recorded here.',
)
const what = say('các lượt vào', 'the visits')
const none = say('Chưa có quản trị viên nào vào chỗ nghỉ này.', 'No administrator has entered this property yet.')
const enteredWords = say('vào {moment}', 'entered {moment}')
const leftWords = say('rời {moment}', 'left {moment}')
const readOnly = say('Chỉ xem, không thay đổi gì.', 'Only looked, and changed nothing.')
const because = say('Lý do: {reason}', 'Reason: {reason}')
const inside = { words: say('Đang ở trong', 'Inside now'), tone: 'amber', icon: 'door-enter' } as const
const moreWords = say('Xem thêm 5 lượt', 'Show 5 more')

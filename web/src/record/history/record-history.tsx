import type { CallPath } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useReads } from '#kit/calls/use-read.ts'
import { useMay } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { DiaryLines } from './diary-lines.tsx'
import styles from '../record.module.css'

/** A call that reads what was done to a record. */
export type HistoryPath = Extract<CallPath, `${string}/${'' | 'image-'}history`>

/** Of which record the history is; without an id where a property has one of it. */
export type RecordHistoryOf = { readonly path: HistoryPath; readonly id?: string }

/** What was done to a record: who, when, and what each field was before and after. It is read once it is opened, page after page. */
export const RecordHistory = ({ of }: { of: RecordHistoryOf }) => {
  const may = useMay(of.path)
  const [pages, setPages] = useState(0)
  if (!may) return null
  const toggle = (
    <Button
      words={pages === 0 ? openWords : closeWords}
      look="quiet"
      size="small"
      icon={pages === 0 ? 'chevron-down' : 'chevron-up'}
      onClick={() => setPages(pages === 0 ? 1 : 0)}
    />
  )
  return (
    <Card title={title} aside={toggle} flush>
      {pages > 0 && <HistoryPages of={of} pages={pages} more={() => setPages(pages + 1)} />}
    </Card>
  )
}

const HistoryPages = ({ of: { path, ...named }, pages, more }: { of: RecordHistoryOf; pages: number; more: () => void }) => {
  const inputs = Array.from({ length: pages }, (_, page) => ({ ...named, limit: pageRows, offset: page * pageRows }))
  const { data, error, again } = useReads<HistoryPath>(path, inputs)
  const lines = new Map(data.flatMap((page) => page?.rows ?? []).map((line) => [line.id, line]))
  const reading = data.includes(undefined) && error === null
  const isMore = (data.findLast((page) => page !== undefined)?.total ?? 0) > pages * pageRows
  return (
    <>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {!reading && error === null && lines.size === 0 && (
        <div className={styles['none']}>
          <EmptyList words={none} small />
        </div>
      )}
      <DiaryLines lines={[...lines.values()]} />
      {reading && <Skeleton rows={3} height={52} />}
      {isMore && (
        <div className={styles['none']}>
          <Button words={moreWords} look="quiet" size="small" pending={reading} onClick={more} />
        </div>
      )}
    </>
  )
}

const pageRows = 10
const title = say('Lịch sử', 'History')
const openWords = say('Xem lịch sử', 'Show the history')
const closeWords = say('Thu lịch sử lại', 'Hide the history')
const what = say('lịch sử', 'the history')
const none = say('Chưa có thay đổi nào được ghi.', 'No change is recorded yet.')
const moreWords = say('Xem thêm 10 thay đổi', 'Show 10 more changes')

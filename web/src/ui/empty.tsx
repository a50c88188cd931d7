import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '../kit/language.tsx'
import { Button } from './button.tsx'
import styles from './empty.module.css'

/** Nothing is there yet: one sentence, one act. */
export function Empty({ words, values, act }: { words: Saying; values?: SayingValues | undefined; act?: ReactNode }) {
  const t = useSay()
  return (
    <div className={styles['empty']}>
      <p>{t(words, values)}</p>
      {act}
    </div>
  )
}

/** A filter leaves nothing: says so and offers to clear it. */
export function FilteredEmpty({ clear }: { clear: () => void }) {
  return <Empty words={noRecords} act={<Button words={clearFilter} onClick={clear} />} />
}

const noRecords = say('Không có dữ liệu để hiển thị. Bỏ bớt điều kiện lọc.', 'There are no records to show. Clear a filter.')
const clearFilter = say('Bỏ điều kiện lọc', 'Clear the filter')

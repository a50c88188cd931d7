import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../buttons/button.tsx'
import styles from './empty.module.css'

/** Nothing is there: one sentence, one act. A list says so with `EmptyList`. */
export const Empty = ({ words, values, act }: { words: Saying; values?: SayingValues | undefined; act?: ReactNode }) => {
  const t = useSay()
  return (
    <div className={styles['empty']}>
      <p>{t(words, values)}</p>
      {act}
    </div>
  )
}

type EmptyListProps = {
  words: Saying
  values?: SayingValues | undefined
  act?: ReactNode
  /** Inside a form or a card, where the list is one part among others: no space around, and at the left. */
  small?: boolean
}

/** A list with nothing in it: the specification's sentence, and below it what the list is for and one act. */
export const EmptyList = ({ words, values, act, small = false }: EmptyListProps) => {
  const t = useSay()
  return (
    <div className={styles[small ? 'small' : 'empty']}>
      <div>
        <p className={styles['none']}>{t(noRecords)}</p>
        <p>{t(words, values)}</p>
      </div>
      {act}
    </div>
  )
}

/** A filter leaves nothing: says so, and offers to clear it where it is the list's own. */
export const FilteredEmpty = ({ clear }: { clear?: () => void }) => (
  <EmptyList words={clearOne} act={clear !== undefined && <Button words={clearFilter} onClick={clear} />} />
)

const noRecords = say('Không có dữ liệu để hiển thị.', 'There are no records to show.')
const clearOne = say('Bỏ bớt điều kiện lọc.', 'Clear a filter.')
const clearFilter = say('Bỏ điều kiện lọc', 'Clear the filter')

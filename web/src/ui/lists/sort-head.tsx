import type { Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Icon } from '../look/icon.tsx'
import styles from './table-list.module.css'

/** How a list is sorted, and how to sort it otherwise. */
export type Sort = { readonly by: string; readonly descending: boolean; readonly change: (by: string, descending: boolean) => void }

type SortHeadProps = {
  words: Saying
  right: boolean | undefined
  width: number | undefined
  sortBy: string | undefined
  sort: Sort | undefined
}

/** The head of a column; a press sorts by it, another turns the order. */
export const SortHead = ({ words, right, width, sortBy, sort }: SortHeadProps) => {
  const t = useSay()
  if (sortBy === undefined || sort === undefined) {
    return (
      <th scope="col" data-right={right} style={{ width }} title={t(words)}>
        {t(words)}
      </th>
    )
  }
  const isSorted = sort.by === sortBy
  return (
    <th scope="col" data-right={right} style={{ width }} aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={styles['sort']} title={t(words)} onClick={() => sort.change(sortBy, isSorted && !sort.descending)}>
        <span className={styles['word']}>{t(words)}</span>
        <Icon name={isSorted ? (sort.descending ? 'chevron-down' : 'chevron-up') : 'selector'} size={12} />
      </button>
    </th>
  )
}

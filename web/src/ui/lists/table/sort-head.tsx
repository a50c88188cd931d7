import type { Saying } from '@innkeeper/protocol/say'
import type { ListSort } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { Icon } from '../../look/icon.tsx'
import styles from './table-list.module.css'

type SortHeadProps = {
  /** The column’s key. */
  name: string
  words: Saying
  right: boolean | undefined
  width: number | undefined
  sortBy: string | undefined
  sort: ListSort | undefined
}

/** The head of a column; a press sorts by it, another turns the order, a third gives the list the order of its own. */
export const SortHead = ({ name, words, right, width, sortBy, sort }: SortHeadProps) => {
  const t = useSay()
  if (sortBy === undefined || sort?.names.includes(sortBy) !== true) {
    return (
      <th scope="col" data-name={name} data-right={right} style={{ width }} title={t(words)}>
        {t(words)}
      </th>
    )
  }
  const isSorted = sort.by === sortBy
  return (
    <th
      scope="col"
      data-name={name}
      data-right={right}
      style={{ width }}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={styles['sort']}
        title={t(words)}
        onClick={() => (isSorted && sort.descending ? sort.change(undefined, false) : sort.change(sortBy, isSorted))}
      >
        <span className={styles['word']}>{t(words)}</span>
        <Icon name={isSorted ? (sort.descending ? 'chevron-down' : 'chevron-up') : 'selector'} size={12} />
      </button>
    </th>
  )
}

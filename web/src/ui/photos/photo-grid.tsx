import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './photo-grid.module.css'

type PhotoGridProps<T> = {
  words: Saying
  items: readonly T[]
  keyOf: (item: T) => string
  renderItem: (item: T) => ReactNode
  /** What is shown belongs to an earlier filter. */
  old?: boolean | undefined
  /** Smaller ones, as in a dialog. */
  small?: boolean | undefined
}

/** Photos side by side, as many as there is room for. */
export const PhotoGrid = <T,>({ words, items, keyOf, renderItem, old = false, small = false }: PhotoGridProps<T>) => {
  const t = useSay()
  return (
    <ul className={styles['grid']} aria-label={t(words)} aria-busy={old} data-old={old} data-small={small}>
      {items.map((item) => (
        <li key={keyOf(item)}>{renderItem(item)}</li>
      ))}
    </ul>
  )
}

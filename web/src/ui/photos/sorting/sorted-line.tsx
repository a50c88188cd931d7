import type { ReactNode } from 'react'
import styles from './sorted-line.module.css'

type SortedLineProps = { place: number; children: ReactNode; acts: ReactNode }

/** One line of a sorted list: its place, what it is, and what moves it. */
export const SortedLine = ({ place, children, acts }: SortedLineProps) => (
  <div className={styles['line']}>
    <span className={styles['place']}>{place}</span>
    <div className={styles['what']}>{children}</div>
    {acts}
  </div>
)

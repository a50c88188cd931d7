import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** What is known of a thing: names (`dt`) left, and beside each what it is (`dd`). */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles['list']}>{children}</dl>

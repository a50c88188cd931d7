import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The frame of a screen: 24 px around it, fluid to 1720 px; parts stand 12 px apart. */
export const Page = ({ children }: { children: ReactNode }) => <div className={styles['page']}>{children}</div>

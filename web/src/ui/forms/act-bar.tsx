import type { ReactNode } from 'react'
import styles from './act-bar.module.css'

/** The acts of a long form, always in sight at the bottom, with what will happen in words. */
export const ActBar = ({ words, children }: { words?: ReactNode; children: ReactNode }) => (
  <footer className={styles['bar']} data-foot>
    <p className={styles['words']}>{words}</p>
    {children}
  </footer>
)

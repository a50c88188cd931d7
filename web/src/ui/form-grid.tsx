import type { ReactNode } from 'react'
import styles from './form-grid.module.css'

/** The cards of a form: one column of at most 560 px, two where there is room. */
export function FormGrid({ children, disabled = false }: { children: ReactNode; disabled?: boolean | undefined }) {
  return (
    <fieldset className={styles['grid']} disabled={disabled}>
      {children}
    </fieldset>
  )
}

/** The cards that stand under each other. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>
}

/** Fields below each other in a card. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>
}

/** Short fields that belong together, side by side: two or three of the same width. */
export function FieldRow({ children, three = false }: { children: ReactNode; three?: boolean | undefined }) {
  return (
    <div className={styles['row']} data-three={three}>
      {children}
    </div>
  )
}

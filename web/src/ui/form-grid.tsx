import type { ComponentProps, ReactNode } from 'react'
import styles from './form-grid.module.css'

/** The form of a page: as tall as the window at least, so that its acts stand at the bottom. `<PageForm {...form.props}>` */
export function PageForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form {...props} className={styles['form']} />
}

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

/** Cards under each other that cannot be changed while `disabled`; what stands beside them can still be used. */
export function FormPart({ children, disabled }: { children: ReactNode; disabled: boolean }) {
  return (
    <fieldset className={styles['part']} disabled={disabled}>
      {children}
    </fieldset>
  )
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

import type { ComponentProps, ReactNode } from 'react'
import styles from './form-grid.module.css'

/** The form of a page: as tall as the window at least, so that its acts stand at the bottom. `<PageForm {...form.props}>` */
export const PageForm = (props: Omit<ComponentProps<'form'>, 'className'>) => <form {...props} className={styles['form']} />

/** The cards of a form: one column of at most 560 px, two where there is room. */
export const FormGrid = ({ children, disabled = false }: { children: ReactNode; disabled?: boolean | undefined }) => (
  <fieldset className={styles['grid']} disabled={disabled}>
    {children}
  </fieldset>
)

/** The cards that stand under each other. */
export const FormColumn = ({ children }: { children: ReactNode }) => <div className={styles['column']}>{children}</div>

/** Cards under each other whose fields cannot be changed while `disabled`; everything beside them can still be used. */
export const FormPart = ({ children, disabled }: { children: ReactNode; disabled: boolean }) => (
  <fieldset className={styles['part']} disabled={disabled}>
    {children}
  </fieldset>
)

/** Fields below each other in a card. */
export const FieldStack = ({ children }: { children: ReactNode }) => <div className={styles['stack']}>{children}</div>

/** Short fields that belong together, side by side: two or three of the same width. */
export const FieldRow = ({ children, three = false }: { children: ReactNode; three?: boolean | undefined }) => (
  <div className={styles['row']} data-three={three}>
    {children}
  </div>
)

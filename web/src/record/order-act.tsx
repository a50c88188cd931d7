import type { Saying } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { HeadAct } from '#ui/buttons/head-act.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import styles from './record.module.css'

type OrderActProps = {
  words: Saying
  /** What the order decides, and how it is changed. */
  hint: Saying
  /** Why the order cannot be changed. */
  reason: Saying | undefined
  /** The records in their order, read and saved by themselves. */
  children: ReactNode
}

/** Opens all records of a list in their order, whatever the list shows; each move is saved as it is made. */
export const OrderAct = ({ words, hint, reason, children }: OrderActProps) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <HeadAct words={words} icon="grip-vertical" reason={reason} opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={words}>
        <p className={styles['order-hint']}>{t(hint)}</p>
        {children}
      </Dialog>
    </>
  )
}

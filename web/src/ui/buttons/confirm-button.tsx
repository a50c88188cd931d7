import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { say } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Button, type ButtonLook } from './button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import type { IconName } from '../look/icon.tsx'

type ConfirmButtonProps = {
  words: Saying
  values?: SayingValues | undefined
  /** What is asked; it names the thing and what stays as it is. */
  question: Saying
  /** More of what is needed to decide. */
  children?: ReactNode
  look?: ButtonLook | undefined
  icon?: IconName | undefined
  reason?: Saying | undefined
  pending?: boolean | undefined
  onConfirm: () => void
}

/** A button for what cannot be undone: it asks first, and the same words do it. */
export const ConfirmButton = ({
  words,
  values,
  question,
  children,
  look = 'danger',
  icon,
  reason,
  pending,
  onConfirm,
}: ConfirmButtonProps) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  const confirm = () => {
    setOpen(false)
    onConfirm()
  }
  return (
    <>
      <Button
        words={words}
        values={values}
        look={look}
        icon={icon}
        reason={reason}
        pending={pending}
        opens={{ kind: 'dialog', open }}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words}
        values={values}
        acts={
          <>
            <Button words={keepWords} onClick={() => setOpen(false)} />
            <Button words={words} values={values} look="primary" steady onClick={confirm} />
          </>
        }
      >
        <p>{t(question, values)}</p>
        {children}
      </Dialog>
    </>
  )
}

const keepWords = say('Để nguyên', 'Leave as it is')

import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import type { IconName } from '../look/icon.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  /** As `useForm` gives it. */
  form: {
    readonly props: ComponentProps<'form'>
    readonly failure: Error | null
    readonly pending: boolean
    readonly reason: Saying | undefined
    readonly submit: () => void
  }
  title: Saying
  values?: SayingValues
  /** The act that sends it, at the foot beside the one that leaves everything as it is. */
  save: { readonly words: Saying; readonly values?: SayingValues; readonly icon?: IconName; readonly look?: 'danger' }
  /** The act that leaves everything as it is, where its usual words would mislead. */
  leave?: Saying
  /** Words beside the acts, such as what it comes to. */
  foot?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A short form over the page, sent or left. */
export const FormDialog = ({ form, title, values, save, leave = leaveWords, foot, onClose, children }: FormDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    values={values}
    foot={foot}
    acts={
      <>
        <Button words={leave} onClick={onClose} />
        <Button look="primary" {...save} pending={form.pending} reason={form.reason} onClick={form.submit} />
      </>
    }
  >
    <form {...form.props} className={styles['form']}>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      {children}
    </form>
  </Dialog>
)

const leaveWords = say('Để nguyên', 'Leave as it is')

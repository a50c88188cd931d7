import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { Failed } from '../states/failed.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'
import { Skeleton } from '../states/skeleton.tsx'

/** The words of a deletion. */
export type DeleteWords = {
  /** Asks; `{name}` is the record's. */
  readonly question: Saying
  readonly remove: Saying
}

type DeleteDialogProps = {
  words: DeleteWords
  name: string
  onClose: () => void
  /** For a record that something may hold: how reading that goes, and why it cannot be deleted; null where nothing holds it, undefined while nobody knows. */
  holders?: {
    readonly read: { readonly error: Error | null; readonly loading: boolean; readonly again: () => void }
    readonly inUse: Saying | null | undefined
  }
  remove: { readonly pending: boolean; readonly send: () => void; readonly error: Error | null }
  /** What can be done instead where it is in use. */
  instead?: ReactNode
  /** The facts needed to decide. */
  children: ReactNode
}

/** Asks before a record is deleted, with what holds it; what is in use cannot be deleted, and what else may be done is offered. */
export const DeleteDialog = ({ words, name, onClose, holders, remove, instead, children }: DeleteDialogProps) => {
  const inUse = holders === undefined ? null : holders.inUse
  const reason = inUse === undefined ? reading : (inUse ?? undefined)
  const isHeld = inUse !== undefined && inUse !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.question}
      values={{ name }}
      acts={
        <>
          <Button words={keepWords} onClick={onClose} />
          <Button
            words={words.remove}
            look={isHeld ? 'plain' : 'primary'}
            icon="trash"
            steady
            pending={remove.pending}
            reason={reason}
            onClick={remove.send}
          />
          {isHeld && instead}
        </>
      }
    >
      {holders !== undefined && holders.read.error !== null && <Failed what={what} error={holders.read.error} again={holders.read.again} />}
      {holders?.read.loading === true && <Skeleton rows={3} height={28} />}
      {remove.error !== null && <FailureBanner failure={remove.error} />}
      {children}
    </Dialog>
  )
}

/** Why a record can or cannot be deleted, above what holds it. */
export const DeleteVerdict = ({ words, children }: { words: Saying; children?: ReactNode }) => {
  const t = useSay()
  return (
    <>
      <p>{t(words)}</p>
      {children}
    </>
  )
}

const what = say('nơi đang dùng', 'where it is used')
const reading = say('Đang xem được dùng ở đâu.', 'Checking where it is used.')
const keepWords = say('Để nguyên', 'Leave as it is')

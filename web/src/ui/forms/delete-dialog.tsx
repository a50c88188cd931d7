import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Banner } from '../states/banner.tsx'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { Failed } from '../states/failed.tsx'
import { Skeleton } from '../states/skeleton.tsx'

/** The words of a deletion. */
export type DeleteWords = {
  /** Asks; `{name}` is the record's. */
  readonly question: Saying
  readonly remove: Saying
  /** What is read before one can decide: "where the package is used". */
  readonly what: Saying
  readonly reading: Saying
  /** Why it cannot be deleted. */
  readonly inUse: Saying
}

type DeleteDialogProps = {
  words: DeleteWords
  name: string
  onClose: () => void
  /** How reading what holds the record goes. */
  read: { readonly error: Error | null; readonly loading: boolean; readonly again: () => void }
  /** Whether something holds the record; undefined while nobody knows. */
  inUse: boolean | undefined
  remove: { readonly pending: boolean; readonly send: () => void; readonly error: Error | null }
  /** What can be done instead where it is in use. */
  instead?: ReactNode
  /** The facts needed to decide. */
  children: ReactNode
}

/** Asks before a record is deleted, with what holds it; what is in use cannot be deleted, and what else may be done is offered. */
export const DeleteDialog = ({ words, name, onClose, read, inUse, remove, instead, children }: DeleteDialogProps) => {
  const reason = inUse === undefined ? words.reading : inUse ? words.inUse : undefined
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
            look={inUse === true ? 'plain' : 'primary'}
            icon="trash"
            pending={remove.pending}
            reason={reason}
            onClick={remove.send}
          />
          {inUse === true && instead}
        </>
      }
    >
      {read.error !== null && <Failed what={words.what} error={read.error} again={read.again} />}
      {read.loading && <Skeleton rows={3} height={28} />}
      {remove.error !== null && (
        <Banner tone="red" urgent>
          {remove.error.message}
        </Banner>
      )}
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

const keepWords = say('Để nguyên', 'Leave as it is')

import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '../language/language.tsx'
import { nameOf, type Named } from '../language/names.ts'
import { useAlerts } from '../alerts/use-alerts.ts'
import { useChange } from './use-change.ts'

/** The calls that delete a record by its id. */
export type DeletePath = {
  [P in CallPath]: P extends `${string}/delete` ? ({ id: string } extends CallInput<P> ? P : never) : never
}[CallPath]

type DeleteOptions = {
  /** The text to show after the deletion; `{name}` is the record's name. */
  readonly deleted: Saying
  readonly done: () => void
  /** Called with true while the record is being deleted, so that the page does not read a record that may no longer exist. */
  readonly rest?: ((resting: boolean) => void) | undefined
}

/** Deletes a record. `resting` is true while the record may already be deleted; it must not be read then. */
export const useDelete = (path: DeletePath, record: Named & { readonly id: string }, { deleted, done, rest }: DeleteOptions) => {
  const t = useSay()
  const alerts = useAlerts()
  const [resting, setResting] = useState(false)
  const restReads = (now: boolean) => {
    setResting(now)
    rest?.(now)
  }
  const change = useChange<DeletePath>(path, {
    done: () => {
      alerts.success(deleted, { name: t(nameOf(record)) })
      done()
    },
    failed: () => restReads(false),
  })
  return {
    resting,
    reason: change.reason,
    pending: change.pending,
    error: change.error,
    send: () => {
      restReads(true)
      change.send({ id: record.id })
    },
  }
}

import type { CallInput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useForm, type Form, type FormOptions } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf, type Named } from '#kit/language/names.ts'

type SavedFormOptions<P extends CallPath> = Pick<FormOptions<P>, 'initial' | 'draft' | 'check'> & {
  /** The input of the call that saves it. */
  readonly input: Catalogue[P]['input']
  /** What is said once it is saved; `{name}` is the record's. */
  readonly saved: Saying
  readonly done?: ((answer: AnswerOf<P>) => void) | undefined
  /** Reads the record again, after somebody else saved it. */
  readonly readAgain?: (() => void) | undefined
}

/** The form of a record. A save is confirmed by an alert; if another person saved first, the record is read again. */
export const useSavedForm = <P extends CallPath>(path: P, options: SavedFormOptions<P>): Form<P> => {
  const t = useSay()
  const alerts = useAlerts()
  const { input, saved, done, readAgain, ...start } = options
  return useForm<P>(path, {
    ...start,
    schema: input,
    done: (answer, sent) => {
      alerts.success(saved, isNamed(sent) ? { name: t(nameOf(sent)) } : {})
      done?.(answer)
    },
    failed: (error) => {
      if (error instanceof Refused && error.status === conflicts) readAgain?.()
    },
  })
}

const isNamed = (sent: CallInput<CallPath>): sent is CallInput<CallPath> & Named =>
  'nameVi' in sent || 'titleVi' in sent || 'fullName' in sent

// The record is no longer as it was read.
const conflicts = 409

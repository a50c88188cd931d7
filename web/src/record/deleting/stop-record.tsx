import type { CallInput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { ListedRecord } from '../record-kind.ts'
import { recordValues } from '../record-values.ts'

/** The calls that change a record that can be taken out of use. */
export type StopPath = {
  [P in CallPath]: CallInput<P> extends { readonly id: string; readonly version: number; readonly active?: boolean | undefined } ? P : never
}[CallPath]

type StopRecordProps<P extends StopPath> = {
  words: Saying
  /** What is said once it is out of use; `{name}` is the record's. */
  stopped: Saying
  path: P
  input: Catalogue[P]['input']
  record: ListedRecord
  done: () => void
}

/** Takes a record out of use and leaves the rest of it as it is. */
export const StopRecord = <P extends StopPath>({ words, stopped, path, input, record, done }: StopRecordProps<P>) => {
  const t = useSay()
  const alerts = useAlerts()
  const change = useChange(path, {
    done: () => {
      alerts.success(stopped, { name: t(nameOf(record)) })
      done()
    },
    failed: alerts.failure,
  })
  const send = () => change.send(stoppedOf<P>(input, record))
  return <Button words={words} look="primary" pending={change.pending} reason={change.reason} onClick={send} />
}

function stoppedOf<P extends StopPath>(input: Catalogue[P]['input'], record: object): CallInput<P>
function stoppedOf(input: Catalogue[StopPath]['input'], record: object): unknown {
  return { ...recordValues<StopPath>(input, record), active: false }
}

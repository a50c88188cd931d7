import { commonRefusals } from '@innkeeper/protocol/refusals/any-call'
import { say } from '@innkeeper/protocol/say'
import { failureText } from '#kit/alerts/use-alerts.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../../buttons/button.tsx'
import { Banner } from '../../states/banner.tsx'

/** An upload that failed. */
type FailedUpload = { readonly id: string; readonly error: Error | null; readonly sent: { readonly file: File } }

type UploadFaultProps = { failed: FailedUpload | null; maxBytes: number; retry: (id: string) => void }

const megabyte = 1_048_576

/** Why the file was not taken, with another try where that may help. */
export const UploadFault = ({ failed, maxBytes, retry }: UploadFaultProps) => {
  const t = useSay()
  if (failed === null || failed.error === null) return null
  const { error, sent } = failed
  if (sent.file.size > maxBytes)
    return <Banner tone="red" urgent title={t(commonRefusals.fileTooLarge.words, { megabytes: maxBytes / megabyte })} />
  const text = failureText(error)
  const isFault = error instanceof Refused && error.status < 500
  return (
    <Banner
      tone="red"
      urgent
      title={'words' in text ? text.words : t(text.saying, text.values)}
      act={!isFault && <Button words={again} size="small" icon="refresh" onClick={() => retry(failed.id)} />}
    />
  )
}

const again = say('Thử lại', 'Try again')

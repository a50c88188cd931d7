import { serviceSyncCalls } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import { commonRefusals } from '@innkeeper/protocol/refusals/any-call'
import { say } from '@innkeeper/protocol/say'
import { failureText, useAlerts } from '#kit/alerts/use-alerts.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useSay } from '#kit/language/language.tsx'
import { useUpload } from '#kit/uploads/use-upload.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/states/banner.tsx'

const { maxBytes } = serviceSyncCalls['service/sync-upload'].upload
const megabyte = 1_048_576

/** Sends a file of services, one at a time, and says that its rows can be compared. */
export const useListUpload = (done?: () => void) => {
  const alerts = useAlerts()
  const uploads = useUpload('service/sync-upload', {
    atOnce: 1,
    check: ({ file }) => (file.size > maxBytes ? new Error('the file is too large') : null),
    done: ({ rows }) => {
      alerts.success(uploaded, { count: rows })
      done?.()
    },
  })
  const last = uploads.items.at(-1)
  return {
    busy: uploads.busy,
    failed: last?.state === 'failed' ? last : null,
    send: (file: File) => uploads.add([{ file, input: {} }]),
    retry: uploads.retry,
  }
}

/** Why the file was not taken, with another try where that may help. */
export const UploadFault = ({ upload: { failed, retry } }: { upload: ReturnType<typeof useListUpload> }) => {
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

const uploaded = say('Đã nhận {count} dòng. So và chọn dòng để áp dụng.', 'Rows received: {count}. Compare them and tick what to apply.')
const again = say('Thử lại', 'Try again')

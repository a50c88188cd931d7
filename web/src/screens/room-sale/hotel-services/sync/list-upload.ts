import { serviceSyncCalls } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useUpload } from '#kit/uploads/use-upload.ts'

const { maxBytes } = serviceSyncCalls['service/sync-upload'].upload

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

const uploaded = say('Đã nhận {count} dòng. So và chọn dòng để áp dụng.', 'Rows received: {count}. Compare them and tick what to apply.')

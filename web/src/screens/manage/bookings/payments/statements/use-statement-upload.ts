import { bankStatementCalls } from '@innkeeper/protocol/calls/manage/bank-statement'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useUpload } from '#kit/uploads/use-upload.ts'

const { maxBytes } = bankStatementCalls['booking/payment/statement-upload'].upload

/** Sends a statement, one at a time, and says what was in it. */
export const useStatementUpload = () => {
  const alerts = useAlerts()
  const uploads = useUpload('booking/payment/statement-upload', {
    atOnce: 1,
    check: ({ file }) => (file.size > maxBytes ? new Error('the file is too large') : null),
    done: ({ lines, known, outgoing }) => alerts.success(read, { lines, known, outgoing }),
  })
  const last = uploads.items.at(-1)
  return {
    busy: uploads.busy,
    failed: last?.state === 'failed' ? last : null,
    send: (file: File) => uploads.add([{ file, input: {} }]),
    retry: uploads.retry,
  }
}

const read = say(
  'Đã đọc sao kê: {lines} dòng tiền vào mới, {known} dòng đã có, bỏ qua {outgoing} dòng tiền ra.',
  'The statement is read. New incoming lines: {lines}; known already: {known}; outgoing, left out: {outgoing}.',
)

import { serviceSyncCalls } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import { say } from '@innkeeper/protocol/say'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { UploadFault } from '#ui/fields/files/upload-fault.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import type { NamedServices } from './named-rows-shown.ts'
import { useListUpload } from './list-upload.ts'
import styles from './sync.module.css'

const { accept, maxBytes } = serviceSyncCalls['service/sync-upload'].upload

/** Where the list came from, when and by whom; the file in and out; and removing the list. */
export const ListSource = ({ list }: { list: NamedServices['list'] | undefined }) => {
  const t = useSay()
  const { property } = useSession()
  const services = useRead('service/list-service', { limit: 1 })
  const upload = useListUpload()
  const lack = useLack('service/sync-upload')
  return (
    <Card title={title}>
      <div className={styles['source']}>
        <p>{t(list === null ? none : compareWords)}</p>
        {list && <Origin list={list} />}
        <div className={styles['acts']}>
          <ExportButton
            words={downloadWords}
            only="csv"
            total={services.data?.all ?? 0}
            read={(how) => askFile('service/export', {}, { ...how, property })}
          />
          {lack === undefined && (
            <PickFile words={list ? otherWords : uploadWords} accept={accept} give={upload.send} pending={upload.busy} />
          )}
          {list && <Forget listId={list.id} />}
        </div>
        <UploadFault failed={upload.failed} maxBytes={maxBytes} retry={upload.retry} />
        {lack !== undefined && <p className={styles['note']}>{t(lack)}</p>}
        <p className={styles['note']}>{t(formatWords)}</p>
      </div>
    </Card>
  )
}

const Origin = ({ list }: { list: NonNullable<NamedServices['list']> }) => {
  const t = useSay()
  const format = useFormat()
  const { source, name, namedAt, namedBy, ignored } = list
  return (
    <>
      <p>
        <strong>{t(source === 'file' ? fromFile : fromSystem, { name })}</strong>{' '}
        {t(source === 'file' ? whenWords : sentWords, { moment: format.moment(namedAt, { year: true }), person: namedBy })}
      </p>
      {ignored.length > 0 && <Banner tone="amber" title={t(ignoredWords, { heads: ignored.join(', ') })} />}
    </>
  )
}

/** Removes the list; the services stay. */
export const Forget = ({ listId }: { listId: string }) => {
  const alerts = useAlerts()
  const forget = useChange('service/sync-forget', { done: () => alerts.success(forgotten), failed: alerts.failure })
  return (
    <ConfirmButton
      words={forgetWords}
      question={forgetQuestion}
      icon="trash"
      reason={forget.reason}
      pending={forget.pending}
      onConfirm={() => forget.send({ listId })}
    />
  )
}

const title = say('Danh sách đến từ đâu', 'Where the list comes from')
const none = say(
  'Chưa có hệ thống nào gửi danh sách dịch vụ. Trong lúc đó dùng tệp: dịch vụ được so theo mã, và chưa có gì đổi cho đến khi bạn chọn dòng và áp dụng.',
  'No system has sent a list of services. Until one does, a file will do: services are compared by their codes, and nothing changes before you tick rows and apply them.',
)
const compareWords = say(
  'Dịch vụ được so theo mã. Chưa có gì đổi cho đến khi bạn chọn dòng và áp dụng.',
  'Services are compared by their codes. Nothing changes before you tick rows and apply them.',
)
const fromFile = say('Từ tệp {name}.', 'From the file {name}.')
const fromSystem = say('Từ hệ thống {name}.', 'From the system {name}.')
const whenWords = say('{person} tải lên lúc {moment}.', 'Uploaded by {person}, {moment}.')
const sentWords = say('Nhận lúc {moment}.', 'Received {moment}.')
const ignoredWords = say('Không dùng các cột: {heads}.', 'Columns that are not used: {heads}.')
const downloadWords = say('Tải tệp dịch vụ ({count})', 'Download the services ({count})')
const uploadWords = say('Tải tệp CSV lên', 'Upload a CSV file')
const otherWords = say('Tải tệp CSV khác lên', 'Upload another CSV file')
const formatWords = say(
  'CSV UTF-8, tối đa 500 dòng và 1 MB. Cần cột mã; cột nào không có thì giữ nguyên.',
  'CSV UTF-8, 500 rows and 1 MB at most. It needs the column of codes; what it has no column for stays as it is.',
)
const forgetWords = say('Bỏ danh sách', 'Remove the list')
const forgetQuestion = say('Bỏ danh sách này? Dịch vụ của bạn giữ nguyên.', 'Remove this list? Your services stay as they are.')
const forgotten = say('Đã bỏ danh sách.', 'The list is removed.')

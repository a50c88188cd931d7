import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './calendar.module.css'

type FillPreviewProps = { input: CallInput<'ticket-day/set'>; onClose: () => void; done: () => void }
type Change = AnswerOf<'ticket-day/preview'>['changes'][number]

const mostShown = 60

/** What filling days would change, from what to what, before it is saved: all of it, or nothing. */
export const FillPreview = ({ input, onClose, done }: FillPreviewProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const read = useRead('ticket-day/preview', input)
  const save = useChange('ticket-day/set', {
    done: ({ changed }) => {
      alerts.success(savedWords, { count: changed })
      done()
    },
  })
  const { data } = read
  const changes = data?.changes ?? []
  const reason = save.reason ?? (data === undefined || data.oversold.length > 0 || changes.length === 0 ? nothingToSave : undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      acts={
        <>
          <Button words={leaveWords} onClick={onClose} />
          <Button look="primary" words={saveWords} pending={save.pending} reason={reason} onClick={() => save.send(input)} />
        </>
      }
    >
      {save.error !== null && <FailureBanner failure={save.error} />}
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} />}
      {read.loading && read.error === null && <Skeleton rows={4} height={28} />}
      {data !== undefined && (
        <>
          <p>{t(countWords, { changes: changes.length, equal: data.equal })}</p>
          {data.oversold.length > 0 && <Banner tone="red">{t(oversoldWords, { count: data.oversold.length })}</Banner>}
          <Changes changes={changes} />
        </>
      )}
    </Dialog>
  )
}

const Changes = ({ changes }: { changes: readonly Change[] }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <ul className={styles['changes']}>
      {changes.slice(0, mostShown).map((change) => (
        <li key={`${change.day} ${change.slot}`}>
          <strong>{`${format.date(change.day)} ${change.slot}`}</strong> <Fields change={change} />
        </li>
      ))}
      {changes.length > mostShown && <li>{t(moreWords, { count: changes.length - mostShown })}</li>}
    </ul>
  )
}

const Fields = ({ change: { before, after } }: { change: Change }) => {
  const t = useSay()
  const format = useFormat()
  const money = (value: number | null) => (value === null ? t(usual) : format.money(value))
  const lines = fields
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name, words, isMoney }) => {
      const write = (value: number | null) => (isMoney ? money(value) : value === null ? t(usual) : format.number(value))
      return `${t(words)}: ${write(before[name])} → ${write(after[name])}`
    })
  const stop = before.stopSell === after.stopSell ? [] : [t(after.stopSell ? stopped : opened)]
  return <span>{[...lines, ...stop].join(' · ')}</span>
}

const fields: readonly { name: 'adultPrice' | 'childPrice' | 'seniorPrice' | 'capacity'; words: Saying; isMoney: boolean }[] = [
  { name: 'adultPrice', words: say('người lớn', 'adult'), isMoney: true },
  { name: 'childPrice', words: say('trẻ em', 'child'), isMoney: true },
  { name: 'seniorPrice', words: say('cao tuổi', 'senior'), isMoney: true },
  { name: 'capacity', words: say('số vé', 'capacity'), isMoney: false },
]

const title = say('Xem trước thay đổi', 'What would change')
const what = say('thay đổi', 'the changes')
const leaveWords = say('Để nguyên', 'Leave as it is')
const saveWords = say('Lưu thay đổi', 'Save the changes')
const nothingToSave = say('Không có gì lưu được.', 'There is nothing that can be saved.')
const countWords = say('Sẽ đổi {changes} mục; {equal} mục đã như vậy.', 'Changes: {changes}. So already: {equal}.')
const oversoldWords = say('{count} mục đã bán nhiều hơn số vé này.', 'More than this is sold already: {count}.')
const moreWords = say('và {count} mục nữa', 'and {count} more')
const usual = say('giá thường', 'as usual')
const stopped = say('ngừng bán', 'stop sell')
const opened = say('bán lại', 'sold again')
const savedWords = say('Đã sửa {count} mục của lịch vé.', 'Changed in the ticket calendar: {count}.')

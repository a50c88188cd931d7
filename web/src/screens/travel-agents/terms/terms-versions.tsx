import { say } from '@innkeeper/protocol/say'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './terms.module.css'
import { useSavedTerms } from './use-saved-terms.ts'

type TermsVersionsProps = { version: number; onClose: () => void }

/** The saved versions of the table, the newest first; an earlier one can be brought back. */
export const TermsVersions = ({ version, onClose }: TermsVersionsProps) => {
  const t = useSay()
  const format = useFormat()
  const told = useSavedTerms()
  const { data, error, again } = useRead('agent-terms/versions', { limit: 50, offset: 0 })
  const restore = useChange('agent-terms/restore', {
    done: ({ version: made }, { to }) => {
      told(to === 0 ? cleared : done, made, { version: to })
      onClose()
    },
  })
  const back = (to: number) => (
    <Button
      words={to === 0 ? clearWords : backWords}
      values={{ version: to }}
      size="small"
      icon="history"
      reason={restore.reason}
      pending={restore.pending}
      onClick={() => restore.send({ version, to })}
    />
  )
  return (
    <Dialog open onClose={onClose} title={title}>
      {restore.error !== null && <FailureBanner failure={restore.error} />}
      {data === undefined ? (
        error === null ? (
          <Skeleton rows={3} />
        ) : (
          <Failed what={what} error={error} again={again} />
        )
      ) : (
        <ol className={styles['versions']}>
          {data.rows.map((row) => (
            <li key={row.version}>
              <span>
                {t(row.restored === null ? savedWords : restoredWords, { version: row.version, restored: row.restored ?? 0 })}
                <small>{`${row.changedBy} · ${format.moment(row.changedAt, { year: true })}`}</small>
              </span>
              {row.version === version ? <span>{t(current)}</span> : back(row.version)}
            </li>
          ))}
          <li>
            <span>{t(before)}</span>
            {version === 0 ? <span>{t(current)}</span> : back(0)}
          </li>
        </ol>
      )}
      <RecordHistory of={{ path: 'agent-terms/history' }} />
    </Dialog>
  )
}

const title = say('Các bản điều kiện đã lưu', 'Saved versions of the terms')
const what = say('các bản đã lưu', 'the saved versions')
const savedWords = say('Bản {version}', 'Version {version}')
const restoredWords = say('Bản {version}, trả lại từ bản {restored}', 'Version {version}, brought back from {restored}')
const before = say('Trước khi có điều kiện nào', 'Before there were any terms')
const current = say('Đang dùng', 'In use')
const backWords = say('Trở lại bản {version}', 'Back to version {version}')
const clearWords = say('Bỏ mọi điều kiện', 'Back to no terms')
const cleared = say('Đã bỏ mọi điều kiện.', 'There are no terms any more.')
const done = say('Đã trở lại bản {version}.', 'Version {version} is back.')

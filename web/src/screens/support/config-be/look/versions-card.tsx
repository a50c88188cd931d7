import { say } from '@innkeeper/protocol/say'
import { lookPartWords } from '@innkeeper/protocol/words/property/site-look-words'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useReads } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { CompareLooks } from './compare-looks.tsx'
import styles from './look.module.css'
import type { LookDetail, LookForm } from './use-look-form.ts'

type Version = AnswerOf<'header-footer/versions'>['rows'][number]
type VersionsProps = { form: LookForm; detail: LookDetail }

const perPage = 10

/** What was published: who, when, what changed; each can be compared with what is edited now, and brought back. */
export const VersionsCard = ({ form, detail }: VersionsProps) => {
  const [pages, setPages] = useState(1)
  const { data, error, again } = useReads(
    'header-footer/versions',
    Array.from({ length: pages }, (_page, index) => ({ limit: perPage, offset: index * perPage })),
  )
  const rows = data.flatMap((page) => page?.rows ?? [])
  const total = data[0]?.total ?? 0
  return (
    <Card title={title}>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {data[0] !== undefined && rows.length === 0 && <EmptyList words={none} small />}
      <ul className={styles['versions']}>
        {rows.map((version) => (
          <VersionRow key={version.id} version={version} form={form} detail={detail} />
        ))}
      </ul>
      {rows.length < total && (
        <div>
          <Button words={moreWords} look="quiet" onClick={() => setPages(pages + 1)} />
        </div>
      )}
    </Card>
  )
}

const VersionRow = ({ version, form, detail }: VersionsProps & { version: Version }) => {
  const t = useSay()
  const format = useFormat()
  const [comparing, setComparing] = useState(false)
  const { number, live, publishedAt, publishedBy, changed } = version
  return (
    <li className={styles['version']}>
      <Badge
        state={{ words: say(`Bản ${number}`, `Version ${number}`), tone: live ? 'green' : 'grey', icon: live ? 'check' : 'history' }}
      />
      <span>
        {format.moment(publishedAt, { year: true })} · {publishedBy}
        <span className="note"> {live ? t(liveWords) : changed.map((part) => t(lookPartWords[part])).join(', ')}</span>
      </span>
      <span className={styles['acts']}>
        <Button
          words={compareWords}
          values={{ number }}
          look="quiet"
          size="small"
          opens={{ kind: 'dialog', open: comparing }}
          onClick={() => setComparing(true)}
        />
        <RestoreVersion version={version} form={form} detail={detail} />
      </span>
      {comparing && <CompareLooks id={version.id} number={number} now={form.values} onClose={() => setComparing(false)} />}
    </li>
  )
}

/** Makes a former version the draft, which is then looked at and published. A draft that would be lost is asked for first. */
const RestoreVersion = ({ version: { id, number }, form, detail }: VersionsProps & { version: Pick<Version, 'id' | 'number'> }) => {
  const alerts = useAlerts()
  const restore = useChange('header-footer/restore', {
    done: (answer) => alerts.success(restored, { number: answer.number }),
    failed: alerts.failure,
  })
  const send = () => restore.send({ seen: form.values.version ?? detail.version, id })
  const act = {
    words: restoreWords,
    values: { number },
    pending: restore.pending,
    reason: restore.reason ?? (form.pending || form.changed ? savingFirst : undefined),
  }
  if (detail.drafted) return <ConfirmButton {...act} look="quiet" question={restoreQuestion} onConfirm={send} />
  return detail.live?.id === id ? null : <Button {...act} look="quiet" size="small" onClick={send} />
}

const title = say('Các bản', 'Versions')
const what = say('các bản giao diện', 'the versions of the look')
const none = say('Chưa xuất bản bản nào.', 'No version was published yet.')
const moreWords = say('Xem thêm bản cũ', 'Show older versions')
const liveWords = say('đang hiện', 'shown now')
const compareWords = say('So với bản {number}', 'Compare with version {number}')
const restoreWords = say('Về bản {number}', 'Back to version {number}')
const restoreQuestion = say(
  'Lấy bản {number} làm nháp? Nháp hiện tại sẽ mất; trang vẫn như đang hiện cho đến khi xuất bản.',
  'Take version {number} as the draft? The draft of now is lost; the site stays as it is until you publish.',
)
const restored = say('Bản {number} là nháp. Xem rồi xuất bản.', 'Version {number} is the draft. Look at it, then publish.')
const savingFirst = say('Đang lưu nháp.', 'The draft is being saved.')

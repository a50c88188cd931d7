import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { Card } from '#ui/page/card.tsx'
import { Thumbnail } from '#ui/photos/pictures/pictures-card.tsx'
import type { NamedRow } from './named-rows-shown.ts'
import styles from './sync.module.css'

type ApplyRowsProps = {
  listId: string
  /** The ticked rows, and all that could be ticked. */
  ticked: readonly NamedRow[]
  applicable: readonly NamedRow[]
  choose: (codes: readonly string[]) => void
  /** Starts with a picture, as after an upload. */
  picture?: string
}

/** Applies the ticked rows, all of them or none; new services need a picture. */
export const ApplyRows = ({ listId, ticked, applicable, choose, picture = '' }: ApplyRowsProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const [thumbnail, setThumbnail] = useState(picture)
  const apply = useChange('service/sync-apply', {
    done: (counts) => {
      choose([])
      alerts.success(applied, counts)
    },
    failed: alerts.failure,
  })
  const count = (state: NamedRow['state']) => ticked.filter((row) => row.state === state).length
  const hasNew = count('new') > 0
  const send = () =>
    apply.send({
      listId,
      rows: ticked.map(({ code, service }) => ({ code, version: service?.version ?? null })),
      thumbnail: hasNew ? thumbnail : null,
    })
  const all = ticked.length === applicable.length
  const told = { created: count('new'), changed: count('changed'), takenOff: count('missing') }
  return (
    <>
      {hasNew && (
        <div className={styles['picture']}>
          <Card title={pictureTitle}>
            <p>{t(pictureNote)}</p>
            <Thumbnail url={thumbnail} error={undefined} change={setThumbnail} />
          </Card>
        </div>
      )}
      <ActBar words={t(ticked.length === 0 ? noneWords : willWords, told)}>
        <Button
          words={all && ticked.length > 0 ? untick : tickAll}
          values={{ count: applicable.length }}
          reason={applicable.length === 0 ? nothing : undefined}
          onClick={() => choose(all ? [] : applicable.map(({ code }) => code))}
        />
        <Button
          words={applyWords}
          values={{ count: ticked.length }}
          look="primary"
          pending={apply.pending}
          reason={apply.reason ?? (ticked.length === 0 ? noneWords : hasNew && thumbnail === '' ? needsPicture : undefined)}
          onClick={send}
        />
      </ActBar>
    </>
  )
}

const pictureTitle = say('Ảnh của dịch vụ mới', 'The picture of the new services')
const pictureNote = say(
  'Mọi dịch vụ cần ảnh, danh sách thì không có. Ảnh này dùng cho tất cả dịch vụ mới; sau đó đổi ở từng dịch vụ.',
  'Every service needs a picture, and a list has none. This one is for all new services; change it at each of them later.',
)
const noneWords = say('Chọn ít nhất một dòng.', 'Tick at least one row.')
const willWords = say(
  '{created} mới, {changed} đổi, {takenOff} ngừng bán.',
  'New: {created}. Changed: {changed}. Taken off sale: {takenOff}.',
)
const tickAll = say('Chọn tất cả ({count})', 'Tick all ({count})')
const untick = say('Bỏ chọn', 'Untick all')
const nothing = say('Không có dòng nào khác.', 'No row would change anything.')
const applyWords = say('Áp dụng dòng đã chọn ({count})', 'Apply the ticked rows ({count})')
const needsPicture = say('Chọn ảnh cho dịch vụ mới.', 'Choose the picture of the new services.')
const applied = say(
  'Đã áp dụng: {created} dịch vụ mới, {changed} đổi, {takenOff} ngừng bán.',
  'Applied. New services: {created}; changed: {changed}; taken off sale: {takenOff}.',
)

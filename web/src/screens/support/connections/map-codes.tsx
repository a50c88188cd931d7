import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Codes, keyOf, targetOf, type Targets } from './codes.tsx'
import type { Connection } from './connection.ts'
import styles from './connections.module.css'

type MapCodesProps = { connection: Pick<Connection, 'id' | 'name'>; onClose: () => void }

/** The codes of a connected system, each with the room type or package of ours that it means. */
export const MapCodes = ({ connection: { id, name }, onClose }: MapCodesProps) => {
  const alerts = useAlerts()
  const mapping = useRead('connection/mapping', { id })
  const [chosen, choose] = useState<Targets>({})
  const save = useChange('connection/map', {
    done: () => {
      alerts.success(saved, { name })
      onClose()
    },
    failed: alerts.failure,
  })
  const { data } = mapping
  const changed = data?.codes.filter((one) => targetOf(one, chosen) !== one.target) ?? []
  const suggested = data?.codes.filter((one) => one.suggestion !== null && targetOf(one, chosen) === null) ?? []
  const lack = useLack('connection/map')
  const [leaving, setLeaving] = useState(false)
  const close = () => (changed.length > 0 && lack === undefined ? setLeaving(true) : onClose())
  const takeAll = () => choose({ ...chosen, ...Object.fromEntries(suggested.map((one) => [keyOf(one), one.suggestion])) })
  const send = () => save.send({ id, codes: changed.map((one) => ({ thing: one.thing, code: one.code, target: targetOf(one, chosen) })) })
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      values={{ name }}
      acts={
        <>
          {leaving && <Unsaved count={changed.length} discard={onClose} />}
          <Button
            words={suggestWords}
            icon="check"
            reason={lack ?? (suggested.length === 0 ? noneSuggested : undefined)}
            onClick={takeAll}
          />
          <Button
            words={saveWords}
            look="primary"
            reason={lack ?? (changed.length === 0 ? nothingChanged : undefined)}
            pending={save.pending}
            onClick={send}
          />
        </>
      }
    >
      {mapping.error !== null && <Failed what={what} error={mapping.error} again={mapping.again} readAt={mapping.readAt} />}
      {data === undefined ? (
        mapping.loading && <Skeleton rows={6} />
      ) : (
        <Codes
          connectionId={id}
          mapping={data}
          chosen={chosen}
          disabled={lack !== undefined}
          choose={(key, target) => choose({ ...chosen, [key]: target })}
        />
      )}
    </Dialog>
  )
}

type UnsavedProps = { count: number; discard: () => void }

/** Asked where the dialog would close with choices that are not saved. */
const Unsaved = ({ count, discard }: UnsavedProps) => {
  const t = useSay()
  return (
    <div className={styles['unsaved']}>
      <Banner tone="amber" urgent act={<Button words={discardWords} size="small" onClick={discard} />}>
        {t(unsavedWords, { count })}
      </Banner>
    </div>
  )
}

const title = say('Ghép mã của {name}', 'Map the codes of {name}')
const what = say('các mã của kết nối', 'the codes of the connection')
const suggestWords = say('Lấy gợi ý', 'Take the suggestions')
const noneSuggested = say('Không còn gợi ý nào.', 'There is no suggestion left.')
const saveWords = say('Lưu mã', 'Save the codes')
const nothingChanged = say('Chưa đổi mã nào.', 'No code is changed yet.')
const saved = say('Đã ghép mã của {name}.', 'The codes of {name} are mapped.')
const unsavedWords = say('Số mã chưa lưu: {count}.', 'Codes not saved: {count}.')
const discardWords = say('Bỏ thay đổi', 'Discard the changes')

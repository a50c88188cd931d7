import { nouns } from '@innkeeper/protocol/format/format'
import type { CallInput, CallOutput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'
import { Failed } from '../states/failed.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { changedSinceKey } from './undo-key.ts'
import { UndoChoices } from './undo-choices.tsx'

type UndoDialogProps = {
  operationNo: number
  onClose: () => void
  /** Undoes at once if nobody changed these nights since and none is refused; only otherwise the dialog asks. */
  quick?: boolean | undefined
  done?: ((undone: CallOutput<'room-plan/undo'>) => void) | undefined
}

/** Undoes an operation on nights. It lists what would be restored, what was changed since (kept unless ticked), and what cannot be restored. */
export const UndoDialog = ({ operationNo, onClose, quick = false, done }: UndoDialogProps) => {
  const t = useSay()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const undo = useUndo(onClose, done)
  // Not read again by the undo itself: there is nothing left to preview then.
  const preview = useRead('room-plan/undo-preview', { operationNo }, { freshFor: 0, when: !undo.pending })
  const isPlain = preview.data !== undefined && preview.data.changedSinceCount === 0 && preview.data.refusedCount === 0
  useQuickUndo(quick && isPlain && !preview.fetching, () => undo.send({ operationNo }))
  const isFailed = undo.error !== null || preview.error !== null
  if (quick && !isFailed && (isPlain || preview.loading)) return null
  const { data } = preview
  const confirm = () => data !== undefined && undo.send({ operationNo, alsoChangedSince: choiceOf(ticked, data) })
  const acts = (
    <>
      <Button words={keep} onClick={onClose} />
      <ConfirmUndo data={data} ticked={ticked} pending={undo.pending} confirm={confirm} />
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} values={{ operationNo }} acts={acts}>
      {undo.error !== null && <FailureBanner failure={undo.error} title={t(notUndone)} />}
      {preview.error !== null && <Failed what={what} error={preview.error} again={preview.again} />}
      {preview.loading && <Skeleton rows={3} />}
      {data !== undefined && <UndoChoices preview={data} ticked={ticked} change={setTicked} />}
    </Dialog>
  )
}

type ConfirmUndoProps = { data: UndoPreview | undefined; ticked: ReadonlySet<string>; pending: boolean; confirm: () => void }

const ConfirmUndo = ({ data, ticked, pending, confirm }: ConfirmUndoProps) => {
  const format = useFormat()
  const count = data === undefined ? 0 : data.restores + countOf(ticked, data)
  return (
    <Button
      words={undoCells}
      values={{ cells: format.count(count, nouns.night) }}
      look="primary"
      icon="arrow-back-up"
      steady
      pending={pending}
      reason={data === undefined ? notRead : count === 0 ? nothingLeft : undefined}
      onClick={confirm}
    />
  )
}

type UndoPreview = CallOutput<'room-plan/undo-preview'>

const useUndo = (onClose: () => void, done: UndoDialogProps['done']) => {
  const format = useFormat()
  const alerts = useAlerts()
  return useChange('room-plan/undo', {
    done: (undone) => {
      const left = undone.changedSince + undone.refused
      const values = {
        cells: format.count(undone.restored, nouns.night),
        left: format.count(left, nouns.night),
        operationNo: undone.operationNo,
      }
      alerts.success(left > 0 ? undoneButSome : undoneAll, values)
      onClose()
      done?.(undone)
    },
    failed: alerts.failure,
  })
}

// The same undo must not be sent twice when the preview is read again.
const useQuickUndo = (ready: boolean, send: () => void): void => {
  const sent = useRef(false)
  const sendOnce = useEffectEvent(send)
  useEffect(() => {
    if (!ready || sent.current) return
    sent.current = true
    sendOnce()
  }, [ready])
}

const countOf = (ticked: ReadonlySet<string>, data: UndoPreview): number => (isAll(ticked, data) ? data.changedSinceCount : ticked.size)

const isAll = (ticked: ReadonlySet<string>, data: UndoPreview): boolean => ticked.size > 0 && ticked.size === data.changedSince.length

const choiceOf = (ticked: ReadonlySet<string>, data: UndoPreview): CallInput<'room-plan/undo'>['alsoChangedSince'] => {
  if (ticked.size === 0) return false
  if (isAll(ticked, data)) return true
  return data.changedSince
    .filter((one) => ticked.has(changedSinceKey(one)))
    .map(({ roomTypeId, roomPlanId, night, field }) => ({ roomTypeId, roomPlanId, night, field }))
}

const title = say('Hoàn tác thao tác {operationNo}', 'Undo operation {operationNo}')
const what = say('bản xem trước hoàn tác', 'what undoing would do')
const keep = say('Để nguyên', 'Leave as it is')
const undoCells = say('Hoàn tác {cells}', 'Undo {cells}')
const notRead = say('Đang đọc những gì sẽ được khôi phục.', 'Reading what would be restored.')
const nothingLeft = say('Không còn đêm nào để hoàn tác.', 'Nothing is left to undo.')
const notUndone = say('Chưa hoàn tác được.', 'Not undone.')
const undoneAll = say('Đã hoàn tác {cells}, thao tác {operationNo}.', '{cells} undone, operation {operationNo}.')
const undoneButSome = say(
  'Đã hoàn tác {cells}, thao tác {operationNo}. {left} giữ nguyên.',
  '{cells} undone, operation {operationNo}. {left} left as they are.',
)

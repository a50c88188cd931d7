import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { inUseReason } from './photo-places.ts'
import { SortPhotos } from './sort-photos.tsx'

type ChosenBarProps = { ids: readonly string[]; clear: () => void }

const most = 100

/** What can be done with the photos that are chosen: another kind for all of them, or deleting those that nobody shows. */
export const ChosenBar = ({ ids, clear }: ChosenBarProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const chosen = useRead('resource/get-images', { ids: ids.slice(0, most), limit: most }, { keep: true })
  const remove = useChange('resource/remove', {
    done: ({ removed }) => {
      alerts.success(deleted, { count: removed })
      clear()
    },
    failed: alerts.failure,
  })
  const reason = ids.length > most ? tooMany : chosen.data === undefined ? reading : inUseReason(chosen.data.rows)
  const values = { count: ids.length }
  return (
    <ActBar words={t(chosenWords, values)}>
      <Button words={clearWords} look="quiet" onClick={clear} />
      <SortPhotos ids={ids} reason={ids.length > most ? tooMany : undefined} done={clear} />
      <ConfirmButton
        words={deleteWords}
        values={values}
        icon="trash"
        question={question}
        pending={remove.pending}
        reason={reason}
        onConfirm={() => remove.send({ ids: [...ids] })}
      />
    </ActBar>
  )
}

const chosenWords = say('Đã chọn {count} ảnh.', 'Photos chosen: {count}.')
const clearWords = say('Bỏ chọn', 'Clear the selection')
const deleteWords = say('Xoá {count} ảnh', 'Delete photos ({count})')
const question = say('Không ảnh nào đang dùng. Xoá rồi không lấy lại được.', 'None of them is used. Deleting cannot be undone.')
const deleted = say('Đã xoá {count} ảnh.', 'Photos deleted: {count}.')
const reading = say('Đang xem ảnh dùng ở đâu.', 'Checking where the photos are used.')
const tooMany = say('Mỗi lần tối đa 100 ảnh.', 'At most 100 photos at a time.')

import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { categoryChoices } from '#ui/photos/photo-words.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'

type SortPhotosProps = { ids: readonly string[]; reason: Saying | undefined; done: () => void }

/** Says of several photos at once what they show; their captions stay. */
export const SortPhotos = ({ ids, reason, done }: SortPhotosProps) => {
  const alerts = useAlerts()
  const [open, setOpen] = useState(false)
  const [category, setCategory] = useState<ImageCategory>('room')
  const values = { count: ids.length }
  const change = useChange('resource/update-image', {
    done: (photos) => {
      alerts.success(sorted, { count: photos.length })
      setOpen(false)
      done()
    },
    failed: alerts.failure,
  })
  return (
    <>
      <Button words={sortWords} icon="category" reason={reason} opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        values={values}
        acts={
          <>
            <Button words={keep} onClick={() => setOpen(false)} />
            <Button
              words={title}
              values={values}
              look="primary"
              pending={change.pending}
              onClick={() => change.send({ ids: [...ids], category })}
            />
          </>
        }
      >
        {change.error !== null && <FailureBanner failure={change.error} />}
        <SelectField
          first
          field={plainField({ label: kindWords, value: category, change: (next) => setCategory(next ?? category) })}
          choices={categoryChoices}
        />
      </Dialog>
    </>
  )
}

const sortWords = say('Đổi loại ảnh', 'Change the kind')
const title = say('Đổi loại của {count} ảnh', 'Change the kind of the photos ({count})')
const kindWords = say('Loại ảnh', 'Kind of photo')
const keep = say('Để nguyên', 'Leave as it is')
const sorted = say('Đã đổi loại {count} ảnh.', 'Kind changed, photos: {count}.')

import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import { useId, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { FieldConflict } from '#record/record-conflict.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { PhotoImage } from '#ui/photos/photo-image.tsx'
import { categoryChoices, photoLabel } from '#ui/photos/photo-words.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { SidePanel } from '#ui/dialogs/side-panel.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { mayNotChange } from './gallery-words.ts'
import { PhotoFactsList } from './photo-facts-list.tsx'
import { inUseReason } from './photo-places.ts'
import styles from './photo-edit.module.css'
import { photoInput, usePhotoForm } from './use-photo-form.ts'

type PhotoEditProps = { photo: Photo; mayChange: boolean; close: () => void }

/** The panel of a photo: its captions in both languages and its kind are changed here. */
export const PhotoEdit = ({ photo, mayChange, close }: PhotoEditProps) => {
  const t = useSay()
  const formId = useId()
  const { form, collided, takeTheirs, keepMine } = usePhotoForm(photo)
  const [restored] = useState(form.changed)
  const locked = { disabled: !mayChange }
  return (
    <SidePanel
      open
      title={photoLabel(photo)}
      onClose={close}
      foot={
        <div className={styles['acts']}>
          <DeletePhoto photo={photo} mayChange={mayChange} done={close} />
          <Button
            words={saveWords}
            look="primary"
            submits
            form={formId}
            pending={form.pending}
            reason={mayChange ? undefined : mayNotChange}
          />
        </div>
      }
    >
      <form id={formId} {...form.props} className={styles['panel']}>
        <div className={styles['picture']}>
          <PhotoImage photo={photo} sizes={panelSizes} whole />
        </div>
        {!mayChange && <Banner tone="cham">{t(mayNotChange)}</Banner>}
        {restored && form.changed && <Banner tone="cham">{t(restoredWords)}</Banner>}
        {collided.length > 0 && (
          <FieldConflict
            person={t(somebody)}
            names={collided}
            mine={form.values}
            theirs={photo}
            input={photoInput}
            takeTheirs={takeTheirs}
            keepMine={keepMine}
          />
        )}
        <FormBanner form={form} />
        <FieldStack>
          <TextAreaField field={form.field('captionVi')} rows={2} {...locked} />
          <TextAreaField field={form.field('captionEn')} rows={2} {...locked} />
          <SelectField field={form.field('category')} choices={categoryChoices} {...locked} />
        </FieldStack>
        <PhotoFactsList photo={photo} />
      </form>
    </SidePanel>
  )
}

const DeletePhoto = ({ photo, mayChange, done }: { photo: Photo; mayChange: boolean; done: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const name = t(photoLabel(photo))
  const remove = useChange('resource/remove', {
    done: () => {
      alerts.success(deleted, { name })
      done()
    },
    failed: alerts.failure,
  })
  return (
    <ConfirmButton
      words={deleteWords}
      icon="trash"
      question={question}
      values={{ name }}
      pending={remove.pending}
      reason={mayChange ? inUseReason([photo]) : mayNotChange}
      onConfirm={() => remove.send({ ids: [photo.id] })}
    />
  )
}

const somebody = say('Người khác', 'Somebody else')
const panelSizes = '340px'
const saveWords = say('Lưu ảnh', 'Save the photo')
const deleteWords = say('Xoá ảnh', 'Delete the photo')
const question = say('Ảnh {name} chưa dùng ở đâu. Xoá rồi không lấy lại được.', 'The photo {name} is not used. Deleting cannot be undone.')
const deleted = say('Đã xoá ảnh {name}.', 'The photo {name} is deleted.')
const restoredWords = say('Những gì chưa lưu lần trước vẫn còn đây.', 'Your unsaved changes are still here.')

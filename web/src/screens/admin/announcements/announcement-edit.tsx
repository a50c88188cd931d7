import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { AnnouncementPopup } from '#layouts/announcement/announcement-popup.tsx'
import { paths } from '#paths.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/check-field.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { EditPage } from '#ui/forms/edit-page.tsx'
import { FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { HeadAct } from '#ui/buttons/head-act.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { announcementLooks } from './announcement-columns.tsx'
import { SlideCards } from './slide-cards.tsx'
import { newAnnouncement, useAnnouncementForm, valuesOf, type AnnouncementForm } from './use-announcement-form.ts'

type Detail = AnswerOf<'announcement/detail'>

type AnnouncementEditProps = { announcement: Detail | null; readAgain?: () => void }

/** Writes an announcement: when it is shown, its slides in both languages, and how it will look. */
export const AnnouncementEdit = ({ announcement, readAgain = () => undefined }: AnnouncementEditProps) => {
  const form = useAnnouncementForm(announcement, readAgain)
  return (
    <EditPage
      title={announcement === null ? newTitle : { vi: announcement.titleVi, en: announcement.titleEn }}
      list={{ words: listTitle, to: paths.adminAnnouncements() }}
      badge={announcement !== null && <Badge state={announcementLooks[announcement.state]} />}
      acts={
        <>
          <Preview form={form} />
          {announcement !== null && <DeleteAnnouncement id={announcement.id} />}
        </>
      }
      form={form}
      discard={() => form.reset(announcement === null ? newAnnouncement() : valuesOf(announcement))}
      locked={undefined}
      save={save}
      conflict={announcement !== null && <Conflict form={form} latest={announcement} />}
    >
      <FormGrid>
        <FormColumn>
          <WhenCard form={form} />
        </FormColumn>
        <FormColumn>
          <SlideCards form={form} />
        </FormColumn>
      </FormGrid>
    </EditPage>
  )
}

// Somebody else saved first: theirs is there to be taken, and saving again keeps what was typed here.
const Conflict = ({ form, latest }: { form: AnnouncementForm; latest: Detail }) => {
  const t = useSay()
  if (form.values.version === latest.version) return null
  return (
    <Banner
      tone="violet"
      urgent
      act={
        <>
          <Button words={takeTheirs} size="small" onClick={() => form.reset(valuesOf(latest))} />
          <Button words={keepMine} size="small" onClick={() => form.set('version', latest.version)} />
        </>
      }
    >
      {t(changedSince, { person: latest.changedBy })}
    </Banner>
  )
}

const WhenCard = ({ form }: { form: AnnouncementForm }) => (
  <Card title={whenTitle}>
    <FieldStack>
      <TextField field={form.field('titleVi')} />
      <TextField field={form.field('titleEn')} />
      <MomentField field={form.field('shownFrom')} />
      <MomentField field={form.field('shownUntil')} clearable />
      <CheckField field={form.field('active')} />
      <CheckField field={form.field('fromRelease')} />
    </FieldStack>
  </Card>
)

const Preview = ({ form }: { form: AnnouncementForm }) => {
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  const { titleVi = '', titleEn = '', slides = [] } = form.values
  const shown = slides
    .filter(({ active }) => active === true)
    .map(({ imageUrl = '', contentVi = '', contentEn = '' }) => ({
      active: true,
      imageUrl: imageUrl === '' ? null : imageUrl,
      content: language === 'vi' ? contentVi : contentEn,
    }))
  return (
    <>
      <HeadAct words={preview} icon="eye" opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      {open && (
        <AnnouncementPopup
          announcement={{ id: '', title: language === 'vi' ? titleVi : titleEn, fromRelease: false, slides: shown }}
          asks={false}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}

const DeleteAnnouncement = ({ id }: { id: string }) => {
  const alerts = useAlerts()
  const router = useRouter()
  const remove = useChange('announcement/delete', {
    done: () => {
      alerts.success(deleted)
      void router.navigate({ href: paths.adminAnnouncements() })
    },
    failed: alerts.failure,
  })
  return (
    <ConfirmButton words={deleteWords} question={question} icon="trash" pending={remove.pending} onConfirm={() => remove.send({ id })} />
  )
}

const listTitle = say('Thông báo chung', 'Announcements')
const newTitle = say('Thông báo chung mới', 'New announcement')
const whenTitle = say('Tiêu đề và thời gian', 'Title and time')
const save = say('Lưu thông báo chung', 'Save the announcement')
const changedSince = say(
  '{person} vừa lưu thông báo này. Chọn bản muốn giữ.',
  '{person} has just saved this announcement. Choose what to keep.',
)
const takeTheirs = say('Lấy bản đã lưu', 'Take what is saved')
const keepMine = say('Giữ bản đang sửa', 'Keep what is typed')
const preview = say('Xem trước', 'Preview')
const deleteWords = say('Xoá thông báo chung', 'Delete the announcement')
const deleted = say('Đã xoá thông báo chung.', 'The announcement is deleted.')
const question = say(
  'Thông báo sẽ không hiện cho ai nữa. Muốn giữ lại nội dung, bỏ chọn “Đang dùng” rồi lưu.',
  'It will be shown to nobody any more. To keep what it says, untick “In use” and save.',
)

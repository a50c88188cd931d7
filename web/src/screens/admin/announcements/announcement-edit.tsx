import { announcementCalls } from '@innkeeper/protocol/calls/account/announcement'
import { accountRefusals } from '@innkeeper/protocol/refusals/people/account'
import { say } from '@innkeeper/protocol/say'
import { checkAnnouncement } from '@innkeeper/rules/announcement/check-announcement'
import { useState } from 'react'
import { useLanguage } from '#kit/language/language.tsx'
import { AnnouncementPopup } from '#layouts/announcement/announcement-popup.tsx'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordForm, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { HeadAct } from '#ui/buttons/head-act.tsx'
import { MomentField } from '#ui/fields/days/moment-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { announcements } from './announcements.ts'
import { DeleteAnnouncement } from './delete-announcement.tsx'
import { SlideCards } from './slide-cards.tsx'

/** Writes an announcement: when it is shown, its slides in both languages, and how it will look. */
export const AnnouncementEdit = (place: RecordPlace<DetailOf<'announcement'>>) => {
  const form = useRecordForm('announcement', {
    kind: announcements,
    place,
    calls: announcementCalls,
    fresh: fresh(),
    check: (values) => checkAnnouncement(values).map(({ field, problem }) => ({ field, words: wrongWords[problem] })),
  })
  return (
    <RecordPage
      kind={announcements}
      place={place}
      form={form}
      input={input}
      texts={texts}
      acts={<Preview form={form} />}
      renderDelete={(props) => <DeleteAnnouncement {...props} />}
    >
      <FormGrid disabled={form.reason !== undefined}>
        <FormColumn>
          <WhenCard form={form} />
        </FormColumn>
        <FormColumn>
          <SlideCards form={form} />
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const WhenCard = ({ form }: { form: RecordForm<'announcement'> }) => (
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

const Preview = ({ form }: { form: RecordForm<'announcement'> }) => {
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

const { input } = announcementCalls['announcement/update']
const texts: FieldTexts<typeof input.shape> = {
  slides: ({ slides = [] }, { language }) =>
    slides.map(({ contentVi, contentEn }) => (language === 'vi' ? contentVi : contentEn)).join(' · '),
}
const emptySlide = { active: true, imageUrl: '', contentVi: '', contentEn: '' }
const fresh = () => ({ active: true, fromRelease: false, shownFrom: new Date().toISOString(), slides: [emptySlide] })
const wrongWords = {
  endsBeforeItBegins: accountRefusals.announcementEndsEarly.words,
  nothingToShow: accountRefusals.announcementEmpty.words,
}
const whenTitle = say('Tiêu đề và thời gian', 'Title and time')
const preview = say('Xem trước', 'Preview')

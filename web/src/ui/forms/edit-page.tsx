import { say, type Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { ActBar } from './act-bar.tsx'
import { Banner } from '../states/banner.tsx'
import { Button } from '../buttons/button.tsx'
import { FormBanner } from './form-banner.tsx'
import { PageForm } from './form-grid.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Page } from '../page/page.tsx'

type EditedForm = {
  readonly props: ComponentProps<typeof PageForm>
  readonly changed: boolean
  readonly pending: boolean
  readonly failure: Error | null
}

type EditPageProps = {
  /** The record's name, or what a new one is called. */
  title: Saying
  /** The list that it belongs to, and where that is. */
  list: { readonly words: Saying; readonly to: string }
  badge?: ReactNode
  acts?: ReactNode
  /** Below the head, above the form: the parts of a record. */
  under?: ReactNode
} & EditFormProps

/** The page of one record: its head with the way back to the list, and its form. */
export const EditPage = ({ title, list, badge, acts, under, ...form }: EditPageProps) => {
  const router = useRouter()
  return (
    <Page>
      <PageHead title={title} crumbs={[list, { words: title }]} badge={badge} acts={acts} />
      {under}
      <EditForm {...form} back={() => void router.navigate({ href: list.to })} />
    </Page>
  )
}

type EditFormProps = {
  form: EditedForm
  /** Puts the record's own values back. */
  discard: () => void
  /** Why the record may only be looked at. */
  locked: Saying | undefined
  save: Saying
  /** What will happen, while nothing is changed. */
  hint?: Saying | undefined
  /** What to do when somebody else saved the record meanwhile. */
  conflict?: ReactNode
  /** Back to the list; none where the form is a page's only thing. */
  back?: (() => void) | undefined
  children: ReactNode
}

/** A form with what stands around every one: why it cannot be changed, what was kept of it, why saving failed, its acts at the bottom. */
export const EditForm = ({ form, discard, locked, save, hint = asSaved, conflict, back, children }: EditFormProps) => {
  const t = useSay()
  const [restored, setRestored] = useState(form.changed)
  const discardAll = () => {
    setRestored(false)
    discard()
  }
  return (
    <PageForm {...form.props}>
      {locked !== undefined && <Banner tone="cham">{t(locked)}</Banner>}
      {restored && form.changed && (
        <Banner tone="cham" act={<Button words={discardWords} size="small" onClick={discardAll} />}>
          {t(restoredWords)}
        </Banner>
      )}
      {conflict}
      <FormBanner form={form} />
      {children}
      <ActBar words={t(form.changed ? unsaved : hint)}>
        {form.changed && <Button words={discardWords} onClick={discardAll} />}
        {!form.changed && back !== undefined && <Button words={backWords} onClick={back} />}
        <Button words={save} look="primary" submits pending={form.pending} reason={locked} />
      </ActBar>
    </PageForm>
  )
}

const discardWords = say('Bỏ thay đổi', 'Discard the changes')
const backWords = say('Về danh sách', 'Back to the list')
const restoredWords = say('Phần đang sửa lần trước chưa lưu đã được giữ lại.', 'What was being edited and not saved is here again.')
const unsaved = say('Có thay đổi chưa lưu.', 'There are changes not saved.')
const asSaved = say('Chưa có gì thay đổi.', 'Nothing is changed.')

import { say, type Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { ActBar } from './act-bar.tsx'
import { Button } from '../buttons/button.tsx'
import { discardWords, FormTop } from './form-top.tsx'
import { PageForm } from './form-grid.tsx'
import { PageHead } from '../page/head/page-head.tsx'
import { Page } from '../page/page.tsx'
import { useLastSaved, type LastSaved } from './use-last-saved.ts'

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
  /** The line at the bottom while nothing is changed, such as what a save will do; by default, who saved last. */
  hint?: Saying | undefined
  /** Who saved the record last. */
  saved?: LastSaved | undefined
  /** What to do when somebody else saved the record meanwhile. */
  conflict?: ReactNode
  /** What was done to the record. */
  history?: ReactNode
  /** Back to the list; none where the form is a page's only thing. */
  back?: (() => void) | undefined
  children: ReactNode
}

/** A form with its frame: banners above, acts at the bottom. */
export const EditForm = ({ form, discard, locked, save, hint, saved, conflict, history, back, children }: EditFormProps) => {
  const t = useSay()
  const lastSaved = useLastSaved()
  const atRest = saved === undefined || hint !== undefined ? t(hint ?? asSaved) : lastSaved(saved)
  return (
    <PageForm {...form.props}>
      <FormTop form={form} discard={discard} locked={locked} conflict={conflict} />
      {children}
      {history}
      <ActBar words={form.changed ? t(unsaved) : atRest}>
        {form.changed && <Button words={discardWords} onClick={discard} />}
        {!form.changed && back !== undefined && <Button words={backWords} onClick={back} />}
        <Button words={save} look="primary" submits pending={form.pending} reason={locked} />
      </ActBar>
    </PageForm>
  )
}

const backWords = say('Về danh sách', 'Back to the list')
const unsaved = say('Có thay đổi chưa lưu.', 'There are changes not saved.')
const asSaved = say('Chưa có gì thay đổi.', 'Nothing is changed.')

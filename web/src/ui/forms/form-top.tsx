import { say, type Saying } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../states/banner.tsx'
import { FormBanner } from './form-banner.tsx'

type FormTopProps = {
  form: { readonly changed: boolean; readonly failure: Error | null }
  /** Puts the record's own values back. */
  discard: () => void
  /** Why the record may only be looked at. */
  locked: Saying | undefined
  /** What to do when somebody else saved the record meanwhile. */
  conflict?: ReactNode
}

/** The banners above the fields of a form: why it is read-only, that a draft was restored, what two people changed, why saving failed. */
export const FormTop = ({ form, discard, locked, conflict }: FormTopProps) => {
  const t = useSay()
  const [restored, setRestored] = useState(form.changed)
  if (restored && !form.changed) setRestored(false)
  return (
    <>
      {locked !== undefined && <Banner tone="cham">{t(locked)}</Banner>}
      {restored && form.changed && (
        <Banner tone="cham" act={<Button words={discardWords} size="small" onClick={discard} />}>
          {t(restoredWords)}
        </Banner>
      )}
      {conflict}
      <FormBanner form={form} />
    </>
  )
}

/** What the act is called that puts a record's own values back. */
export const discardWords = say('Bỏ thay đổi', 'Discard the changes')
const restoredWords = say('Những gì chưa lưu lần trước vẫn còn đây.', 'Your unsaved changes are still here.')

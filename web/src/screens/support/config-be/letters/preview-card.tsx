import { emailTextFields } from '@innkeeper/protocol/calls/support/email'
import { say, type Language } from '@innkeeper/protocol/say'
import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import type { LetterTexts } from '@innkeeper/rules/mail/check-letter'
import { useMemo, useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useSettled } from '#kit/page/use-settled.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './letters.module.css'
import type { WordsForm } from './use-words-form.ts'

/** The email as its reader gets it, with what is typed and not saved yet, as wide as a phone or a desk. */
export const PreviewCard = ({ form, kind }: { form: WordsForm; kind: LetterKind }) => {
  const t = useSay()
  const { language } = useLanguage()
  const [phone, setPhone] = useState(false)
  const texts = useLastWhole(form.texts)
  const { data, error, again } = useRead('email/preview', { id: kind, ...texts }, { keep: true })
  return (
    <Card title={title} aside={<Widths phone={phone} choose={setPhone} />}>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {data === undefined && error === null && <Skeleton rows={6} />}
      {data !== undefined && (
        <div className={styles['preview']} data-phone={phone}>
          <p className={styles['lead']}>{data.about === null ? t(sampleLead) : t(realLead, { code: data.about })}</p>
          <p className={styles['subject']}>
            {t(subjectWords)} <strong>{data.subject}</strong>
          </p>
          <iframe title={t(frameTitle)} sandbox="" srcDoc={pageOf(data.html, language)} />
        </div>
      )}
      {form.texts === null && <p className={styles['lead']}>{t(mendFirst)}</p>}
    </Card>
  )
}

const Widths = ({ phone, choose }: { phone: boolean; choose: (phone: boolean) => void }) => (
  <div className={styles['widths']}>
    <Button words={deskWords} size="small" pressed={!phone} onClick={() => choose(false)} />
    <Button words={phoneWords} size="small" pressed={phone} onClick={() => choose(true)} />
  </div>
)

/** What was typed a moment ago and can be sent; while something is wrong, what it was before. */
const useLastWhole = (typed: LetterTexts | null): LetterTexts => {
  const [whole, setWhole] = useState(() => JSON.stringify(typed ?? noTexts))
  const settled = useSettled(typed === null ? '' : JSON.stringify(typed))
  if (settled !== '' && settled !== whole) setWhole(settled)
  return useMemo(() => textsIn(whole), [whole])
}

const noTexts: LetterTexts = { subjectVi: '', bodyVi: '', subjectEn: '', bodyEn: '' }

const textsIn = (kept: string): LetterTexts => emailTextFields.parse(JSON.parse(kept))

/** A page of its own around the email. It runs nothing and loads nothing: its frame is sandboxed, and the page's policy holds inside. */
const pageOf = (html: string, language: Language): string =>
  `<!doctype html><html lang="${language}"><head><title>Email</title></head><body style="margin: 16px; font: 15px/1.5 Arial, sans-serif; color: #1f2933; background: #fff; overflow-wrap: anywhere">${html}</body></html>`

const title = say('Xem trước', 'Preview')
const what = say('bản xem trước', 'the preview')
const deskWords = say('Máy tính', 'Computer')
const phoneWords = say('Điện thoại', 'Phone')
const subjectWords = say('Tiêu đề:', 'Subject:')
const frameTitle = say('Nội dung email', 'Text of the email')
const realLead = say('Theo {code}, gần đây nhất. Chưa lưu gì.', 'With {code}, the last one. Nothing is saved.')
const sampleLead = say('Theo một ví dụ: chưa có đặt phòng nào như vậy.', 'With an example: there is no such booking yet.')
const mendFirst = say('Sửa chỗ báo lỗi để xem trước tiếp.', 'Mend the marked field to go on with the preview.')

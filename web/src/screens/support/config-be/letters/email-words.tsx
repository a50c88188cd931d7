import { say } from '@innkeeper/protocol/say'
import { letterWords, type LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { SectionForm } from '#record/section-form.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldStack, FormPart } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { BlanksCard } from './blanks-card.tsx'
import styles from './letters.module.css'
import { PreviewCard } from './preview-card.tsx'
import { emailTextInput, useWordsForm, withOurs, type EmailText, type WordsForm } from './use-words-form.ts'

/** The words of a kind of email, with its blanks and a preview. */
export const EmailWords = ({ kind }: { kind: LetterKind }) => {
  const t = useSay()
  const { property } = useSession()
  const { data, error, again } = useRead('email/text', { id: kind })
  return (
    <>
      <div className={styles['top']}>
        <Link to={paths.configBe(property, 'letters')}>{t(backWords)}</Link>
        <h2>{t(letterWords[kind])}</h2>
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton rows={8} />
        ) : (
          <Failed what={what} error={error} again={again} />
        )
      ) : (
        <WordsEdit key={kind} detail={data} readAgain={again} />
      )}
    </>
  )
}

const WordsEdit = ({ detail, readAgain }: { detail: EmailText; readAgain: () => void }) => {
  const form = useWordsForm(detail, readAgain)
  return (
    <SectionForm
      form={form}
      latest={{ ...withOurs(detail), changedAt: detail.changedAt ?? '' }}
      input={emailTextInput}
      names={comparedFields}
      save={saveWords}
      history="email/history"
      hint={detail.changedAt === null ? neverSaved : undefined}
    >
      <div className={styles['beside']}>
        <FormPart disabled={form.reason !== undefined}>
          <TextsCard form={form} language="Vi" title={vietnamese} />
          <TextsCard form={form} language="En" title={english} />
          <BlanksCard form={form} blanks={detail.blanks} />
          <div>
            <Button
              words={backToOurs}
              icon="arrow-back-up"
              reason={form.reason ?? (form.isOurs ? alreadyOurs : undefined)}
              onClick={form.takeOurs}
            />
          </div>
        </FormPart>
        <PreviewCard form={form} kind={detail.id} />
      </div>
    </SectionForm>
  )
}

const TextsCard = ({ form, language, title }: { form: WordsForm; language: 'Vi' | 'En'; title: typeof vietnamese }) => (
  <Card title={title}>
    <FieldStack>
      <TextField field={form.field(`subject${language}`)} />
      <TextAreaField field={form.field(`body${language}`)} rows={10} />
    </FieldStack>
  </Card>
)

const comparedFields = ['subjectVi', 'bodyVi', 'subjectEn', 'bodyEn']
const what = say('lời của email', 'the words of the email')
const backWords = say('‹ Mọi loại email', '‹ All kinds of emails')
const vietnamese = say('Phần tiếng Việt', 'Vietnamese part')
const english = say('Phần tiếng Anh', 'English part')
const saveWords = say('Lưu lời email', 'Save the words')
const neverSaved = say('Email này đang dùng lời của Innkeeper.', 'This email uses Innkeeper’s words.')
const backToOurs = say('Về lời của Innkeeper', 'Back to Innkeeper’s words')
const alreadyOurs = say('Đang là lời của Innkeeper.', 'These are Innkeeper’s words.')

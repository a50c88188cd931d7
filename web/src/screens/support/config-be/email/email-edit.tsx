import { encryptionTypes, senderTypes } from '@innkeeper/rules/mail/mail-settings'
import { say, speak } from '@innkeeper/protocol/say'
import { encryptionWords, mailProblemWords, senderTypeWords } from '@innkeeper/protocol/words/mail/mail-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { SectionForm } from '#record/section-form.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { ChoiceList } from '#ui/fields/choice/choice-list.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { ConfigBeSection } from '../config-be-section.tsx'
import { SenderDomainCard } from './sender-domain-card.tsx'
import { TestLetter } from './test-letter.tsx'
import { comparedFields, emailInput, useEmailForm, type EmailForm, type Mail } from './use-email-form.ts'

/** The form of how emails are sent; beside it, a test letter and the kinds of letters. */
export const EmailEdit = ({ mail, readAgain }: { mail: Mail; readAgain: () => void }) => {
  const form = useEmailForm(mail, readAgain)
  return (
    <ConfigBeSection part="email" acts={<TestLetter unsaved={form.changed} to={mail.senderAddress} />}>
      <SectionForm
        form={form}
        latest={{ ...mail, changedAt: mail.changedAt ?? '' }}
        input={emailInput}
        names={comparedFields}
        save={saveWords}
        history="email/history"
        hint={mail.changedAt === null ? neverSaved : undefined}
      >
        {mail.failure !== null && <Failure failure={mail.failure} />}
        <FormGrid disabled={form.reason !== undefined}>
          <FormColumn>
            <SenderCard form={form} mail={mail} />
          </FormColumn>
          <FormColumn>{form.values.senderType === 'own' && <ServerCard form={form} mail={mail} />}</FormColumn>
        </FormGrid>
        <SenderDomainCard mail={mail} unsaved={form.changed} />
      </SectionForm>
    </ConfigBeSection>
  )
}

type CardProps = { form: EmailForm; mail: Mail }

const SenderCard = ({ form, mail }: CardProps) => (
  <Card title={senderTitle}>
    <FieldStack>
      <ChoiceList
        field={form.field('senderType')}
        choices={senderTypes.map((value) => ({ value, words: senderTypeWords[value], more: moreOf(value, mail.platformAddress) }))}
      />
      <TextField field={form.field('displayName')} example={mail.propertyName} />
      <TextField field={form.field('senderAddress')} kind="email" />
      {form.values.senderType === 'own' && <TextField field={form.field('dkimSelector')} autoComplete="off" />}
    </FieldStack>
  </Card>
)

const ServerCard = ({ form, mail }: CardProps) => (
  <Card title={serverTitle}>
    <FieldStack>
      <TextField field={form.field('smtpAddress')} />
      <FieldRow>
        <SelectField field={form.field('encryptionType')} choices={encryptions} />
        <NumberField field={form.field('port')} />
      </FieldRow>
      <CheckField field={form.field('authentication')} />
      {form.values.authentication === true && (
        <>
          <TextField field={form.field('userName')} autoComplete="off" />
          <StoredPassword form={form} mail={mail} />
        </>
      )}
    </FieldStack>
  </Card>
)

/** The password: kept as it is while nothing is typed, and never shown. */
const StoredPassword = ({ form, mail }: Pick<CardProps, 'form' | 'mail'>) => {
  const format = useFormat()
  const field = form.field('password')
  if (mail.passwordSetAt === null) return <PasswordField field={field} autoComplete="off" />
  const moment = format.moment(mail.passwordSetAt, { year: true })
  const hint = { vi: speak(keptHint, 'vi', { moment }), en: speak(keptHint, 'en', { moment }) }
  return <PasswordField field={{ ...field, hint }} autoComplete="off" />
}

const Failure = ({ failure }: { failure: NonNullable<Mail['failure']> }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Banner tone="red" title={t(failingSince, { moment: format.moment(failure.since, { year: true }) })}>
      {t(mailProblemWords[failure.problem])} {t(nothingLost)}
    </Banner>
  )
}

const moreOf = (type: (typeof senderTypes)[number], address: string) =>
  type === 'own' ? ownMore : { vi: speak(platformMore, 'vi', { address }), en: speak(platformMore, 'en', { address }) }

const encryptions = encryptionTypes.map((value) => ({ value, words: encryptionWords[value] }))
const saveWords = say('Lưu cách gửi email', 'Save how emails are sent')
const neverSaved = say('Chưa lưu lần nào: email đi qua máy chủ của Innkeeper.', 'Never saved yet: emails go through Innkeeper’s server.')
const senderTitle = say('Người gửi', 'Sender')
const serverTitle = say('Máy chủ email của chỗ nghỉ', 'The property’s mail server')
const platformMore = say(
  'Email đi từ {address}, với tên hiển thị của chỗ nghỉ; trả lời thì về địa chỉ người gửi.',
  'Emails come from {address} under the property’s display name; answers go to the sender address.',
)
const ownMore = say(
  'Email đi từ địa chỉ của chỗ nghỉ, qua máy chủ SMTP bên dưới.',
  'Emails come from the property’s own address, through the SMTP server below.',
)
const keptHint = say('Đã lưu lúc {moment}. Để trống để giữ nguyên.', 'Saved {moment}. Leave empty to keep it.')
const failingSince = say('Máy chủ email của chỗ nghỉ lỗi từ {moment}.', 'The property’s mail server has been failing since {moment}.')
const nothingLost = say(
  'Không email nào bị mất: email được gửi lại, và sau 15 phút đi qua Innkeeper.',
  'No email is lost: they are sent again, and after 15 minutes through Innkeeper.',
)

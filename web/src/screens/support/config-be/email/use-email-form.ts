import { emailCalls, mailFields } from '@innkeeper/protocol/calls/support/email'
import { mailRefusals } from '@innkeeper/protocol/refusals/support/mail'
import { say } from '@innkeeper/protocol/say'
import { checkMailSettings, type MailProblem } from '@innkeeper/rules/mail/mail-settings'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Form, RuleError } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'
import { useReloadAfterSave } from '#kit/page/use-reload-after-save.ts'

/** How emails are sent, as it is read. */
export type Mail = AnswerOf<'email/detail'>

/** The form of how emails are sent. */
export type EmailForm = Form<'email/update'>

/** The form of how emails are sent. */
export const useEmailForm = (mail: Mail, readAgain: () => void): EmailForm => {
  const reload = useReloadAfterSave()
  return useSavedForm('email/update', {
    input: emailInput,
    initial: { ...recordValues<'email/update'>(emailInput, mail), password: '' },
    draft: 'email',
    saved,
    readAgain,
    check: (values) => problemsOf(mail, values),
    done: reload,
  })
}

/** What the call takes that changes how emails are sent. */
export const emailInput = emailCalls['email/update'].input

/** The fields that two people may have left different: the password is never read. */
export const comparedFields: readonly string[] = Object.keys(mailFields.shape)

const problemsOf = (mail: Mail, values: EmailForm['values']): readonly RuleError[] => {
  const { senderType = mail.senderType, port = mail.port, encryptionType = mail.encryptionType } = values
  const { senderAddress = '', dkimSelector = '', smtpAddress = '', userName = '', password = '', authentication = false } = values
  const next = { senderType, port, encryptionType, senderAddress, dkimSelector, smtpAddress, userName, password, authentication }
  return checkMailSettings(next, { ...mail, passwordKept: mail.passwordSetAt !== null }).map(({ field, reason }) => ({
    field,
    words: mailRefusals[refusals[reason]].words,
  }))
}

const refusals = {
  missing: 'mailFieldMissing',
  passwordInClear: 'mailPasswordInClear',
  passwordAgain: 'mailPasswordAgain',
  senderInside: 'mailSenderInside',
  selectorWhole: 'mailSelectorWhole',
} as const satisfies Record<MailProblem['reason'], keyof typeof mailRefusals>

const saved = say('Đã lưu cách gửi email.', 'How emails are sent is saved.')

import { infoCalls } from '@innkeeper/protocol/calls/hotel-information/info'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { Refused } from '#kit/calls/refused.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import { registerRules } from './register-rules.ts'

/** The registration information as it is read. */
export type GeneralInfo = AnswerOf<'info/general'>

/** The form of the registration information. */
export type RegisterForm = Form<'info/update'>

/** The form of the registration information. Where somebody else saved first, it is read again. */
export const useRegisterForm = (info: GeneralInfo, readAgain: () => void): RegisterForm => {
  const alerts = useAlerts()
  const { language } = useLanguage()
  return useForm('info/update', {
    schema: registerInput,
    initial: recordValues<'info/update'>(registerInput, info),
    draft: 'property',
    check: registerRules(info.kind, language),
    done: () => {
      alerts.success(saved)
      readAgain()
    },
    failed: (error) => {
      if (error instanceof Refused && error.key === 'infoChanged') readAgain()
    },
  })
}

/** What the call takes that saves it. */
export const registerInput = infoCalls['info/update'].input

const saved = say('Đã lưu thông tin đăng ký.', 'The registration information is saved.')

import { infoCalls } from '@innkeeper/protocol/calls/hotel-information/info'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useLanguage } from '#kit/language/language.tsx'
import type { Form } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'
import { registerRules } from './register-rules.ts'

/** The registration information as it is read. */
export type GeneralInfo = AnswerOf<'info/general'>

/** The form of the registration information. */
export type RegisterForm = Form<'info/update'>

/** The form of the registration information. */
export const useRegisterForm = (info: GeneralInfo, readAgain: () => void): RegisterForm => {
  const { language } = useLanguage()
  return useSavedForm('info/update', {
    input: registerInput,
    initial: recordValues<'info/update'>(registerInput, info),
    draft: 'property',
    check: registerRules(info.kind, language),
    saved,
    done: readAgain,
    readAgain,
  })
}

/** What the call takes that saves it. */
export const registerInput = infoCalls['info/update'].input

const saved = say('Đã lưu thông tin đăng ký.', 'The registration information is saved.')

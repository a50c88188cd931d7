import { infoCalls } from '@innkeeper/protocol/calls/info'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../../kit/ask.ts'
import { useLanguage } from '../../../../kit/language.tsx'
import { Refused } from '../../../../kit/refused.ts'
import { useAlerts } from '../../../../kit/use-alerts.ts'
import { useForm, type Form } from '../../../../kit/use-form.ts'
import { registerRules } from './register-rules.ts'

/** The registration information as it is read. */
export type GeneralInfo = AnswerOf<'info/general'>

/** The form of the registration information. */
export type RegisterForm = Form<'info/update'>

/** The form of the registration information. Where somebody else saved first, it is read again. */
export function useRegisterForm(info: GeneralInfo, readAgain: () => void): RegisterForm {
  const alerts = useAlerts()
  const { language } = useLanguage()
  return useForm('info/update', {
    schema: infoCalls['info/update'].input,
    initial: valuesOf(info),
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

/** What stands in the form. */
export const valuesOf = (info: GeneralInfo) => {
  const { kind: _kind, code: _code, changedAt: _at, changedBy: _by, propertyTypeCode, ...values } = info
  return { ...values, ...(propertyTypeCode === null ? {} : { propertyTypeCode }) }
}

const saved = say('Đã lưu thông tin đăng ký.', 'The registration information is saved.')

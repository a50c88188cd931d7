import { say } from '@innkeeper/protocol/say'
import type { FieldTexts } from '#record/field-text.ts'
import { SectionForm } from '#record/section-form.tsx'
import { RegisterFields } from './register-fields.tsx'
import { registerInput, useRegisterForm, type GeneralInfo } from './use-register-form.ts'

/** The form of what a property registers with: who it is, where it stands, whom to call. */
export const RegisterEdit = ({ info, readAgain }: { info: GeneralInfo; readAgain: () => void }) => {
  const form = useRegisterForm(info, readAgain)
  return (
    <SectionForm form={form} latest={info} input={registerInput} texts={texts} save={saveWords} history="info/history">
      <RegisterFields form={form} kind={info.kind} locked={form.reason !== undefined} />
    </SectionForm>
  )
}

const texts: FieldTexts<typeof registerInput.shape> = {
  contacts: ({ contacts = [] }) => contacts.map(({ fullName, phone }) => `${fullName} (${phone})`).join(', '),
}
const saveWords = say('Lưu thông tin đăng ký', 'Save the registration information')

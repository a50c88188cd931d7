import { say } from '@innkeeper/protocol/say'
import { useLack } from '#kit/session/rights.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordConflict } from '#record/record-conflict.tsx'
import { recordValues } from '#record/record-values.ts'
import { EditForm } from '#ui/forms/edit-page.tsx'
import { RegisterFields } from './register-fields.tsx'
import { registerInput, useRegisterForm, type GeneralInfo } from './use-register-form.ts'

/** The form of what a property registers with: who it is, where it stands, whom to call. */
export const RegisterEdit = ({ info, readAgain }: { info: GeneralInfo; readAgain: () => void }) => {
  const lack = useLack('info/update')
  const form = useRegisterForm(info, readAgain)
  return (
    <EditForm
      form={form}
      discard={() => form.reset(recordValues<'info/update'>(registerInput, info))}
      locked={lack}
      save={saveWords}
      conflict={<RecordConflict form={form} latest={info} input={registerInput} texts={texts} />}
    >
      <RegisterFields form={form} kind={info.kind} locked={lack !== undefined} />
    </EditForm>
  )
}

const texts: FieldTexts<typeof registerInput.shape> = {
  contacts: ({ contacts = [] }) => contacts.map(({ fullName, phone }) => `${fullName} (${phone})`).join(', '),
}
const saveWords = say('Lưu thông tin đăng ký', 'Save the registration information')

import { say } from '@innkeeper/protocol/say'
import { useRight } from '../../../../kit/rights.ts'
import { EditForm } from '../../../../ui/edit-page.tsx'
import { RegisterConflict } from './register-conflict.tsx'
import { RegisterFields } from './register-fields.tsx'
import { useRegisterForm, valuesOf, type GeneralInfo } from './use-register-form.ts'

/** The form of what a property registers with: who it is, where it stands, whom to call. */
export function RegisterEdit({ info, readAgain }: { info: GeneralInfo; readAgain: () => void }) {
  const mayChange = useRight('REGISTRATION_INFO_2')
  const form = useRegisterForm(info, readAgain)
  return (
    <EditForm
      form={form}
      discard={() => form.reset(valuesOf(info))}
      locked={mayChange ? undefined : mayNotChange}
      save={saveWords}
      conflict={<RegisterConflict form={form} latest={info} />}
    >
      <RegisterFields form={form} kind={info.kind} locked={!mayChange} />
    </EditForm>
  )
}

const mayNotChange = say('Không có quyền sửa thông tin đăng ký.', 'No right to change the registration information.')
const saveWords = say('Lưu thông tin đăng ký', 'Save the registration information')

import { say } from '@innkeeper/protocol/say'
import type { Form } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'

type ResetFactorDialogProps = {
  form: Form<'user/reset-second-factor'> | Form<'supplier/user/reset-second-factor'>
  name: string
  onClose: () => void
}

/** Asks why somebody's second step is reset, and says what that does to them. */
export const ResetFactorDialog = ({ form, name, onClose }: ResetFactorDialogProps) => {
  const t = useSay()
  return (
    <FormDialog form={form} title={question} values={{ name }} save={{ words: resetFactor }} onClose={onClose}>
      <p>{t(outcome, { name })}</p>
      <TextField field={form.field('reason')} first autoComplete="off" />
    </FormDialog>
  )
}

/** The act, as buttons name it. */
export const resetFactor = say('Đặt lại xác thực hai bước', 'Reset two-step verification')
/** That it is done. */
export const factorIsReset = say(
  'Đã đặt lại xác thực hai bước của {name}. {name} nhận email báo.',
  'The two-step verification of {name} is reset. {name} gets an email about it.',
)
const question = say('Đặt lại xác thực hai bước của {name}?', 'Reset the two-step verification of {name}?')
const outcome = say(
  'Chỉ làm khi chắc chắn chính {name} nhờ: gọi điện hoặc gặp mặt, đừng tin email. {name} bị đăng xuất ngay trên mọi thiết bị; cách xác thực và mã khôi phục cũ không dùng được nữa. Lý do nằm trong email gửi {name}.',
  'Only when you are sure that {name} asked for it: call them or meet them, do not trust an email. {name} is signed out at once on every device; the old ways of verification and recovery codes stop working. The email to {name} tells the reason.',
)

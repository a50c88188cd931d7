import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { ChoiceList } from '#ui/fields/choice/choice-list.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import type { PersonForm } from './use-person-form.ts'

type PersonFieldsProps = { form: PersonForm; person: AnswerOf<'user/detail'> | null }

/** Who somebody is, and for a new one how they come in. */
export const PersonFields = ({ form, person }: PersonFieldsProps) => (
  <Card title={title}>
    <FieldStack>
      <FieldRow>
        <TextField field={form.field('fullName')} first autoComplete="off" />
        {person === null && <TextField field={form.field('userName')} autoComplete="off" />}
      </FieldRow>
      <FieldRow>
        <TextField
          field={{ ...form.field('email'), ...(person !== null && !person.mayChangeEmail ? { hint: theirs } : {}) }}
          disabled={person !== null && !person.mayChangeEmail}
          autoComplete="off"
        />
        <TextField field={form.field('phone')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField field={form.field('position')} autoComplete="off" />
        <TextField field={form.field('address')} autoComplete="off" />
      </FieldRow>
      {person === null && <EntryFields form={form} />}
    </FieldStack>
  </Card>
)

const EntryFields = ({ form }: { form: PersonForm }) => (
  <>
    <SelectField field={form.field('language')} choices={languageChoices} />
    <ChoiceList field={form.field('entry')} choices={entries} />
    {form.field('entry').value === 'password' && <PasswordField field={form.field('password')} autoComplete="new-password" />}
  </>
)

const title = say('Người dùng', 'User')
const theirs = say('Chỉ chính họ đổi được, ở Thiết lập tài khoản.', 'Only they can change it, in Account setting.')
const entries = [
  {
    value: 'invitation',
    words: say('Gửi lời mời qua email', 'Send an invitation by email'),
    more: say('Liên kết dùng một lần trong 72 giờ để tự đặt mật khẩu.', 'A link that works once, for 72 hours, to choose a password.'),
  },
  {
    value: 'password',
    words: say('Đặt mật khẩu ban đầu', 'Set a first password'),
    more: say('Phải đổi ở lần đăng nhập đầu tiên.', 'It must be changed at the first sign-in.'),
  },
] as const
const languageChoices = [
  { value: 'vi', words: say('Tiếng Việt', 'Tiếng Việt') },
  { value: 'en', words: say('English', 'English') },
] as const

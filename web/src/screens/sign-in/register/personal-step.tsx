import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { NewPasswordField } from '#ui/fields/secret/new-password-field.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Registration } from './use-registration.ts'

/** The first step: who applies, and what they will sign in with. */
export const PersonalStep = ({ form: { field, newPassword } }: { form: Registration }) => (
  <FieldStack>
    <FieldRow>
      <TextField field={field('fullName')} autoComplete="name" />
      <TextField field={field('position')} autoComplete="organization-title" />
    </FieldRow>
    <FieldRow>
      <TextField field={field('email')} kind="email" autoComplete="email" />
      <TextField field={field('phone')} kind="tel" autoComplete="tel" />
    </FieldRow>
    <TextField field={field('userName')} autoComplete="username" />
    <FieldRow>
      <NewPasswordField field={field('password')} rule={newPassword} />
      <PasswordField field={field('confirmPassword')} autoComplete="new-password" />
    </FieldRow>
  </FieldStack>
)

import { FieldRow, FieldStack } from '../../../ui/form-grid.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Registration } from './use-registration.ts'

/** The first step: who applies, and what they will sign in with. */
export function PersonalStep({ form: { field } }: { form: Registration }) {
  return (
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
        <PasswordField field={field('password')} autoComplete="new-password" />
        <PasswordField field={field('confirmPassword')} autoComplete="new-password" />
      </FieldRow>
    </FieldStack>
  )
}

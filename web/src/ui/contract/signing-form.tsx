import type { ReactNode } from 'react'
import type { Form } from '#kit/forms/use-form.ts'
import { PasswordField } from '../fields/secret/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FieldStack } from '../forms/form-grid.tsx'
import { SecondStep } from './second-step.tsx'

type SigningFormProps = {
  form: Pick<Form<'contract/sign'>, 'failure' | 'field' | 'props' | 'set' | 'values'>
  children: ReactNode
}

/** Who signs, in which position, with the password of the account and the second step where there is one; below it what else is asked. */
export const SigningForm = ({ form, children }: SigningFormProps) => (
  <FieldStack>
    {/* The code has a form of its own, and a form may not stand in another. */}
    <SecondStep form={form} />
    <form {...form.props}>
      <FieldStack>
        <TextField field={form.field('signer')} autoComplete="name" />
        <TextField field={form.field('position')} autoComplete="organization-title" />
        <PasswordField field={form.field('password')} autoComplete="current-password" />
        {children}
      </FieldStack>
    </form>
  </FieldStack>
)

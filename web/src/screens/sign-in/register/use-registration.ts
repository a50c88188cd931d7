import type { CallInput } from '@innkeeper/protocol/catalogue'
import { useEffect, useReducer, useState } from 'react'
import { afterPress } from '#kit/forms/after-press.ts'
import { fieldRules } from '#kit/forms/field-rules.ts'
import type { Field } from '#kit/forms/field-state.ts'
import { formStart, nextForm, standingErrors } from '#kit/forms/form-state.ts'
import { useLanguage } from '#kit/language/language.tsx'
import type { ShownError } from '#kit/forms/alert-of-errors.ts'
import { useNewPassword, type NewPassword } from '#kit/forms/use-new-password.ts'
import { typedValueAt, type ValueAt } from '#kit/forms/value-at.ts'
import type { UploadedFile } from '#ui/fields/files/certificate-field.tsx'
import { keepRegistration, readRegistration } from './kept-registration.ts'
import { stepFields, stepOf, type RegistrationStep } from './registration-steps.ts'
import { emptyRegistration, registrationSchema, wrongInRegistration, type RegistrationValues } from './registration-values.ts'
import { trusted } from '#kit/trusted.ts'

type Input = CallInput<'register'>

/** A registration in the making: one form on several steps. */
export type Registration = {
  readonly values: RegistrationValues
  readonly file: UploadedFile | null
  /** Whether it was begun before this page was loaded: then the passwords must be typed again. */
  readonly restored: boolean
  readonly field: <N extends keyof Input>(name: N) => Field<ValueAt<Input, N>>
  /** How strong the password is that is being chosen. */
  readonly newPassword: NewPassword
  readonly set: <N extends keyof Input>(name: N, value: ValueAt<Input, N> | undefined) => void
  readonly takeFile: (file: UploadedFile | null) => void
  /** What is wrong on a step, whether it is shown yet or not. */
  readonly wrongOn: (step: RegistrationStep) => readonly ShownError[]
  /** Shows every error of a step. */
  readonly showErrorsOf: (step: RegistrationStep) => void
  /** The server refused it: its errors stand at their fields until those are changed. */
  readonly refused: (error: Error) => void
  readonly failure: Error | null
}

/** The state of a registration: typed over several steps, and kept in this tab through a reload, but for the passwords. */
export const useRegistration = (): Registration => {
  const { language } = useLanguage()
  const [kept] = useState(readRegistration)
  const [file, takeFile] = useState(kept?.file ?? null)
  const [state, tell] = useReducer(nextForm, null, () => formStart(kept?.values ?? emptyRegistration, kept !== null))
  const values = trusted<RegistrationValues>(state.values)
  useEffect(() => {
    if (state.changed) keepRegistration({ values, file })
  }, [state.changed, values, file])

  const { userName, email, fullName, nameVi, nameEn } = values
  const newPassword = useNewPassword([userName, email, fullName, nameVi, nameEn])
  const standing = standingErrors(state)
  const wrong = [...standing, ...wrongInRegistration(values, newPassword.errors('password', values.password), language)]
  const shown = wrong.filter(({ field }) => state.left.has(field) || standing.some((error) => error.field === field))
  return {
    values,
    file,
    restored: kept !== null,
    field: (name) => ({
      ...fieldRules(registrationSchema, name),
      name,
      value: typedValueAt(state.values, name),
      error: shown.find((error) => error.field === name)?.message,
      change: (value) => tell({ type: 'typed', name, value }),
      leave: () => afterPress(() => tell({ type: 'left', name })),
    }),
    newPassword,
    set: (name, value) => tell({ type: 'typed', name, value }),
    takeFile,
    wrongOn: (step) => wrong.filter(({ field }) => stepOf(field) === step),
    showErrorsOf: (step) => {
      for (const name of stepFields[step]) tell({ type: 'left', name })
    },
    refused: (error) => tell({ type: 'failed', error }),
    failure: state.failure,
  }
}

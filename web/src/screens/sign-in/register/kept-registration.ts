import { z } from 'zod'
import { draftOf } from '#kit/forms/draft.ts'
import type { UploadedFile } from '#ui/fields/files/certificate-field.tsx'
import { keepable, type RegistrationValues } from './registration-values.ts'
import { trusted } from '#kit/trusted.ts'

/** What this tab keeps of a registration: everything typed but the passwords, and the certificate that was uploaded. */
export type KeptRegistration = { readonly values: RegistrationValues; readonly file: UploadedFile | null }

const draft = draftOf('register', '')
const received = draftOf('registered', '')

const keptShape = z.object({
  values: z.record(z.string(), z.unknown()),
  file: z.object({ name: z.string(), bytes: z.number() }).nullable(),
})

/** What is told on the page after a registration. */
const receivedShape = z.object({
  userName: z.string(),
  email: z.string(),
  code: z.string(),
  nameVi: z.string(),
  nameEn: z.string(),
  verifyBy: z.string(),
})

/** A registration that was received. */
export type Received = z.output<typeof receivedShape>

/** What this tab keeps of a registration that was begun; null where there is none. */
export const readRegistration = (): KeptRegistration | null => {
  const parsed = keptShape.safeParse(draft.read())
  if (!parsed.success) return null
  const { values, file } = parsed.data
  return { values: keepable(trusted<RegistrationValues>(values)), file }
}

/** Keeps what is typed until it is sent, or the tab is closed. */
export const keepRegistration = ({ values, file }: KeptRegistration): void => draft.keep({ values: keepable(values), file })

/** Forgets what was typed and keeps what came of it, for the page that says so. */
export const keepReceived = (answer: Received): void => {
  draft.drop()
  received.keep(answer)
}

/** What came of the registration that this tab sent last; null where there was none. */
export const readReceived = (): Received | null => {
  const parsed = receivedShape.safeParse(received.read())
  return parsed.success ? parsed.data : null
}

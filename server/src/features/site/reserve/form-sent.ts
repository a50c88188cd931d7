import type { FastifyRequest } from 'fastify'
import type { Sent } from '../pages/fields.ts'
import type { Answered } from './ask-call.ts'

/** The fields of a form, as they were sent. */
export type Form = Readonly<Record<string, string>>

/** A route that takes a form of a page of the site. */
export type FormRoute = { Params: { code: string }; Querystring: Record<string, unknown>; Body: Form }

/** A form that was sent. */
export type FormRequest = FastifyRequest<FormRoute>

/** What was sent, with the reasons beside the fields that have them; a reason of no field of the form concerns the whole form. */
export const sentBack = (
  values: Form,
  { message, errors }: Pick<Answered<unknown>, 'message' | 'errors'>,
  nameOf = (field: string): string | undefined => formFields[field],
): Sent => {
  const atFields = errors.map((error) => ({ name: nameOf(error.field) ?? formFields[error.field], message: error.message }))
  const problems = Object.fromEntries(atFields.flatMap(({ name, message: why }) => (name === undefined ? [] : [[name, why]])))
  return { values, problems: { ...problems, ...(Object.keys(problems).length === 0 && { '': message }) } }
}

const formFields: Readonly<Record<string, string>> = {
  'guest.name': 'name',
  'guest.email': 'email',
  'guest.phone': 'phone',
  giftCode: 'giftCode',
  note: 'note',
  reason: 'reason',
}

import type { Field } from '#kit/forms/field-state.ts'
import { late } from '#kit/loading/late.tsx'

const CaptchaField = late(async () => (await import('#ui/fields/secret/captcha-field.tsx')).CaptchaField)

/** The captcha of a sign-in form, loaded when it is first asked for. */
export const CaptchaAsked = ({ asked, field }: { asked: boolean; field: Field<string> }) => (asked ? <CaptchaField field={field} /> : null)

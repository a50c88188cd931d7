import type { Form } from '#kit/forms/use-form.ts'

/** A form of a change of a booking. */
export type ChangeForm = Form<'booking/change'>

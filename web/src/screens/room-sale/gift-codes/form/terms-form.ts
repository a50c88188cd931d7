import type { Form } from '#kit/forms/use-form.ts'

/** A form that holds the terms of a gift code: of a new one, of one that is changed, or of many at once. */
export type TermsForm = Form<'giftcode/create' | 'giftcode/update' | 'giftcode/create-many'>

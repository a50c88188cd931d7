import type { Speech } from '#record/field-text.ts'

type Days = { readonly specialDays?: readonly { readonly from: string; readonly to: string; readonly price: number }[] | undefined }

/** The texts of fields of services that say more than their kind does. */
export const serviceTexts = {
  specialDays: ({ specialDays = [] }: Days, { format }: Speech): string =>
    specialDays.map(({ from, to, price }) => `${format.range(from, to)}: ${format.money(price)}`).join(', '),
}

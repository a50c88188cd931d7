import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'

/** What a guest adds to a stay in the form: services by their codes, and a gift code. What cannot be read has a problem at its field. */
export type ExtrasAsked = {
  readonly services: readonly { readonly code: string; readonly quantity: number }[]
  /** The gift code as it was typed; empty where none was. */
  readonly giftCode: string
  readonly problems: readonly ExtraProblem[]
}

/** A field of the form, and what is wrong with it. */
export type ExtraProblem = { readonly name: string; readonly words: Saying; readonly values?: SayingValues }

/** Nothing was added yet. */
export const noExtras: ExtrasAsked = { services: [], giftCode: '', problems: [] }

/** The field of a service's quantity in the form. */
export const serviceField = (code: string): string => `${prefix}${code}`

/** Reads what the form adds to the stay. */
export const extrasAsked = (form: Readonly<Record<string, string>>): ExtrasAsked => {
  const typed = Object.entries(form).flatMap(([name, text]) =>
    name.startsWith(prefix) && text.trim() !== '' ? [{ code: name.slice(prefix.length), quantity: Number(text) }] : [],
  )
  return {
    services: typed.filter(({ quantity }) => isCount(quantity) && quantity > 0).slice(0, mostServices),
    giftCode: (form['giftCode'] ?? '').trim().slice(0, 30),
    problems: typed.flatMap(({ code, quantity }) => (isCount(quantity) ? [] : [{ name: serviceField(code), words: wrongQuantity }])),
  }
}

const isCount = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 0 && quantity <= 1000

const prefix = 'service-'
const mostServices = 50

const wrongQuantity = say('Nhập một số nguyên từ 0 đến 1000.', 'Enter a whole number from 0 to 1000.')

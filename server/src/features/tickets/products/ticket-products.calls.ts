import { ticketProductForm } from '@innkeeper/protocol/calls/tickets/ticket-product-fields'
import { withChanges } from '@innkeeper/protocol/changes-of'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import { checkTicketProduct, type ProductProblem } from '@innkeeper/rules/ticket/check-ticket-product'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { unknownPictures } from '#features/images/pictures/hotel-service-pictures.reads.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { productsFile } from './ticket-products-file.ts'
import { lockCalendar } from '../days/ticket-days.store.ts'
import * as store from './ticket-products.store.ts'

/** More products than any park has. */
const mostProducts = 100

/** The calls of what a park sells. */
export const ticketProductsCalls = implement({
  'ticket-product/list': (at, { limit, offset, ...filter }) => store.listProducts(at.tx, filter, at.language, { limit, offset }),

  'ticket-product/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listProducts(at.tx, filter, at.language, page))
    const { currency } = await localeOf(at.tx)
    return productsFile(rows, currency, at.language)
  },

  'ticket-product/detail': async (at, { id }) => {
    return present(at, await store.findProduct(at.tx, id), 'ticketProductMissing')
  },

  'ticket-product/create': async (at, form) => {
    await store.lockProducts(at.tx)
    const others = await store.otherProducts(at.tx)
    if (others.length >= mostProducts) throw at.refusal('tooManyTicketProducts', { values: { max: mostProducts } })
    const problems = await problemsOf(at, form, others)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const order = Math.max(0, ...others.map(({ displayOrder }) => displayOrder)) + 1
    const id = await store.insertProduct(at.tx, form, { order, person: at.person.fullName })
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'ticket-product/update': async (at, { id, version, ...changes }) => {
    await store.lockProducts(at.tx)
    // As who sells tickets does, the product before its days.
    await lockCalendar(at.tx, id)
    const before = presentAsSeen(at, await store.findProduct(at.tx, id), {
      version,
      missing: 'ticketProductMissing',
      changed: 'ticketProductChanged',
    })
    const form = withChanges(ticketProductForm, store.formOf(before), changes)
    const others = (await store.otherProducts(at.tx)).filter((other) => other.id !== id)
    const problems = await problemsOf(at, form, others)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    if (form.capacity < before.capacity && (await store.isOversold(at.tx, id, form.capacity)))
      throw at.refusal('ticketCapacityBelowSold', { field: 'capacity' })
    const newVersion = await store.updateProduct(at.tx, { id, version }, form, at.person.fullName)
    await at.diary({ subject: form, before: store.formOf(before), after: form })
    return { id, version: newVersion }
  },

  'ticket-product/delete': async (at, { id }) => {
    await store.lockProducts(at.tx)
    const product = present(at, await store.findProduct(at.tx, id), 'ticketProductMissing')
    if (product.results.inUse) throw at.refusal('ticketProductInUse', { field: 'id' })
    await store.deleteProduct(at.tx, id)
    await at.diary({ subject: product, before: store.formOf(product) })
    return { id }
  },

  'ticket-product/change-status': async (at, { id, active }) => {
    const product = present(at, await store.findProduct(at.tx, id), 'ticketProductMissing')
    await store.switchProduct(at.tx, id, { active, person: at.person.fullName })
    await at.diary({ subject: product, before: { active: product.active }, after: { active } })
    return { id, active }
  },
})

type Saving = Pick<At<'ticket-product/create'> | At<'ticket-product/update'>, 'tx'>

const keys = {
  closesBeforeOpening: 'ticketClosesBeforeOpening',
  slotTwice: 'ticketSlotTwice',
  slotOutsideHours: 'ticketSlotOutsideHours',
  childRangeReversed: 'ticketChildRangeReversed',
} as const satisfies Record<ProductProblem['reason'], RefusalKey>

/** What is wrong with a product: across its fields, beside the park's others, and with its pictures. */
const problemsOf = async ({ tx }: Saving, form: store.ProductForm, others: readonly { readonly code: string }[]) => {
  const unknown = await unknownPictures(tx, [form.thumbnail, ...form.images])
  return [
    ...checkTicketProduct(form).map(({ field, reason }) => ({ field, key: keys[reason] })),
    ...(others.some(({ code }) => code === form.code) ? [{ field: 'code', key: 'ticketCodeTaken' } as const] : []),
    ...(unknown.includes(form.thumbnail) ? [{ field: 'thumbnail', key: 'servicePictureMissing' } as const] : []),
    ...(form.images.some((image) => unknown.includes(image)) ? [{ field: 'images', key: 'servicePictureMissing' } as const] : []),
  ]
}

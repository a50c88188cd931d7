import { callAt } from '@innkeeper/protocol/catalogue'
import { z } from 'zod'
import type { Visitor } from '../visit.ts'

const rows = z.object({ data: z.array(z.looseObject({})).min(1) })

/** Where the records of an address with a part that varies are listed. */
const lists = [
  ['booking/detail', 'booking/get-all'],
  ['booking/requestBookingDetail', 'request-booking/search'],
  ['booking/list-transaction/monthly', 'booking/monthly/list'],
  ['hotel-setting/hotel-info/room-type', 'room/get-all'],
  ['hotel-setting/hotel-info/hotel-config/payment', 'payment-policy/search'],
  ['hotel-setting/hotel-info/hotel-config/cancellation', 'cancellation-policy/search'],
  ['account/manage-user/user', 'user/get-all'],
  ['account/manage-user/group', 'usergroup/get-all'],
  ['hotel-manage/room-sale/sale-promotion-package/sale', 'plan/get-all'],
  ['hotel-manage/room-sale/sale-promotion-package/promotion', 'promotion/get-all'],
  ['hotel-manage/room-sale/avail-and-rate/price-rules', 'price-rule/get-all'],
  ['hotel-manage/service/list/service-detail', 'service/list-service'],
  ['/admin/hotels', 'supplier/get-all-hotel'],
  ['/admin/booking/hotel/detail', 'supplier/booking/get-all'],
  ['/admin/booking/ticket/detail', 'supplier/booking/get-ticket-all'],
  ['/admin/monthly-statements', 'supplier/booking/monthly-all'],
  ['/admin/users', 'supplier/user/get-all'],
  ['/admin/agents', 'supplier/travel-agent/get-all'],
  ['/admin/announcements', 'announcement/get-all'],
  ['/admin/contracts', 'supplier/contract/get-all'],
  ['/admin/contract-templates', 'supplier/contract/templates'],
] as const

/** A path with the first record of its list in the place of what varies; a page of the product is open. */
export const withRecord = async ({ page }: Pick<Visitor, 'page'>, path: string): Promise<string> => {
  // A hotel has no tickets: their page of a new product.
  if (path.startsWith('hotel-manage/tickets/product/')) return path.replace('$id', 'new')
  // Nor bookings of tickets: the page says that there is none.
  if (path.startsWith('booking/ticket/detail/')) return path.replace('$code', 'KHONGCO')
  const list = lists.find(([begins]) => path.startsWith(begins))?.[1]
  if (list === undefined) throw new Error(`it is not known where the records of ${path} are listed`)
  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  const { method } = callAt(list)
  const headers = { authorization: `Token ${token ?? ''}` }
  const answer = await page.request.fetch(`/api/v2/hotel/${list}`, { method, headers, ...(method === 'POST' ? { data: {} } : {}) })
  const [first] = rows.parse(await answer.json()).data
  return path
    .replace('$type', 'hotel')
    .replaceAll(/\$(\w+)/gu, (_part, name: string) =>
      z.string().parse(first?.[name] ?? first?.['requestCode'] ?? idOf(first?.['property'])),
    )
}

const idOf = (property: unknown): string => z.looseObject({ id: z.string() }).parse(property).id

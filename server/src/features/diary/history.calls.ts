import type { RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import { implement } from '#kit/call/implement.ts'
import type { Page } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { historyOfRecord } from './diary.store.ts'
import { linesInWords } from './lines-in-words.ts'

type HistoryAt = { readonly tx: PropertyTx }

const read = async (at: HistoryAt, record: { readonly kind: RecordKind; readonly id: string | null }, page: Page) => {
  const { rows, ...counts } = await historyOfRecord(at.tx, record, page)
  return { rows: await linesInWords(at.tx, rows), ...counts }
}

/** What was done to a record of which a property has one. */
const ofOnly = (kind: RecordKind) => (at: HistoryAt, page: Page) => read(at, { kind, id: null }, page)

/** What was done to the record that `id` names. */
const ofOne =
  (kind: RecordKind) =>
  (at: HistoryAt, { id, ...page }: Page & { readonly id: string }) =>
    read(at, { kind, id }, page)

/** The histories of the records of hotel information. */
export const hotelInformationHistory = implement({
  'room/history': ofOne('roomType'),
  'room/image-history': ofOne('roomPhotos'),
  'info/history': ofOnly('registration'),
  'info/image-history': ofOnly('propertyPhotos'),
  'area/history': ofOne('nearbyPlace'),
  'chain/history': ofOnly('hotelChain'),
  'hotel-setting/history': ofOnly('hotelConfig'),
  'cancellation-policy/history': ofOne('cancellationPolicy'),
  'payment-policy/history': ofOne('paymentPolicy'),
  'payment-method/history': ofOne('gateway'),
})

/** The histories of packages, promotions, services and seasons. */
export const roomSaleHistory = implement({
  'plan/history': ofOne('ratePlan'),
  'promotion/history': ofOne('promotion'),
  'giftcode/history': ofOne('giftCode'),
  'service/history': ofOne('hotelService'),
  'season/history': ofOne('season'),
  'price-rule/history': ofOne('priceRule'),
})

/** The histories of the link to an agent, and of agents' terms. */
export const travelAgentHistory = implement({ 'travelagent/history': ofOne('travelAgent'), 'agent-terms/history': ofOnly('agentTerms') })

/** The histories of what is set about a property and its people. */
export const settingHistory = implement({
  'contract/history': ofOnly('eContract'),
  'user/history': ofOne('user'),
  'usergroup/history': ofOne('staffGroup'),
})

/** The histories of what a park sells. */
export const ticketHistory = implement({ 'ticket-product/history': ofOne('ticketProduct') })

/** The histories of the domain and the look of a property's site, and of how its mail is sent. */
export const supportHistory = implement({
  'connect/history': ofOnly('siteDomain'),
  'connection/history': ofOne('connection'),
  'header-footer/history': ofOnly('siteLook'),
  'email/history': ofOnly('hotelMail'),
})

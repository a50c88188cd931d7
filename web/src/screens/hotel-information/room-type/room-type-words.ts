import { bedTypes } from '@innkeeper/protocol/codes/bed-types'
import { roomViews } from '@innkeeper/protocol/codes/room-views'
import { say } from '@innkeeper/protocol/say'
import { notSellableWords } from '@innkeeper/protocol/words/sale/not-sellable-words'
import { whyNotSellable } from '@innkeeper/rules/property/why-not-sellable'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Say } from '#kit/language/language.tsx'
import type { StateLook } from '#ui/page/badge.tsx'

/** A room type as it is read. */
export type RoomType = AnswerOf<'room/get-all'>['rows'][number]

/** Whether a room type is on sale and can be booked, as a badge; a new one, of which nothing is known yet, by its switch alone. */
export const saleState = (room: { readonly active: boolean; readonly plans?: number; readonly nightsOnSale?: number }): StateLook => {
  if (!room.active) return notOnSale
  const reason = whyNotSold({ plans: 1, nightsOnSale: 1, ...room })
  return reason === null ? onSale : { words: notSellableWords[reason], tone: 'amber', icon: 'alert-circle' }
}

/** Why nothing of a room type can be booked, or null. It always has rooms: its form asks for one at least. */
export const whyNotSold = (room: { readonly active: boolean; readonly plans: number; readonly nightsOnSale: number }) =>
  whyNotSellable({ active: room.active, totalRooms: 1, activePlans: room.plans, allotted: room.nightsOnSale > 0 })

/** The beds of a room type: "1 × Giường King, 2 × Giường đơn"; a dash for none. */
export const bedsText = (
  beds: readonly { readonly bedType?: keyof typeof bedTypes | undefined; readonly count?: number | undefined }[],
  t: Say,
): string =>
  beds.flatMap(({ bedType, count }) => (bedType === undefined ? [] : [`${count ?? 1} × ${t(bedTypes[bedType])}`])).join(', ') || '–'

/** What a room looks out on; a dash where nobody said. */
export const viewText = (view: keyof typeof roomViews | null | undefined, t: Say): string => (view ? t(roomViews[view]) : '–')

/** The adults and children among them. */
export const guestsMore = say('{adults} người lớn, {children} trẻ em', 'Adults: {adults}, children: {children}')

const onSale: StateLook = { words: say('Đang bán', 'On sale'), tone: 'green', icon: 'check' }
const notOnSale: StateLook = { words: say('Ngừng bán', 'Not on sale'), tone: 'grey', icon: 'ban' }

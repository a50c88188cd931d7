import { bedTypes } from '@innkeeper/protocol/codes/bed-types'
import { roomViews } from '@innkeeper/protocol/codes/room-views'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Say } from '#kit/language/language.tsx'
import type { StateLook } from '#ui/page/badge.tsx'

/** A room type as it is read. */
export type RoomType = AnswerOf<'room/get-all'>['rows'][number]

/** Whether a room type is on sale, as a badge. */
export const saleState = (active: boolean): StateLook => (active ? onSale : notOnSale)

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

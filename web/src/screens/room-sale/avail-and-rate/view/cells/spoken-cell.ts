import { say, type Saying } from '@innkeeper/protocol/say'
import type { PriceSource } from '@innkeeper/rules/rate/night-price'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import { cellState, type CellEdits, type EditState } from '../../model/edits.ts'
import type { PlanRow, RoomRow } from '../../model/grid-rows.ts'
import type { ShownRate } from '../../model/nights/shown-night.ts'
import type { Look } from './look.ts'

/** What a cell says of itself to somebody who hears it. */
export type SpokenCell = {
  readonly night: string
  readonly row: PlanRow | RoomRow
  readonly holiday: Saying | null
  readonly edits: CellEdits | undefined
  /** What the layer says of it. */
  readonly offer?: string | null
}

/** A price cell as it is spoken: "Thứ Sáu 5 tháng 2, Deluxe hướng biển, Linh hoạt: 3.500.000 đồng, giá riêng. Đóng ngày đến. …" */
export const spokenPlan = (cell: SpokenCell & { readonly row: PlanRow }, shown: ShownRate, room: RoomNight, look: Look): string => {
  const { t } = look
  const place = `${look.spokenDay(cell.night)}, ${t(cell.row.room.name)}, ${t(cell.row.plan.name)}`
  const price = shown.price === null ? t(noPrice) : `${spokenMoney(shown.price, look)}, ${t(sources[shown.source])}`
  return sentences(`${place}: ${price}`, [
    shown.stopSell ? t(stopSell) : null,
    shown.blackout ? t(notApplied) : null,
    shown.cta ? t(cta) : null,
    shown.ctd ? t(ctd) : null,
    (shown.minStay ?? 1) > 1 ? t(atLeast, { nights: look.nights(shown.minStay ?? 1) }) : null,
    shown.maxStay === null ? null : t(atMost, { nights: look.nights(shown.maxStay) }),
    room.closed ? t(roomShut) : t(left, { rooms: look.rooms(vacantRooms(room)) }),
    cell.offer ?? null,
    ...ending(cell, look),
  ])
}

/** An availability cell as it is spoken: "Thứ Sáu 5 tháng 2, Deluxe hướng biển: còn 2 phòng, đã bán 22 trên 24. …" */
export const spokenRoom = (cell: SpokenCell & { readonly row: RoomRow }, night: RoomNight, look: Look): string => {
  const { t } = look
  const place = `${look.spokenDay(cell.night)}, ${t(cell.row.room.name)}`
  const vacant = vacantRooms(night)
  const rooms = vacant === 0 ? t(night.sold > 0 ? full : notOnSale) : t(leftOf, { rooms: look.rooms(vacant) })
  return sentences(`${place}: ${rooms}, ${t(soldOf, { sold: night.sold, allotment: night.allotment })}`, [
    night.closed ? t(shut) : null,
    night.releaseDays === null ? null : t(release, { days: night.releaseDays }),
    cell.offer ?? null,
    ...ending(cell, look),
  ])
}

const ending = ({ holiday, edits }: SpokenCell, { t }: Look): (string | null)[] => {
  const state = cellState(edits)
  return [holiday === null ? null : t(holiday), state === null ? null : t(editStateWords[state])]
}

const sentences = (first: string, others: readonly (string | null)[]): string =>
  [first, ...others.filter((part) => part !== null)].map((part) => `${part}.`).join(' ')

const spokenMoney = (amount: number, { currency, number, money, t }: Look): string =>
  currency === 'VND' ? t(dong, { amount: number(amount) }) : money(amount)

/** How far a typed value has come, in words. */
export const editStateWords: Readonly<Record<EditState, Saying>> = {
  unsaved: say('Chưa lưu', 'Not saved yet'),
  held: say('Chờ xác nhận vì giá khác thường', 'Waiting for you to confirm: the price looks unusual'),
  saving: say('Đang lưu', 'Saving'),
  saved: say('Đã lưu', 'Saved'),
  failed: say('Chưa lưu được', 'Not saved'),
  collided: say('Người khác vừa đổi đêm này', 'Somebody else has just changed this night'),
}

/** Where a price comes from, in words. */
export const sources: Readonly<Record<PriceSource, Saying>> = {
  own: say('giá riêng', 'own price'),
  derived: say('theo gói gốc', 'follows the parent package'),
  weekend: say('giá cuối tuần', 'weekend price'),
  default: say('giá mặc định', 'default price'),
}

const dong = say('{amount} đồng', '{amount} dong')
const noPrice = say('chưa có giá', 'no price')
const stopSell = say('Ngừng bán', 'Stop sell')
const notApplied = say('Gói không áp dụng ngày này', 'The package does not apply on this date')
const cta = say('Đóng ngày đến', 'Closed to arrival')
const ctd = say('Đóng ngày đi', 'Closed to departure')
const atLeast = say('Tối thiểu {nights}', 'Minimum {nights}')
const atMost = say('Tối đa {nights}', 'Maximum {nights}')
const left = say('Còn {rooms}', '{rooms} left')
const leftOf = say('còn {rooms}', '{rooms} left')
const notOnSale = say('chưa mở bán phòng nào', 'no room on sale')
const full = say('hết phòng', 'full')
const soldOf = say('đã bán {sold} trên {allotment}', '{sold} of {allotment} sold')
const shut = say('Đóng', 'Shut')
const roomShut = say('Loại phòng đã đóng', 'The room type is closed')
const release = say('Hạn chót đặt phòng trước {days} ngày', 'Cut-off {days} days before')

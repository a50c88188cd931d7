import { say, type Saying } from '@innkeeper/protocol/say'
import { nightFieldNames } from '@innkeeper/protocol/words/sale/night-field-names'
import { parsePercent } from '@innkeeper/rules/money/parse-percent'
import type { Change } from '@innkeeper/rules/rate/change'
import type { Currency } from '@innkeeper/rules/money/currency'
import { readTypedPrice } from '../edit/typing/typed-change.ts'
import type { Act } from '../model/desk.ts'

/** Whether an amount or a percentage was typed. */
export type ActUnit = 'amount' | 'percent'

/** An act that sets one value. */
export type ValueAct = Exclude<Act, 'copyForward'>

/** The words of each act: its title, and the verb and object of its button. */
export const actWords: Readonly<Record<Act, { readonly title: Saying; readonly button: Saying; readonly label: Saying }>> = {
  setPrice: {
    title: say('Đặt giá', 'Set the price'),
    button: say('Đặt giá {cells}', 'Set the price of {cells}'),
    label: say('Giá mới', 'New price'),
  },
  raisePrice: {
    title: say('Tăng giá', 'Raise the price'),
    button: say('Tăng giá {cells}', 'Raise the price of {cells}'),
    label: say('Tăng thêm', 'Raise by'),
  },
  lowerPrice: {
    title: say('Giảm giá', 'Lower the price'),
    button: say('Giảm giá {cells}', 'Lower the price of {cells}'),
    label: say('Giảm bớt', 'Lower by'),
  },
  minStay: {
    title: nightFieldNames.minStay,
    button: say('Đặt cho {cells}', 'Set on {cells}'),
    label: say('Số đêm, để trống là bỏ', 'Nights, empty for none'),
  },
  maxStay: {
    title: nightFieldNames.maxStay,
    button: say('Đặt cho {cells}', 'Set on {cells}'),
    label: say('Số đêm, để trống là bỏ', 'Nights, empty for none'),
  },
  allotment: {
    title: nightFieldNames.allotment,
    button: say('Đặt cho {cells}', 'Set on {cells}'),
    label: say('Số phòng, kể cả phòng đã bán', 'Rooms, those sold included'),
  },
  releaseDays: {
    title: nightFieldNames.releaseDays,
    button: say('Đặt cho {cells}', 'Set on {cells}'),
    label: say('Số ngày trước khi đến, để trống là bỏ', 'Days before arrival, empty for none'),
  },
  copyForward: {
    title: say('Chép tiếp', 'Copy forward'),
    button: say('Chép vào {cells}', 'Copy into {cells}'),
    label: say('Đến hết ngày', 'Until'),
  },
}

type Unit = { readonly unit: ActUnit; readonly currency: Currency; readonly thousands: boolean }

/** The change that a form asks for, or null while what is typed makes none. */
export const changeOf = (act: ValueAct, text: string, unit: Unit): Change | null => {
  if (act === 'setPrice' || act === 'raisePrice' || act === 'lowerPrice') return priceChange(act, text, unit)
  const field = act
  if (text.trim() === '') return field === 'allotment' ? null : { field, act: 'clear' }
  return /^\s*\d{1,4}\s*$/u.test(text) ? { field, act: 'set', value: Number(text) } : null
}

const verbs = { setPrice: 'set', raisePrice: 'raise', lowerPrice: 'lower' } as const

const priceChange = (act: keyof typeof verbs, text: string, { unit, ...prices }: Unit): Change | null => {
  const verb = verbs[act]
  if (unit === 'percent' && verb !== 'set') {
    const percent = parsePercent(text)
    return percent.ok ? { field: 'price', act: verb, unit: 'percent', value: percent.value, roundTo: 0 } : null
  }
  const sign = verb === 'set' ? '' : '+'
  const read = readTypedPrice(`${sign}${text}`, prices)
  if (!read.ok || read.change.unit !== 'amount') return null
  return verb === 'set'
    ? { field: 'price', act: 'set', unit: 'amount', value: read.change.value, roundTo: 0 }
    : { field: 'price', act: verb, unit: 'amount', value: read.change.value, roundTo: 0 }
}

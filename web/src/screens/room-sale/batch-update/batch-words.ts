import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { countFields, flagFields, nightFields, type CountField, type FlagField } from '@innkeeper/rules/rate/night-fields'
import { useSay } from '#kit/language/language.tsx'
import { dayNoun } from '#kit/property/night-words.ts'
import { useFormat } from '#kit/language/use-format.ts'
import type { BatchForm } from './form/batch-form.ts'
import { wholeIntervals } from './form/batch-input.ts'
import { changedRateFields, changesRooms, targetPlans, targetRooms, type SaleTree } from './steps/rooms/sale-tree.ts'

/** What applying the form would do, as a sentence: "Tăng giá 15 %, tối thiểu 2 đêm: 3 gói, 05/02 – 28/02/2027." Empty while nothing is chosen. */
export const useBatchWords = (form: BatchForm, tree: SaleTree): string => {
  const t = useSay()
  const format = useFormat()
  const changes = useChangeWords(form)
  if (changes.length === 0) return ''
  const plans = changedRateFields(form).length === 0 ? 0 : targetPlans(form, tree).length
  const rooms = changesRooms(form) ? targetRooms(form, tree).length : 0
  const places = [
    ...(plans > 0 ? [format.count(plans, nouns.plan)] : []),
    ...(rooms > 0 ? [format.count(rooms, nouns.roomType)] : []),
    ...rangeOf(form).map(({ from, to }) => format.range(from, to)),
  ]
  const what = changes.join(', ')
  const sentence = places.length === 0 ? what : `${what}: ${places.join(', ')}`
  return t(stop, { sentence: sentence.slice(0, 1).toUpperCase() + sentence.slice(1) })
}

const rangeOf = (form: BatchForm): { from: string; to: string }[] => {
  const intervals = wholeIntervals(form)
  const [first] = intervals.map((one) => one.from).toSorted()
  const last = intervals
    .map((one) => one.to)
    .toSorted()
    .at(-1)
  return first === undefined || last === undefined || last < first ? [] : [{ from: first, to: last }]
}

const useChangeWords = (form: BatchForm): string[] => {
  const t = useSay()
  const format = useFormat()
  const { price, allotment } = form
  const amount =
    price.act !== 'set' && price.unit === 'percent' ? percentText(price.percent, format.percent) : moneyText(price.amount, format.money)
  return [
    ...(price.on ? [t(priceWords[price.act], { amount })] : []),
    ...countFields.flatMap((field) => {
      const { on, clear, value } = form[field]
      const { set, cleared } = countWords[field]
      const noun = nightFields[field].kind === 'days' ? dayNoun : nouns.night
      return on ? [t(clear ? cleared : set, { count: value === undefined ? '…' : format.count(value, noun) })] : []
    }),
    ...(allotment.on
      ? [t(allotmentWords[allotment.act], { count: allotment.value === undefined ? '…' : format.count(allotment.value, nouns.room) })]
      : []),
    ...flagFields.flatMap((name) => (form[name].on ? [t(form[name].close ? flagWords[name].close : flagWords[name].open)] : [])),
  ]
}

const percentText = (percent: number | undefined, show: (basisPoints: number) => string): string =>
  percent === undefined ? '…' : show(Math.round(percent * 100))

const moneyText = (amount: number | undefined, show: (amount: number) => string): string => (amount === undefined ? '…' : show(amount))

const stop = say('{sentence}.', '{sentence}.')
const priceWords = {
  set: say('đặt giá {amount}', 'set the price to {amount}'),
  raise: say('tăng giá {amount}', 'raise the price by {amount}'),
  lower: say('giảm giá {amount}', 'lower the price by {amount}'),
  clear: say('bỏ giá riêng', 'clear the nights’ own prices'),
}
const allotmentWords = {
  set: say('bán {count}', 'sell {count}'),
  raise: say('bán thêm {count}', 'sell {count} more'),
  lower: say('bán bớt {count}', 'sell {count} fewer'),
}
const countWords = {
  minStay: { set: say('tối thiểu {count}', 'minimum stay {count}'), cleared: say('bỏ số đêm tối thiểu', 'no minimum stay') },
  maxStay: { set: say('tối đa {count}', 'maximum stay {count}'), cleared: say('bỏ số đêm tối đa', 'no maximum stay') },
  releaseDays: { set: say('hạn chót trước {count}', 'cut-off {count} before'), cleared: say('bỏ hạn chót', 'no cut-off') },
} as const satisfies Record<CountField, { readonly set: Saying; readonly cleared: Saying }>

const flagWords = {
  stopSell: { close: say('ngừng bán', 'stop sell'), open: say('mở bán lại', 'put back on sale') },
  cta: { close: say('đóng ngày đến', 'close to arrival'), open: say('mở ngày đến', 'open to arrival') },
  ctd: { close: say('đóng ngày đi', 'close to departure'), open: say('mở ngày đi', 'open to departure') },
  closed: { close: say('đóng loại phòng', 'close the room types'), open: say('mở loại phòng', 'open the room types') },
} as const satisfies Record<FlagField, { readonly close: Saying; readonly open: Saying }>

import { nouns } from '@innkeeper/protocol/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '../../../kit/language.tsx'
import { dayNoun } from '../../../kit/night-words.ts'
import { useFormat } from '../../../kit/use-format.ts'
import type { BatchForm } from './batch-form.ts'
import { wholeIntervals } from './batch-input.ts'
import { changedRateFields, changesRooms, targetPlans, targetRooms, type SaleTree } from './sale-tree.ts'

/** What applying the form would do, as a sentence: "Tăng giá 15 %, tối thiểu 2 đêm: 3 gói, 05/02 – 28/02/2027." Empty while nothing is chosen. */
export function useBatchWords(form: BatchForm, tree: SaleTree): string {
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

function rangeOf(form: BatchForm): { from: string; to: string }[] {
  const intervals = wholeIntervals(form)
  const [first] = intervals.map((one) => one.from).toSorted()
  const last = intervals
    .map((one) => one.to)
    .toSorted()
    .at(-1)
  return first === undefined || last === undefined || last < first ? [] : [{ from: first, to: last }]
}

function useChangeWords(form: BatchForm): string[] {
  const t = useSay()
  const format = useFormat()
  const { price, minStay, maxStay, allotment, releaseDays } = form
  const amount =
    price.act !== 'set' && price.unit === 'percent' ? percentText(price.percent, format.percent) : moneyText(price.amount, format.money)
  const stays = [
    { change: minStay, set: setMin, cleared: clearMin, noun: nouns.night },
    { change: maxStay, set: setMax, cleared: clearMax, noun: nouns.night },
    { change: releaseDays, set: setRelease, cleared: clearRelease, noun: dayNoun },
  ]
  return [
    ...(price.on ? [t(priceWords[price.act], { amount })] : []),
    ...stays.flatMap(({ change, set, cleared, noun }) =>
      change.on ? [t(change.clear ? cleared : set, { count: change.value === undefined ? '…' : format.count(change.value, noun) })] : [],
    ),
    ...(allotment.on
      ? [t(allotmentWords[allotment.act], { count: allotment.value === undefined ? '…' : format.count(allotment.value, nouns.room) })]
      : []),
    ...flagNames.flatMap((name) => (form[name].on ? [t(form[name].close ? flagWords[name].close : flagWords[name].open)] : [])),
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
const setMin = say('tối thiểu {count}', 'minimum stay {count}')
const clearMin = say('bỏ số đêm tối thiểu', 'no minimum stay')
const setMax = say('tối đa {count}', 'maximum stay {count}')
const clearMax = say('bỏ số đêm tối đa', 'no maximum stay')
const setRelease = say('hạn chót trước {count}', 'release {count} before')
const clearRelease = say('bỏ hạn chót', 'no release period')

const flagNames = ['stopSell', 'cta', 'ctd', 'closed'] as const
const flagWords = {
  stopSell: { close: say('ngừng bán', 'stop sell'), open: say('mở bán lại', 'put back on sale') },
  cta: { close: say('đóng ngày đến', 'close to arrival'), open: say('mở ngày đến', 'open to arrival') },
  ctd: { close: say('đóng ngày đi', 'close to departure'), open: say('mở ngày đi', 'open to departure') },
  closed: { close: say('đóng loại phòng', 'close the room types'), open: say('mở loại phòng', 'open the room types') },
} as const satisfies Record<(typeof flagNames)[number], { readonly close: Saying; readonly open: Saying }>

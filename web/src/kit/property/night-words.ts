import type { Noun } from '@innkeeper/protocol/format/format'
import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { nightFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { useMemo } from 'react'
import { useSay } from '../language/language.tsx'
import { useFormat } from '../language/use-format.ts'

/** The short names of the fields of a night. */
export const nightFieldWords = {
  price: say('Giá', 'Price'),
  stopSell: say('Ngừng bán', 'Stop sell'),
  cta: say('Đóng ngày đến (CTA)', 'Closed to arrival (CTA)'),
  ctd: say('Đóng ngày đi (CTD)', 'Closed to departure (CTD)'),
  minStay: say('Tối thiểu', 'Minimum stay'),
  maxStay: say('Tối đa', 'Maximum stay'),
  allotment: say('Số phòng bán', 'Allotment'),
  closed: say('Đóng phòng', 'Room closed'),
  releaseDays: say('Hạn chót (cut-off)', 'Cut-off'),
} as const satisfies Record<NightFieldName, Saying>

/** The noun for counting days: "3 ngày", "1 day". */
export const dayNoun: Noun = { vi: 'ngày', one: 'day', other: 'days' }

/** How the value of a night's field is shown: `value('minStay', 2)` is "2 đêm". */
export const useNightWords = () => {
  const t = useSay()
  const format = useFormat()
  return useMemo(() => {
    const number = (field: NightFieldName, value: number): string => {
      if (field === 'price') return format.money(value)
      if (field === 'allotment') return format.count(value, nouns.room)
      return format.count(value, nightFields[field].kind === 'days' ? dayNoun : nouns.night)
    }
    return {
      value: (field: NightFieldName, value: FieldValue): string => {
        if (typeof value === 'number') return number(field, value)
        if (value === null) return t(nothingSet[field] ?? unset)
        return t(flagWords(field, value))
      },
    }
  }, [t, format])
}

const flagWords = (field: NightFieldName, on: boolean): Saying => {
  if (field === 'stopSell') return on ? stopped : onSale
  return on ? shut : open
}

const nothingSet: Partial<Record<NightFieldName, Saying>> = {
  price: say('giá loại phòng', 'room type price'),
  minStay: say('theo gói', 'as the package'),
  maxStay: say('theo gói', 'as the package'),
}
const unset = say('không đặt', 'none')
const stopped = say('ngừng bán', 'stopped')
const onSale = say('mở bán', 'on sale')
const shut = say('đóng', 'closed')
const open = say('mở', 'open')

import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { nightFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { shownFieldWords } from '../model/nights/shown-fields.ts'
import type { Look } from '../view/cells/look.ts'

/** What a field of a night is called. */
export const fieldWords = (field: NightFieldName, { t }: Pick<Look, 't'>): string => t(shownFieldWords[field])

/** A field's value in words: money, nights, days, rooms, on or off. */
export const fieldText = (field: NightFieldName, value: FieldValue, { t, money, language }: Look): string => {
  if (value === null) return t(field === 'price' ? defaultPrice : none)
  if (typeof value === 'boolean') return t(value ? on : off)
  if (field === 'price') return money(value)
  if (field === 'allotment') return formatCount(value, nouns.room, language)
  return nightFields[field].kind === 'days' ? t(days, { count: value }) : formatCount(value, nouns.night, language)
}

const defaultPrice = say('giá mặc định', 'the default price')
const none = say('không đặt', 'none')
const on = say('có', 'on')
const off = say('không', 'off')
const days = say('{count} ngày', '{count} days')

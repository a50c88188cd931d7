import { giftCodeForm, giftCodeRecord } from '@innkeeper/protocol/calls/room-sale/gift-code-fields'
import { labelOf } from '@innkeeper/protocol/field'
import { formatPercent, weekdayName } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import {
  giftCodeAgentWords,
  giftCodeBaseWords,
  giftCodeConditionWords,
  giftCodeMethodWords,
} from '@innkeeper/protocol/words/sale/gift-code-words'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { GiftCodeRecord } from './gift-codes.store.ts'

const { shape } = giftCodeForm

const columnsIn = (currency: Currency): readonly FileColumn<GiftCodeRecord>[] => {
  const money = (amount: number | null) => (amount === null ? '' : amount / minorPerUnit(currency))
  return [
    { head: labelOf(shape.code), cell: ({ code }) => code },
    { head: labelOf(shape.nameVi), cell: ({ nameVi }) => nameVi },
    { head: labelOf(shape.nameEn), cell: ({ nameEn }) => nameEn },
    { head: labelOf(giftCodeRecord.shape.condition), cell: ({ condition }, language) => giftCodeConditionWords[condition][language] },
    { head: say('Đã dùng', 'Used'), cell: ({ uses }) => uses, sum: true },
    { head: labelOf(shape.mostUses), cell: ({ mostUses }) => mostUses ?? '' },
    {
      head: labelOf(shape.value),
      cell: ({ percentOrFixed, value }, language) => (percentOrFixed === 'percent' ? formatPercent(value, language) : money(value)),
    },
    { head: labelOf(shape.maxDiscount), type: 'money', currency, cell: ({ maxDiscount }) => maxDiscount },
    { head: labelOf(shape.takenFrom), cell: ({ takenFrom }, language) => giftCodeBaseWords[takenFrom][language] },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.minOrder), type: 'money', currency, cell: ({ minOrder }) => minOrder },
    { head: labelOf(shape.maxOrder), type: 'money', currency, cell: ({ maxOrder }) => maxOrder },
    { head: labelOf(shape.minRooms), cell: ({ minRooms }) => minRooms },
    { head: labelOf(shape.maxRooms), cell: ({ maxRooms }) => maxRooms ?? '' },
    { head: labelOf(shape.validFrom), type: 'day', cell: ({ validFrom }) => validFrom },
    { head: labelOf(shape.validTo), type: 'day', cell: ({ validTo }) => validTo },
    { head: labelOf(shape.weekdays), cell: ({ weekdays }, language) => weekdays.map((day) => weekdayName(day, language)).join(', ') },
    { head: labelOf(shape.timeFrom), cell: ({ timeFrom }) => timeFrom ?? '' },
    { head: labelOf(shape.timeTo), cell: ({ timeTo }) => timeTo ?? '' },
    {
      head: labelOf(shape.forAgents),
      cell: ({ forAgents, agentKinds }, language) =>
        forAgents === 'kinds'
          ? agentKinds.map((kind) => travelAgentKindWords[kind][language]).join(', ')
          : giftCodeAgentWords[forAgents][language],
    },
    { head: labelOf(shape.methods), cell: ({ methods }, language) => methods.map((one) => giftCodeMethodWords[one][language]).join(', ') },
    { head: labelOf(shape.onWebsite), cell: ({ onWebsite }, language) => (onWebsite ? yes : no)[language] },
  ]
}

/** The gift codes as a file for spreadsheets. */
export const giftCodesFile = (rows: FileRows<GiftCodeRecord>, currency: Currency, language: Language): ListFile =>
  writeFile(say('ma-qua-tang', 'gift-codes'), columnsIn(currency), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')

import { priceRuleForm } from '@innkeeper/protocol/calls/room-sale/price-rule-fields'
import { labelOf } from '@innkeeper/protocol/field'
import { say, type Language } from '@innkeeper/protocol/say'
import { occupancySideWords } from '@innkeeper/protocol/words/sale/price-rule-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { PriceRuleRecord } from './price-rules.store.ts'

const { shape } = priceRuleForm

const columnsIn = (currency: Currency): readonly FileColumn<PriceRuleRecord>[] => {
  return [
    { head: labelOf(shape.rank), cell: ({ rank }) => rank },
    { head: labelOf(shape.nameVi), cell: ({ nameVi }) => nameVi },
    { head: labelOf(shape.nameEn), cell: ({ nameEn }) => nameEn },
    { head: labelOf(shape.occupied), cell: ({ occupied }, language) => occupancySideWords[occupied][language] },
    { head: labelOf(shape.percent), cell: ({ percent }) => percent },
    { head: labelOf(shape.daysAhead), cell: ({ daysAhead }) => daysAhead },
    { head: labelOf(shape.act), cell: ({ act }, language) => (act === 'raise' ? raise : lower)[language] },
    { head: say('Phần trăm', 'Percent'), cell: ({ unit, value }) => (unit === 'percent' ? value / 100 : '') },
    { head: say('Số tiền', 'Amount'), type: 'money', currency, cell: ({ unit, value }) => (unit === 'amount' ? value : null) },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.roundTo), type: 'money', currency, cell: ({ roundTo }) => roundTo },
    { head: labelOf(shape.floor), type: 'money', currency, cell: ({ floor }) => floor },
    { head: labelOf(shape.ceiling), type: 'money', currency, cell: ({ ceiling }) => ceiling },
    { head: labelOf(shape.active), cell: ({ active }, language) => (active ? yes : no)[language] },
  ]
}

/** The rules that suggest prices as a file for spreadsheets. */
export const priceRulesFile = (rows: FileRows<PriceRuleRecord>, currency: Currency, language: Language): ListFile =>
  writeFile(say('quy-tac-goi-y-gia', 'price-rules'), columnsIn(currency), rows, language)

const raise = say('Tăng', 'Raise')
const lower = say('Giảm', 'Lower')
const yes = say('Có', 'Yes')
const no = say('Không', 'No')

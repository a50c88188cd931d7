import { priceRuleForm } from '@innkeeper/protocol/calls/room-sale/price-rule-fields'
import { labelOf } from '@innkeeper/protocol/field'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { say, type Language } from '@innkeeper/protocol/say'
import { occupancySideWords } from '@innkeeper/protocol/words/sale/price-rule-words'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { PriceRuleRecord } from './price-rules.store.ts'

const { shape } = priceRuleForm

const columnsIn = (currency: Currency): readonly FileColumn<PriceRuleRecord>[] => {
  const price = (amount: number | null) => (amount === null ? '' : amount / minorPerUnit(currency))
  return [
    { head: labelOf(shape.rank), cell: ({ rank }) => rank },
    { head: labelOf(shape.nameVi), cell: ({ nameVi }) => nameVi },
    { head: labelOf(shape.nameEn), cell: ({ nameEn }) => nameEn },
    { head: labelOf(shape.occupied), cell: ({ occupied }, language) => occupancySideWords[occupied][language] },
    { head: labelOf(shape.percent), cell: ({ percent }) => percent },
    { head: labelOf(shape.daysAhead), cell: ({ daysAhead }) => daysAhead },
    { head: labelOf(shape.act), cell: ({ act }, language) => (act === 'raise' ? raise : lower)[language] },
    { head: say('Phần trăm', 'Percent'), cell: ({ unit, value }) => (unit === 'percent' ? value / 100 : '') },
    { head: say('Số tiền', 'Amount'), cell: ({ unit, value }) => (unit === 'amount' ? price(value) : '') },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.roundTo), cell: ({ roundTo }) => price(roundTo) },
    { head: labelOf(shape.floor), cell: ({ floor }) => price(floor) },
    { head: labelOf(shape.ceiling), cell: ({ ceiling }) => price(ceiling) },
    { head: labelOf(shape.active), cell: ({ active }, language) => (active ? yes : no)[language] },
  ]
}

/** The rules that suggest prices as a file for spreadsheets. */
export const priceRulesFile = (rows: readonly PriceRuleRecord[], currency: Currency, language: Language): Promise<RawJson> =>
  writeFile(say('quy-tac-goi-y-gia', 'price-rules'), columnsIn(currency), rows, language)

const raise = say('Tăng', 'Raise')
const lower = say('Giảm', 'Lower')
const yes = say('Có', 'Yes')
const no = say('Không', 'No')

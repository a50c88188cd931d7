import { formatPercent } from '@innkeeper/protocol/format/format'
import { taxWords } from '@innkeeper/protocol/words/property/hotel-config-words'
import { say } from '@innkeeper/protocol/say'
import { addDays, toDay, type Day } from '@innkeeper/rules/days/day'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { noOffers } from '@innkeeper/rules/price/offers'
import { priceOfStay } from '@innkeeper/rules/price/price-of-stay'
import { taxChoices, taxRateOn, type TaxChoice, type TaxRate } from '@innkeeper/rules/price/tax'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { Card } from '#ui/page/card.tsx'
import { ChoiceList } from '#ui/fields/choice/choice-list.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import type { HotelConfig } from './config-words.ts'
import styles from './general-config.module.css'
import type { ConfigForm } from './use-config-form.ts'

/** What a price holds, with the dated rates and an example that is priced as every stay is. */
export const TaxCard = ({ form, config }: { form: ConfigForm; config: HotelConfig }) => {
  const rates = config.taxRates.map((rate) => ({ ...rate, from: toDay(rate.from), to: rate.to === null ? null : toDay(rate.to) }))
  return (
    <Card title={title}>
      <FieldStack>
        <ChoiceList field={form.field('taxChoice')} choices={taxChoices.map((value) => ({ value, ...taxWords[value] }))} />
        <TaxExample choice={form.values.taxChoice ?? config.taxChoice} rates={rates} currency={form.values.currency ?? config.currency} />
      </FieldStack>
    </Card>
  )
}

type TaxExampleProps = { choice: TaxChoice; rates: readonly TaxRate[]; currency: Currency }

const TaxExample = ({ choice, rates, currency }: TaxExampleProps) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  const today = useToday()
  const price = (currency === 'VND' ? 1_000_000 : 100) * minorPerUnit(currency)
  const money = (amount: number) => format.money(amount, currency)
  return (
    <table className={styles['example']}>
      <caption>{t(exampleWords, { price: money(price) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t(timeWords)}</th>
          <th scope="col">{t(chargeWords)}</th>
          <th scope="col">{t(vatWords)}</th>
          <th scope="col">{t(paidWords)}</th>
        </tr>
      </thead>
      <tbody>
        {timesOf(rates, toDay(today)).map(({ from, to }) => {
          const { total, taxes } = examplePrice(price, { choice, rates, night: from })
          return (
            <tr key={from}>
              <th scope="row">{to === null ? t(since, { day: format.date(from) }) : t(until, { day: format.date(to) })}</th>
              <td data-head={t(chargeWords)}>
                {choice === 220 ? money(taxes.serviceCharge) : '–'}
                <small>{choice === 220 && formatPercent(taxRateOn(rates, 'serviceCharge', from), language)}</small>
              </td>
              <td data-head={t(vatWords)}>
                {money(taxes.vat)}
                <small>{formatPercent(taxRateOn(rates, 'vat', from), language)}</small>
              </td>
              <td data-head={t(paidWords)}>
                <strong>{money(total)}</strong>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The times to come in which the rates stay the same, from today on. */
const timesOf = (rates: readonly TaxRate[], today: Day): readonly { readonly from: Day; readonly to: Day | null }[] => {
  const starts = [today, ...new Set(rates.map(({ from }) => from).filter((from) => from > today))].toSorted()
  return starts.map((from, index) => {
    const next = starts[index + 1]
    return { from, to: next === undefined ? null : addDays(next, -1) }
  })
}

/** One night at a price, priced as every stay is. */
const examplePrice = (price: number, { choice, rates, night }: { choice: TaxChoice; rates: readonly TaxRate[]; night: Day }) => {
  const plan = { includedAdults: 1, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 }
  const rooms = [{ adults: 1, childrenAges: [], extraBeds: 0 }]
  return priceOfStay({
    roomLines: [{ planId: '', roomTypeId: '', plan, nights: [{ night, price }], rooms }],
    childAgeLimit: 1,
    taxation: { choice, rates },
    buyer: { bookedOn: night, channel: 'agents', travelAgentId: null, level: null, promotionCode: null },
    offers: noOffers,
  })
}

const title = say('Giá và thuế', 'Prices and tax')
const exampleWords = say('Ví dụ: giá đặt {price} một đêm', 'For example, a night at {price}')
const timeWords = say('Đêm lưu trú', 'Nights')
const chargeWords = say('Phí phục vụ', 'Service charge')
const vatWords = say('VAT', 'VAT')
const paidWords = say('Khách trả', 'Guests pay')
const until = say('Đến {day}', 'Until {day}')
const since = say('Từ {day}', 'From {day}')

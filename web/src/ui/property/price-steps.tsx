import { say, type Saying } from '@innkeeper/protocol/say'
import { priceLineTexts, priceSumWords, type AnsweredPriceLine } from '@innkeeper/protocol/words/sale/price-line-texts'
import type { Currency } from '@innkeeper/rules/money/currency'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import styles from './price-steps.module.css'

/** A price with all its lines, as the calls answer it. */
export type SteppedPrice = {
  readonly lines: readonly AnsweredPriceLine[]
  readonly subtotals: { readonly rooms: number; readonly beforeTax: number }
  readonly total: number
}

type PriceStepsProps = { price: SteppedPrice; currency: Currency; roomTypes: readonly Saying[] }

/** The price of a stay step by step, so that a person can follow each dong. */
export const PriceSteps = ({ price, currency, roomTypes }: PriceStepsProps) => {
  const t = useSay()
  const format = useFormat()
  const money = (amount: number) => format.money(amount, currency)
  const several = roomTypes.length > 1
  const of = (step: (line: AnsweredPriceLine) => boolean) =>
    price.lines
      .filter(step)
      .map((line) => (
        <StepOf
          key={`${line.kind} ${line.night} ${line.roomLine} ${line.offer?.id} ${line.taxedAs} ${line.quantity} ${line.unitPrice}`}
          line={line}
          currency={currency}
          roomType={several ? roomTypes[line.roomLine ?? -1] : undefined}
        />
      ))
  const adjusted = price.subtotals.beforeTax !== price.subtotals.rooms
  return (
    <div className={styles['room']}>
      <table className={styles['steps']}>
        <caption className={styles['caption']}>{t(caption)}</caption>
        <tbody>{of(({ step }) => step === 'rooms')}</tbody>
        <tbody>
          <Sum words={priceSumWords.rooms} amount={money(price.subtotals.rooms)} />
          {of(({ step }) => step !== 'rooms' && step !== 'tax')}
          {adjusted && <Sum words={priceSumWords.beforeTax} amount={money(price.subtotals.beforeTax)} />}
          {of(({ step }) => step === 'tax')}
        </tbody>
        <tfoot>
          <Sum words={priceSumWords.total} amount={money(price.total)} whole />
        </tfoot>
      </table>
    </div>
  )
}

type StepProps = { line: AnsweredPriceLine; currency: Currency; roomType: Saying | undefined }

const StepOf = ({ line, currency, roomType }: StepProps) => {
  const { language } = useLanguage()
  const { title, how, amount } = priceLineTexts(line, { language, currency, roomType })
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={styles['how']}>{how}</td>
      <td className={styles['amount']} data-included={line.included}>
        {amount}
      </td>
    </tr>
  )
}

const Sum = ({ words, amount, whole = false }: { words: Saying; amount: string; whole?: boolean }) => {
  const t = useSay()
  return (
    <tr className={styles['sum']} data-whole={whole}>
      <th scope="row" colSpan={2}>
        {t(words)}
      </th>
      <td className={styles['amount']}>{amount}</td>
    </tr>
  )
}

const caption = say('Các bước tính giá', 'The steps of the price')

import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { PriceLine, PriceLineKind } from '@innkeeper/rules/price/price-line'
import type { Currency } from '@innkeeper/rules/money/currency'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import styles from './price-steps.module.css'

type Line = Omit<PriceLine, 'night' | 'lastNight'> & { readonly night: string | null; readonly lastNight: string | null }

/** A price with all its lines, as the calls answer it. */
export type SteppedPrice = {
  readonly lines: readonly Line[]
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
  const of = (step: (line: Line) => boolean) =>
    price.lines
      .filter(step)
      .map((line) => (
        <StepOf
          key={`${line.kind} ${line.night} ${line.roomLine} ${line.offer?.id} ${line.taxedAs} ${line.quantity} ${line.unitPrice}`}
          line={line}
          money={money}
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
          <Sum words={roomsWords} amount={money(price.subtotals.rooms)} />
          {of(({ step }) => step !== 'rooms' && step !== 'tax')}
          {adjusted && <Sum words={beforeTaxWords} amount={money(price.subtotals.beforeTax)} />}
          {of(({ step }) => step === 'tax')}
        </tbody>
        <tfoot>
          <Sum words={totalWords} amount={money(price.total)} whole />
        </tfoot>
      </table>
    </div>
  )
}

const StepOf = ({ line, money, roomType }: { line: Line; money: (amount: number) => string; roomType: Saying | undefined }) => {
  const t = useSay()
  const format = useFormat()
  const cause = line.offer === null ? kindWords[line.kind] : line.offer.name
  const title = line.kind === 'room' && line.night !== null ? format.day(line.night) : t(cause)
  const code = line.label === null ? '' : ` (${line.label})`
  const night = line.kind !== 'room' && line.night !== null && line.step !== 'tax' ? `, ${format.shortDate(line.night)}` : ''
  return (
    <tr>
      <th scope="row">{`${title}${code}${night}${roomType === undefined ? '' : ` · ${t(roomType)}`}`}</th>
      <td className={styles['how']}>{useHow(line, money)}</td>
      <td className={styles['amount']} data-included={line.included}>
        {line.included ? t(line.kind === 'service' ? inPackage : included, { amount: money(line.amount) }) : money(line.amount)}
      </td>
    </tr>
  )
}

const useHow = (line: Line, money: (amount: number) => string): string => {
  const t = useSay()
  const format = useFormat()
  if (line.basisPoints !== null) return t(percentOf, { percent: format.percent(line.basisPoints), base: money(line.base ?? 0) })
  if (line.unitPrice === null) return ''
  if (line.kind === 'service' && line.included) return format.number(line.quantity)
  const quantity = line.kind === 'room' ? format.count(line.quantity, nouns.room) : format.number(line.quantity)
  return `${quantity} × ${money(line.unitPrice)}`
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
const roomsWords = say('Phòng và phụ thu', 'Rooms and extras')
const beforeTaxWords = say('Trước thuế', 'Before tax')
const totalWords = say('Tổng cộng', 'Total')
const percentOf = say('{percent} của {base}', '{percent} of {base}')
const inPackage = say('gói đã gồm', 'in the package')
const included = say('gồm {amount}', '{amount} included')
const kindWords: Readonly<Record<PriceLineKind, Saying>> = {
  room: say('Phòng', 'Room'),
  extraAdult: say('Thêm người lớn', 'Extra adult'),
  extraChild: say('Thêm trẻ em', 'Extra child'),
  extraBed: say('Giường phụ', 'Extra bed'),
  agentTerms: say('Điều kiện đại lý', 'Agent terms'),
  promotion: say('Khuyến mãi', 'Promotion'),
  service: say('Dịch vụ', 'Service'),
  giftCode: say('Mã quà tặng', 'Gift code'),
  serviceCharge: say('Phí phục vụ', 'Service charge'),
  vat: say('VAT', 'VAT'),
}

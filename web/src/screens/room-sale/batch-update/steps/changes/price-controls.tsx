import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import type { BatchForm } from '../../form/batch-form.ts'
import styles from './changes-step.module.css'
import { Segments } from '../segments.tsx'

type Price = BatchForm['price']
type PriceControlsProps = { price: Price; change: (price: Price) => void }

/** How the price changes: set, raised or lowered by percent or amount and rounded to a step, or the nights' own price taken away. */
export const PriceControls = ({ price, change }: PriceControlsProps) => (
  <>
    <Segments label={actLabel} choices={acts} value={price.act} change={(act) => change({ ...price, act })} />
    {price.act === 'set' && (
      <div className={styles['money']}>
        <MoneyField
          bare
          field={plainField<number>({ label: newPrice, value: price.amount, change: (amount) => change({ ...price, amount }) })}
        />
      </div>
    )}
    {(price.act === 'raise' || price.act === 'lower') && <StepControls step={price} change={(step) => change({ ...price, ...step })} />}
  </>
)

type PriceStep = Pick<Price, 'unit' | 'amount' | 'percent' | 'roundTo'>
type StepControlsProps = { step: PriceStep; change: (step: PriceStep) => void }

/** By how much a price moves: percent or amount, rounded to a step. */
export const StepControls = ({ step, change }: StepControlsProps) => (
  <>
    <Segments label={unitLabel} choices={units} value={step.unit} change={(unit) => change({ ...step, unit })} />
    {step.unit === 'amount' ? (
      <div className={styles['money']}>
        <MoneyField
          bare
          field={plainField<number>({ label: byHowMuch, value: step.amount, change: (amount) => change({ ...step, amount }) })}
        />
      </div>
    ) : (
      <div className={styles['short']}>
        <NumberField
          bare
          digits={2}
          field={plainField<number>({
            label: percentLabel,
            unit: percentUnit,
            value: step.percent,
            change: (percent) => change({ ...step, percent }),
          })}
        />
      </div>
    )}
    <Rounding step={step} change={change} />
  </>
)

const Rounding = ({ step, change }: StepControlsProps) => {
  const t = useSay()
  return (
    <>
      <span className={styles['between']} aria-hidden>
        {t(rounded)}
      </span>
      <div className={`${styles['money']} ${styles['step']}`}>
        <MoneyField
          bare
          field={plainField<number>({ label: roundLabel, value: step.roundTo, change: (roundTo) => change({ ...step, roundTo }) })}
        />
      </div>
    </>
  )
}

const actLabel = say('Cách đổi giá', 'How the price changes')
const acts = [
  { value: 'set', words: say('Đặt', 'Set') },
  { value: 'raise', words: say('Tăng', 'Raise') },
  { value: 'lower', words: say('Giảm', 'Lower') },
  { value: 'clear', words: say('Bỏ giá riêng', 'Clear') },
] as const
const unitLabel = say('Tăng giảm theo', 'Raise or lower by')
const units = [
  { value: 'percent', words: say('%', '%') },
  { value: 'amount', words: say('Số tiền', 'Amount') },
] as const
const newPrice = say('Giá mới', 'New price')
const byHowMuch = say('Số tiền tăng giảm', 'Amount to raise or lower by')
const percentLabel = say('Phần trăm tăng giảm', 'Percent to raise or lower by')
const percentUnit = say('%', '%')
const rounded = say('tròn', 'round to')
const roundLabel = say('Làm tròn đến, để trống nếu không làm tròn', 'Round to; empty for no rounding')

import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { changeSelected } from '../edit/change-cells.ts'
import { selectedCells } from '../edit/selected-cells.ts'
import { hasField, wantedBy } from '../edit/typing/wanted-value.ts'
import { useDesk, type Act } from '../model/desk.ts'
import type { Place } from '../model/selection.ts'
import { inThousands } from '../view/zoom.ts'
import { actWords, changeOf, type ActUnit, type ValueAct } from './act-form.ts'
import { CopyForwardCard } from './copy-forward-card.tsx'
import { FloatingCard, type Beside } from './floating-card.tsx'
import styles from './floating-card.module.css'

type ActCardProps = { readonly beside: Beside; readonly act: Act; readonly place: Place; readonly onClose: () => void }

/** A small form for one act on the selected cells. */
export const ActCard = ({ act, ...props }: ActCardProps) =>
  act === 'copyForward' ? <CopyForwardCard {...props} /> : <ValueCard act={act} {...props} />

const ValueCard = ({ act, beside, onClose }: Omit<ActCardProps, 'act'> & { readonly act: ValueAct }) => {
  const t = useSay()
  const desk = useDesk()
  const look = desk.look.get()
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<ActUnit>('amount')
  const change = changeOf(act, text, { unit, currency: look.currency, thousands: look.currency === 'VND' && inThousands(look.zoom) })
  const cells = selectedCells(desk).filter(({ row }) => hasField(row, change?.field ?? fieldOf(act)))
  const sample = change === null ? undefined : wantedBy(desk.store, cells, change).find(({ value }) => typeof value === 'number')
  const words = actWords[act]
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (change === null) return
    onClose()
    changeSelected(desk, change)
  }
  const isPrice = fieldOf(act) === 'price'
  return (
    <FloatingCard beside={beside} label={t(words.title)} onClose={onClose}>
      <form className={styles['body']} onSubmit={save}>
        <h3 className={styles['title']}>{t(words.title)}</h3>
        <div className={styles['fields']}>
          <label>
            {t(words.label)}
            <input
              value={text}
              inputMode={isPrice ? 'decimal' : 'numeric'}
              autoComplete="off"
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </label>
          {(act === 'raisePrice' || act === 'lowerPrice') && <UnitChoice unit={unit} change={setUnit} />}
        </div>
        <p role="status" className={styles['words']} data-wrong={text !== '' && change === null}>
          {text !== '' && change === null && t(isPrice ? notMoney : notCount)}
          {isPrice && sample !== undefined && t(firstBecomes, { money: look.money(Number(sample.value)) })}
        </p>
        <Button words={words.button} values={{ cells: formatCount(cells.length, nouns.night, look.language) }} look="primary" submits />
      </form>
    </FloatingCard>
  )
}

const UnitChoice = ({ unit, change }: { readonly unit: ActUnit; readonly change: (unit: ActUnit) => void }): ReactNode => {
  const t = useSay()
  return (
    <label>
      {t(unitWords)}
      <select value={unit} onChange={(event) => change(event.currentTarget.value === 'percent' ? 'percent' : 'amount')}>
        <option value="amount">{t(amountWords)}</option>
        <option value="percent">{t(percentWords)}</option>
      </select>
    </label>
  )
}

const fieldOf = (act: ValueAct) => (act === 'setPrice' || act === 'raisePrice' || act === 'lowerPrice' ? 'price' : act)

const unitWords = say('Tính theo', 'By')
const amountWords = say('Số tiền', 'Amount')
const percentWords = say('Phần trăm', 'Percent')
const firstBecomes = say('Đêm đầu tiên thành {money}', 'The first night becomes {money}')
const notMoney = say('Nhập số tiền, ví dụ 2.450.000, 2450k hoặc 2,45tr.', 'Enter an amount, for example 2,450,000, 2450k or 2.45tr.')
const notCount = say('Nhập một số nguyên.', 'Enter a whole number.')

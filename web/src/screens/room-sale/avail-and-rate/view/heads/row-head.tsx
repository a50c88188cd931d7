import { say } from '@innkeeper/protocol/say'
import { notSellableWords } from '@innkeeper/protocol/words/sale/not-sellable-words'
import { formatCount, formatNumber, formatPercent, nouns } from '@innkeeper/protocol/format/format'
import type { Derivation } from '@innkeeper/rules/rate/derive'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { memo } from 'react'
import { Icon } from '#ui/look/icon.tsx'
import type { GridRow, PlanRow, RoomRow } from '../../model/grid-rows.ts'
import { classes } from '../cells/classes.ts'
import type { Look } from '../cells/look.ts'
import styles from './row-head.module.css'

/** The heads of one block of rows: room types with their rooms, plans with what they follow. */
export const RowHeadBlock = memo(function RowHeadBlock(props: {
  readonly rows: readonly GridRow[]
  readonly firstRow: number
  readonly top: number
  readonly look: Look
}) {
  const { rows, firstRow, top, look } = props
  return (
    <div role="rowgroup" className={styles['block']} style={{ top }}>
      {rows.map((row, index) => (
        <div key={row.id} role="row" aria-rowindex={firstRow + index + 2}>
          {row.kind === 'room' ? <RoomHead row={row} look={look} /> : <PlanHead row={row} look={look} />}
        </div>
      ))}
    </div>
  )
})

// The chevron is for the mouse; with the keys the space bar folds, and the menu of a cell says so.
const RoomHead = ({ row, look }: { readonly row: RoomRow; readonly look: Look }) => {
  const { room } = row
  const side = row.open ? String(room.totalRooms) : formatCount(room.plans.length, nouns.plan, look.language)
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-expanded={row.open}
      data-fold={row.id}
      data-reason={row.notSellable ?? undefined}
      className={classes(styles['room'], !room.active && styles['off'])}
    >
      <Icon name={row.open ? 'chevron-down' : 'chevron-right'} size={14} className={styles['chevron']} />
      <span className={styles['name']} title={look.t(room.name)}>
        {look.t(room.name)}
        {row.notSellable !== null && <i title={look.t(notSellableWords[row.notSellable])}>{look.t(notSellableWords[row.notSellable])}</i>}
      </span>
      <span className={styles['side']} title={look.t(totalRooms, { rooms: room.totalRooms })}>
        {side}
      </span>
    </div>
  )
}

const PlanHead = ({ row, look }: { readonly row: PlanRow; readonly look: Look }) => {
  const { plan } = row
  const parent = row.chain[1]
  const bounds = boundsOf(row).join(' ')
  return (
    <div role="rowheader" aria-colindex={1} className={classes(styles['plan'], !plan.active && styles['off'])}>
      <span className={styles['name']} title={look.t(plan.name)}>
        {look.t(plan.name)}
      </span>
      {bounds !== '' && (
        <span className={styles['step']} title={look.t(everyNight, { bounds: boundsText(row, look) })}>
          {bounds}
        </span>
      )}
      {plan.derive !== null && (
        <span className={styles['step']} title={look.t(follows, { plan: parent === undefined ? '' : look.t(parent.name) })}>
          <Icon name="link" size={11} />
          {stepText(plan.derive, look)}
        </span>
      )}
    </div>
  )
}

/** The stay that a plan takes on every night: "≥4", "≤7". */
const boundsOf = ({ stay: { minStay, maxStay } }: PlanRow): string[] => [
  ...((minStay ?? 1) > 1 ? [`≥${minStay}`] : []),
  ...(maxStay === null ? [] : [`≤${maxStay}`]),
]

const boundsText = ({ stay: { minStay, maxStay } }: PlanRow, { t, nights }: Look): string =>
  [
    ...((minStay ?? 1) > 1 ? [t(atLeast, { nights: nights(minStay ?? 1) })] : []),
    ...(maxStay === null ? [] : [t(atMost, { nights: nights(maxStay) })]),
  ].join(', ')

/** The step of a derived plan as its row shows it: "−12 %", "+950". */
const stepText = (
  { unit, value }: Pick<Derivation, 'unit' | 'value'>,
  { language, currency }: Pick<Look, 'language' | 'currency'>,
): string => {
  const sign = value > 0 ? '+' : ''
  if (unit === 'percent') return `${sign}${formatPercent(value, language)}`
  const per = currency === 'VND' && value % 1000 === 0 ? 1000 : minorPerUnit(currency)
  return `${sign}${formatNumber(value / per, language)}`
}

const everyNight = say('Mọi đêm: {bounds}', 'Every night: {bounds}')
const atLeast = say('tối thiểu {nights}', 'at least {nights}')
const atMost = say('tối đa {nights}', 'at most {nights}')
const totalRooms = say('Tổng {rooms} phòng', '{rooms} rooms in all')
const follows = say('Theo giá gói {plan}', 'Follows the price of {plan}')

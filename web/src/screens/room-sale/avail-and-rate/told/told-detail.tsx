import { toldNightStateWords } from '@innkeeper/protocol/words/connection/ari-words'
import { webhookProblemWords } from '@innkeeper/protocol/words/connection/webhook-words'
import { formatShortDate, formatWeekday } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useFormat } from '#kit/language/use-format.ts'
import { toldAgainWords, toldWhyWords, useToldDifferences } from '#ui/told-nights/told-values.ts'
import type { Cell } from '../edit/typing/wanted-value.ts'
import { useDesk } from '../model/desk.ts'
import type { GridRow } from '../model/grid-rows.ts'
import type { Look } from '../view/cells/look.ts'
import styles from './told-bar.module.css'
import { rowsToTell, type ToldCell, type ToldCells } from './told-cells.ts'
import { systemStateWords, toldGlyphs } from './told-offers.ts'

type ToldDetailsProps = { readonly told: ToldCells; readonly cells: readonly Cell[]; readonly look: Look }

/** The chosen night: how far each connected system has it, since when, and why it does not. */
export const ToldDetails = ({ told, cells: [first, ...others], look }: ToldDetailsProps) => {
  const { days, last } = useDesk().store.calendar
  if (first === undefined) return null
  const night = days[first.at] ?? last
  const rows = rowsToTell(
    told,
    [first, ...others].map(({ row }) => row),
    night,
  )
  return rows.map((row) => <ToldDetail key={row.id} told={told} row={row} night={night} look={look} />)
}

type ToldDetailProps = Pick<ToldDetailsProps, 'told' | 'look'> & { readonly row: GridRow; readonly night: string }

const ToldDetail = ({ told, row, night, look: { t, language } }: ToldDetailProps) => {
  const cells = told.of(row, night)
  const name = row.kind === 'plan' ? `${t(row.room.name)}, ${t(row.plan.name)}` : t(row.room.name)
  return (
    <div className={styles['detail']}>
      <b>
        {formatWeekday(night, language)} {formatShortDate(night)}, {name}
      </b>
      {cells.length === 0 && <span>{t(untold)}</span>}
      {cells.map((one) => (
        <ToldLine key={one.connection.id} one={one} t={t} />
      ))}
    </div>
  )
}

const ToldLine = ({ one: { connection, state, stretch }, t }: { readonly one: ToldCell; readonly t: Look['t'] }) => {
  const format = useFormat()
  const theirs = useToldDifferences()
  const words = { name: connection.name, state: t(toldNightStateWords[state]) }
  const problem = state === 'failed' && stretch?.why === '' ? connection.problem : null
  const parts = [
    stretch === null ? t(systemStateWords, words) : t(sinceWords, { ...words, moment: format.moment(stretch.since, { year: true }) }),
    stretch === null || stretch.why === '' ? null : t(toldWhyWords, { why: stretch.why }),
    problem === null ? null : t(webhookProblemWords[problem]),
    state === 'differs' && stretch !== null ? theirs(stretch.differences) : null,
    stretch === null || stretch.retryAt === null ? null : t(toldAgainWords, { moment: format.moment(stretch.retryAt, { year: true }) }),
  ]
  return (
    <span>
      <i aria-hidden data-state={state}>
        {toldGlyphs[state]}
      </i>
      {parts.filter((part) => part !== null).join(' · ')}
    </span>
  )
}

const untold = say('không gửi cho hệ thống nào', 'sent to no system')
const sinceWords = say('{name}: {state} từ {moment}', '{name}: {state} since {moment}')

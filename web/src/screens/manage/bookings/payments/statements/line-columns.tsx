import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import type { Line } from './line-look.ts'
import { MatchShown } from './match-shown.tsx'
import styles from './statements.module.css'

type LineColumns = {
  /** Null for somebody who may not change transactions. */
  readonly ticks: { readonly chosen: readonly string[]; readonly tick: (id: string, on: boolean) => void } | null
  /** Opens the dialog in which a person names the booking of a line. */
  readonly name: (line: Line) => void
}

/** The columns of the lines of bank statements. */
export const useLineColumns = ({ ticks, name }: LineColumns): readonly Column<Line>[] => {
  const format = useFormat()
  return useMemo(() => {
    const columns: readonly Column<Line>[] = [
      {
        key: 'content',
        head: say('Nội dung', 'Content'),
        phone: 'first',
        min: 220,
        cell: ({ content }) => <span className={styles['content']}>{content}</span>,
        second: ({ reference, fileName, line }) => (
          <span>{[reference, `${fileName}:${line}`].filter((part) => part !== '').join(' · ')}</span>
        ),
      },
      { key: 'paidOn', head: say('Ngày', 'Day'), phone: 'second', width: 136, cell: ({ paidOn }) => format.day(paidOn) },
      {
        key: 'amount',
        head: say('Số tiền', 'Amount'),
        right: true,
        phone: 'end',
        rank: 1,
        width: 130,
        cell: ({ amount }) => <span className={styles['amount']}>{format.money(amount, 'VND')}</span>,
      },
      {
        key: 'match',
        head: say('Của ai', 'Of whom'),
        phone: 'whole',
        rank: 1,
        min: 300,
        cell: (line) => <Standing line={line} />,
      },
      {
        key: 'acts',
        head: say('Khớp', 'Match'),
        right: true,
        phone: 'end',
        rank: 1,
        width: 150,
        cell: (line) => line.standing === 'open' && ticks !== null && <NameAct line={line} name={name} />,
      },
    ]
    return ticks === null ? columns : [tickColumn(ticks), ...columns]
  }, [format, ticks, name])
}

const tickColumn = (ticks: NonNullable<LineColumns['ticks']>): Column<Line> => ({
  key: 'tick',
  head: say('Chọn', 'Tick'),
  width: 70,
  phone: 'before',
  cell: (line) => line.standing !== 'booked' && <Tick line={line} {...ticks} />,
})

const Tick = ({ line, chosen, tick }: { line: Line } & NonNullable<LineColumns['ticks']>) => {
  const t = useSay()
  const format = useFormat()
  const field = plainField({
    name: `tick ${line.id}`,
    label: tickWords,
    value: chosen.includes(line.id),
    change: (on) => tick(line.id, on ?? false),
  })
  return (
    <CheckField field={field}>
      <span className="hidden-words">{t(tickWords, { content: line.content, amount: format.money(line.amount, 'VND') })}</span>
    </CheckField>
  )
}

const NameAct = ({ line, name }: { line: Line; name: (line: Line) => void }) => (
  <Button words={nameWords} values={{ content: line.content }} size="small" onClick={() => name(line)} />
)

const Standing = ({ line }: { line: Line }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const { standing, code, entryId, decidedBy, decidedAt } = line
  if (standing === 'open') return <MatchShown match={line.match} />
  return (
    <>
      {code !== null && entryId !== null && <Link to={paths.transaction(property, { id: entryId })}>{code}</Link>}
      {decidedAt !== null && <SecondLine>{t(decided, { person: decidedBy ?? '', moment: format.moment(decidedAt) })}</SecondLine>}
    </>
  )
}

const tickWords = say('Chọn {amount}: {content}', 'Tick {amount}: {content}')
const nameWords = say('Chọn mã', 'Choose the booking')
const decided = say('{person}, {moment}', '{person}, {moment}')

import { jobDecisionWords, jobKindWords, jobProblemWords, jobStateWords } from '@innkeeper/protocol/words/platform/job-words'
import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge, type StateLook } from '#ui/page/badge.tsx'
import styles from './failed-jobs.module.css'

type Row = RowOf<'job/get-all'>
type Ticks = { readonly chosen: readonly string[]; readonly tick: (id: string, on: boolean) => void }

/** The columns of failed jobs: which, of which property, when, how often and why it failed, and what was decided. */
export const useFailedJobsColumns = ({ chosen, tick, decided }: Ticks & { readonly decided: boolean }): readonly Column<Row>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'job',
        sortBy: 'job',
        head: say('Công việc', 'Job'),
        phone: 'first',
        cell: (row) => <Job row={row} chosen={chosen} tick={tick} />,
      },
      ...(decided ? [{ key: 'decision', head: say('Quyết định', 'Decision'), cell: decisionOf(t, format) }] : []),
      {
        key: 'problem',
        sortBy: 'problem',
        head: say('Vì sao', 'Why'),
        cell: (row) => (row.problem === null ? '–' : t(jobProblemWords[row.problem])),
      },
      {
        key: 'attempts',
        sortBy: 'attempts',
        head: say('Số lần thử', 'Attempts'),
        width: 110,
        right: true,
        phone: 'hidden',
        cell: (row) => format.number(row.attempts),
      },
      {
        key: 'at',
        sortBy: 'at',
        head: say('Lúc', 'When'),
        width: 150,
        phone: 'hidden',
        cell: (row) => format.moment(row.failedAt ?? row.postedAt, { year: true }),
      },
      {
        key: 'state',
        sortBy: 'state',
        head: say('Trạng thái', 'Status'),
        width: 150,
        phone: 'end',
        cell: ({ state }) => <Badge state={looks[state]} />,
      },
    ],
    [t, format, chosen, tick, decided],
  )
}

const Job = ({ row, chosen, tick }: { row: Row } & Ticks) => {
  const t = useSay()
  const { kind, about, property } = row
  const name = [t(jobKindWords[kind]), t(about)].filter((part) => part !== '').join(': ')
  const label = { vi: name, en: name }
  return (
    <>
      <div className={styles['job']}>
        {row.state === 'failed' ? (
          <CheckField field={plainField({ label, value: chosen.includes(row.id), change: (on) => tick(row.id, on ?? false) })} />
        ) : (
          name
        )}
      </div>
      {property !== null && <SecondLine>{`${t(property)} · ${property.code}`}</SecondLine>}
    </>
  )
}

const decisionOf =
  (t: ReturnType<typeof useSay>, format: ReturnType<typeof useFormat>) =>
  ({ decision }: Row): string =>
    decision === null ? '' : t(jobDecisionWords[decision.decision], { person: decision.person, moment: format.moment(decision.at) })

const looks: Readonly<Record<Row['state'], StateLook>> = {
  failed: { words: jobStateWords.failed, tone: 'red', icon: 'alert-circle' },
  waiting: { words: jobStateWords.waiting, tone: 'amber', icon: 'clock' },
  done: { words: jobStateWords.done, tone: 'green', icon: 'check' },
  putAway: { words: jobStateWords.putAway, tone: 'grey', icon: 'ban' },
}

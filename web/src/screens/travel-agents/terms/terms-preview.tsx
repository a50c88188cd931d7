import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useTermsText, type TermsTable } from './terms-words.ts'
import styles from './terms.module.css'

type TermsPreviewProps = { table: TermsTable; row: CallInput<'agent-terms/preview'>['rows'][number] }

/** For which linked agents the terms would change, and from what to what. */
export const TermsPreview = ({ table, row }: TermsPreviewProps) => {
  const t = useSay()
  const format = useFormat()
  const text = useTermsText(table.plans, table.currency)
  const { data, error, again } = useRead('agent-terms/preview', { rows: [row] }, { keep: true })
  if (data === undefined) return error === null ? <Skeleton rows={2} /> : <Failed what={what} error={error} again={again} />
  const shown = data.agents.slice(0, mostShown)
  const sayOf = (said: (typeof shown)[number]['before']) => `${text.price(said)}; ${text.open(said)}; ${text.cap(said)}`
  return (
    <Banner tone="cham" title={t(data.total === 0 ? nothing : changes, { count: format.number(data.total) })}>
      <ul className={styles['changes']}>
        {shown.map(({ travelAgentId, name, before, after }) => (
          <li key={travelAgentId}>
            <strong>{t(name)}</strong>: {sayOf(before)} → {sayOf(after)}
          </li>
        ))}
      </ul>
      {data.total > shown.length && t(others, { count: format.number(data.total - shown.length) })} {t(kept)}
    </Banner>
  )
}

const mostShown = 8
const what = say('những gì thay đổi', 'what changes')
const nothing = say('Không đại lý nào đang liên kết thấy khác.', 'No linked agent sees a difference.')
const changes = say('Số đại lý thấy khác: {count}', 'Agents that see a difference: {count}')
const others = say('và {count} đại lý khác.', 'and {count} other agents.')
const kept = say('Đặt phòng đã có giữ nguyên giá.', 'Bookings that are made keep their price.')

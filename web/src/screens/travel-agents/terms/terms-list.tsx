import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { levelWords } from '../agent-words.ts'
import { useTermsText, type TermsRecord, type TermsTable } from './terms-words.ts'
import styles from './terms.module.css'

type TermsListProps = { table: TermsTable; open: (row: TermsRecord) => void }

/** The table of terms: the levels, and below them the agents that are exceptions. */
export const TermsList = ({ table, open }: TermsListProps) => {
  const t = useSay()
  const exceptions = table.rows.filter(({ level }) => level === null)
  return (
    <table className={styles['terms']}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.en} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.flatMap((row) => (row.level === null ? [] : [<Row key={row.level} table={table} row={row} open={open} />]))}
      </tbody>
      <tbody>
        <tr className={styles['group']}>
          <th scope="rowgroup" colSpan={heads.length}>
            {t(exceptions.length === 0 ? noExceptions : exceptionsWords)}
          </th>
        </tr>
        {exceptions.map((row) => (
          <Row key={row.travelAgentId} table={table} row={row} open={open} />
        ))}
      </tbody>
    </table>
  )
}

const Row = ({ table, row, open }: TermsListProps & { row: TermsRecord }) => {
  const t = useSay()
  const format = useFormat()
  const text = useTermsText(table.plans, table.currency)
  const name = ownerOf(row)
  return (
    <tr>
      <th scope="row">
        {t(name)}
        <small>
          {row.agent === null
            ? t(agentsWords, { count: format.number(row.agents) })
            : t(row.agent.active ? levelWords(row.agent.level) : unlinked)}
        </small>
      </th>
      <td data-head={t(priceHead)}>{text.price(row)}</td>
      <td data-head={t(openHead)}>{text.open(row)}</td>
      <td data-head={t(capHead)}>{text.cap(row)}</td>
      <td>
        <IconButton icon="edit" framed words={changeWords} values={{ name: t(name) }} onClick={() => open(row)} />
      </td>
    </tr>
  )
}

/** Whose terms a row is, by name. */
const ownerOf = ({ level, agent }: TermsRecord): Saying => agent?.name ?? levelWords(level ?? 0)

const ownerHead = say('Cấp hoặc đại lý', 'Level or agent')
const priceHead = say('Giá', 'Price')
const openHead = say('Gói mở bán', 'Open packages')
const capHead = say('Số phòng nhiều nhất', 'Most rooms')
const actHead = say('Sửa', 'Change')
const heads = [ownerHead, priceHead, openHead, capHead, actHead]
const changeWords = say('Sửa {name}', 'Change {name}')
const agentsWords = say('Đại lý đang liên kết: {count}', 'Linked agents: {count}')
const exceptionsWords = say('Đại lý có điều kiện riêng', 'Agents with own terms')
const noExceptions = say('Chưa đại lý nào có điều kiện riêng: mọi đại lý theo cấp.', 'No agent has own terms: all follow their level.')
const unlinked = say('Đã ngừng liên kết', 'Unlinked')

import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './payments.module.css'

type TotalsTableProps = {
  title: Saying
  heads: readonly [Saying, Saying]
  rows: readonly { readonly key: string; readonly words: Saying; readonly cells: readonly [string, string] }[]
}

/** Two figures of each row, in a card. */
export const TotalsTable = ({ title, heads, rows }: TotalsTableProps) => {
  const t = useSay()
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="note">{t(nothing)}</p>
      ) : (
        <table className={styles['totals']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-words">{t(title)}</span>
              </th>
              {heads.map((head) => (
                <th key={head.en} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, words, cells: [one, other] }) => (
              <tr key={key}>
                <th scope="row">{t(words)}</th>
                <td>{one}</td>
                <td>{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

const nothing = say('Không có giao dịch nào.', 'No transactions.')

import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Tabs } from '#ui/page/tabs.tsx'

type PaymentTabsProps = { current: 'transactions' | 'toMove' | 'statements' | 'monthly' }

/** What has moved, what is to move, and what the bank says came in, and the agents' months. */
export const PaymentTabs = ({ current }: PaymentTabsProps) => {
  const { property } = useSession()
  return (
    <Tabs
      words={say('Thu chi', 'Money')}
      current={current}
      tabs={[
        { key: 'transactions', words: movedWords, to: paths.transactions(property) },
        { key: 'toMove', words: toMoveWords, to: paths.moneyToMove(property) },
        { key: 'statements', words: statementsWords, to: paths.bankStatements(property) },
        { key: 'monthly', words: monthlyWords, to: paths.monthlyStatements(property) },
      ]}
    />
  )
}

const movedWords = say('Đã thu, đã trả', 'Moved')
/** What the list of money to move is called. */
const toMoveWords = say('Phải thu, phải trả', 'To move')
const monthlyWords = say('Đối soát tháng', 'Monthly statements')
const statementsWords = say('Sao kê ngân hàng', 'Bank statements')

import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Tabs } from '#ui/page/tabs.tsx'

type PaymentTabsProps = { current: 'transactions' | 'toMove' | 'statements' }

/** What has moved, what is to move, and what the bank says came in. */
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
      ]}
    />
  )
}

const movedWords = say('Đã thu, đã trả', 'Moved')
/** What the list of money to move is called. */
const toMoveWords = say('Phải thu, phải trả', 'To move')
const statementsWords = say('Sao kê ngân hàng', 'Bank statements')

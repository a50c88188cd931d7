import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Tabs } from '#ui/page/tabs.tsx'

type PaymentTabsProps = { current: 'transactions' | 'toMove' }

/** What has moved, and what is to move. */
export const PaymentTabs = ({ current }: PaymentTabsProps) => {
  const { property } = useSession()
  return (
    <Tabs
      words={say('Thu chi', 'Money')}
      current={current}
      tabs={[
        { key: 'transactions', words: movedWords, to: paths.transactions(property) },
        { key: 'toMove', words: toMoveWords, to: paths.moneyToMove(property) },
      ]}
    />
  )
}

const movedWords = say('Đã thu, đã trả', 'Moved')
/** What the list of money to move is called. */
const toMoveWords = say('Phải thu, phải trả', 'To move')

import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Tabs } from '#ui/page/tabs.tsx'

/** The two parts of “sale and promotion packages”. */
export const SalePromotionTabs = ({ current }: { current: 'sale' | 'promotion' }) => {
  const { property } = useSession()
  const tabs = [
    { key: 'sale', words: say('Gói bán', 'Sale packages'), to: paths.salePackages(property) },
    { key: 'promotion', words: say('Khuyến mãi', 'Promotions'), to: paths.promotions(property) },
  ]
  return <Tabs words={words} tabs={tabs} current={current} />
}

const words = say('Gói bán và khuyến mãi', 'Sale packages and promotions')

import { nouns } from '@innkeeper/protocol/format/format'
import { mealsText } from '@innkeeper/protocol/words/sale/meals-text'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import styles from './rate-plans.module.css'
import { stayText, stepText, type Choices, type RatePlan } from './rate-plan-words.ts'

/** The columns that only sale packages have. */
export const useRatePlanColumns = (choices: Choices | undefined): readonly Column<RatePlan>[] => {
  const t = useSay()
  const format = useFormat()
  return [
    nameColumn(say('Gói bán', 'Package')),
    { key: 'price', head: say('Giá', 'Price'), min: 220, cell: (plan) => <PriceOf plan={plan} choices={choices} /> },
    {
      key: 'guests',
      sortBy: 'guests',
      head: say('Khách đã gồm', 'Guests included'),
      phone: 'hidden',
      cell: (plan) => (
        <>
          {format.count(plan.includedAdults, nouns.adult)}
          {plan.includedChildren > 0 && `, ${format.count(plan.includedChildren, nouns.child)}`}
          <SecondLine>{mealsText(plan.meals, t)}</SecondLine>
        </>
      ),
    },
    { key: 'stay', sortBy: 'stay', head: say('Số đêm', 'Stay'), phone: 'hidden', cell: (plan) => stayText(plan.minStay, plan.maxStay, t) },
    {
      key: 'rooms',
      head: say('Loại phòng', 'Room types'),
      right: true,
      phone: 'hidden',
      cell: (plan) => (plan.roomTypeIds.length === 0 ? '–' : format.number(plan.roomTypeIds.length)),
    },
  ]
}

/** Whether a plan has prices of its own, or which plan it follows by which step. */
const PriceOf = ({ plan, choices }: { plan: RatePlan; choices: Choices | undefined }) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  if (plan.derivation === null) return t(own)
  const { parentId } = plan.derivation
  const parent = choices?.plans.find(({ id }) => id === parentId)
  const step = stepText(plan.derivation, { language, money: format.money })
  return (
    <span className={styles['follows']}>
      <Icon name="link" size={12} />
      {t(following, { parent: parent === undefined ? '…' : t(nameOf(parent)), step })}
    </span>
  )
}

const own = say('Giá riêng', 'Own prices')
const following = say('{parent} {step}', '{parent} {step}')

import { nouns } from '@innkeeper/protocol/format'
import { mealsText } from '../../../kit/meals-text.ts'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SecondLine, type Column } from '../../../ui/table-list.tsx'
import { RatePlanActs } from './rate-plan-acts.tsx'
import styles from './rate-plans.module.css'
import { saleState, stayText, stepText, type Choices, type RatePlan } from './rate-plan-words.ts'

/** The columns of the sale packages; the last one copies and deletes. */
export function useRatePlanColumns(choices: Choices | undefined, askToDelete: (plan: RatePlan) => void): readonly Column<RatePlan>[] {
  const t = useSay()
  const format = useFormat()
  return [
    { key: 'name', head: say('Gói bán', 'Package'), phone: 'first', cell: (plan) => <Names plan={plan} /> },
    { key: 'price', head: say('Giá', 'Price'), cell: (plan) => <PriceOf plan={plan} choices={choices} /> },
    {
      key: 'guests',
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
    { key: 'stay', head: say('Số đêm', 'Stay'), phone: 'hidden', cell: (plan) => stayText(plan.minStay, plan.maxStay, t) },
    {
      key: 'rooms',
      head: say('Loại phòng', 'Room types'),
      right: true,
      phone: 'hidden',
      cell: (plan) => (plan.roomTypeIds.length === 0 ? '–' : format.number(plan.roomTypeIds.length)),
    },
    { key: 'state', head: say('Trạng thái', 'Status'), phone: 'end', cell: (plan) => <Badge state={saleState(plan.active)} /> },
    {
      key: 'acts',
      head: say('Thao tác', 'Actions'),
      phone: 'hidden',
      width: 96,
      cell: (plan) => <RatePlanActs plan={plan} askToDelete={askToDelete} />,
    },
  ]
}

/** The name in the language shown, and in the other one below. */
function Names({ plan }: { plan: RatePlan }) {
  const t = useSay()
  const { language } = useLanguage()
  const other = language === 'vi' ? 'en' : 'vi'
  return (
    <>
      <strong>{t(nameOf(plan))}</strong>
      <SecondLine>
        <span lang={other}>{nameOf(plan)[other]}</span>
      </SecondLine>
    </>
  )
}

/** Whether a plan has prices of its own, or which plan it follows by which step. */
function PriceOf({ plan, choices }: { plan: RatePlan; choices: Choices | undefined }) {
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

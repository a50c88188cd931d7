import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import styles from './policies.module.css'
import { EmptyList } from '#ui/lists/empty.tsx'
import type { PolicyPlan } from './policy-words.ts'

/** The packages that a policy holds for, each a link to it. */
export const PolicyPlans = ({ plans }: { plans: readonly PolicyPlan[] }) => {
  const t = useSay()
  const { property } = useSession()
  if (plans.length === 0) return <EmptyList words={none} small />
  return (
    <ul className={styles['plans']}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <Link to={paths.salePackage(property, plan.id)}>{t(nameOf(plan))}</Link>
          {plan.byDefault && <span className="note">{t(byDefault)}</span>}
          {!plan.active && <span className="note">{t(notOnSale)}</span>}
        </li>
      ))}
    </ul>
  )
}

const none = say('Chưa gói nào dùng chính sách này.', 'No package uses this policy.')
const byDefault = say('vì là chính sách chuẩn', 'as it is the standard one')
const notOnSale = say('ngừng bán', 'not on sale')

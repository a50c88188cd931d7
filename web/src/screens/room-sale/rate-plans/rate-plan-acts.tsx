import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './rate-plans.module.css'
import { mayNotChange, type RatePlan } from './rate-plan-words.ts'
import { useCopyRatePlan } from './use-copy-rate-plan.ts'

/** What can be done with a row besides opening it: copy and delete. */
export function RatePlanActs({ plan, askToDelete }: { plan: RatePlan; askToDelete: (plan: RatePlan) => void }) {
  const t = useSay()
  const reason = useRight('PLAN_PROMOTION_2') ? undefined : mayNotChange
  const { copy, pending } = useCopyRatePlan(plan)
  const values = { name: t(nameOf(plan)) }
  return (
    <div className={styles['acts']}>
      <IconButton icon="copy" words={copyWords} values={values} reason={pending ? copying : reason} onClick={copy} />
      <IconButton icon="trash" words={deleteWords} values={values} reason={reason} onClick={() => askToDelete(plan)} />
    </div>
  )
}

const copyWords = say('Sao chép {name}', 'Copy {name}')
const copying = say('Đang sao chép.', 'Being copied.')
const deleteWords = say('Xoá {name}', 'Delete {name}')

import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useSession } from '../../../kit/session-context.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useChange } from '../../../kit/use-change.ts'
import { paths } from '../../../paths.ts'
import type { RatePlan } from './rate-plan-words.ts'

/** Copies a plan and offers to open the copy. */
export function useCopyRatePlan(plan: Pick<RatePlan, 'id' | 'nameVi' | 'nameEn'>) {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const { property } = useSession()
  const change = useChange('plan/copy', {
    done: ({ id }) =>
      alerts.success(
        copied,
        { name: t(nameOf(plan)) },
        { words: openCopy, run: () => void router.navigate({ href: paths.salePackage(property, id) }) },
      ),
    failed: alerts.failure,
  })
  return { copy: () => change.send({ id: plan.id }), pending: change.pending }
}

const copied = say('Đã sao chép {name}. Bản sao đang ngừng bán.', '{name} is copied. The copy is not on sale.')
const openCopy = say('Mở bản sao', 'Open the copy')

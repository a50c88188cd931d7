import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useChange } from '../../../kit/use-change.ts'
import { formOf } from './use-rate-plan-form.ts'

/** Takes a plan off sale and leaves the rest of it as it is. */
export function useStopRatePlan(plan: AnswerOf<'plan/detail'> | undefined, done: () => void) {
  const t = useSay()
  const alerts = useAlerts()
  const change = useChange('plan/update', {
    done: (_saved, stopped) => {
      alerts.success(stoppedWords, { name: t(nameOf(stopped)) })
      done()
    },
    failed: alerts.failure,
  })
  return {
    pending: change.pending,
    send: () => {
      if (plan !== undefined) change.send({ ...formOf(plan), active: false, id: plan.id, version: plan.version })
    },
  }
}

const stoppedWords = say('Đã ngừng bán gói {name}.', 'The package {name} is off sale.')

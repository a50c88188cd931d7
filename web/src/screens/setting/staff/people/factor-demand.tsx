import { userFactorCalls } from '@innkeeper/protocol/calls/setting/user-factor'
import { labelOf } from '@innkeeper/protocol/field'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'

/** Whether the property asks its staff for a second step: ticked, it counts from each one's next sign-in. */
export const FactorDemand = () => {
  const alerts = useAlerts()
  const { data } = useRead('user/second-factor', {})
  const change = useChange('user/demand-second-factor', {
    done: (_answer, { demanded }) => alerts.success(demanded ? asks : asksNot),
    failed: alerts.failure,
  })
  if (data === undefined) return null
  const field = plainField<boolean>({ label, value: data.demanded, change: (next) => change.send({ demanded: next === true }) })
  return <CheckField field={field} disabled={change.pending || change.reason !== undefined} />
}

const label = labelOf(userFactorCalls['user/demand-second-factor'].input.shape.demanded)
const asks = say(
  'Từ lần đăng nhập sau, ai chưa có xác thực hai bước phải thiết lập trước.',
  'From the next sign-in, whoever has no two-step verification sets it up first.',
)
const asksNot = say('Không còn yêu cầu xác thực hai bước.', 'Two-step verification is no longer asked for.')
